import TouchModel

extension Belief {
  static let secondHitTestIsForTouchesEnded = Belief(
    "second-hit-test-is-for-touches-ended",
    "hitTest is logged twice because it is asked once for touchesBegan and once for touchesEnded",
    rules: ["HT-20", "HT-17"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      try scene.put("card", 40, 40, 120, 120)
    },
    world: World(retell: { happenings, _ in
      for happening in happenings {
        guard case .asked(2, let finger) = happening.kind,
          let place = happenings.firstIndex(of: happening),
          let end = happenings[place...].firstIndex(where: { $0.phase == .ended && $0.isAbout(finger) })
        else { continue }
        happenings.insert(Happening(happenings[end].time, happening.kind), at: end)
        happenings.remove(at: place)
      }
    }))
}

extension Happening {
  fileprivate func isAbout(_ finger: Finger) -> Bool {
    switch kind {
    case .recognizerCalled(_, _, let fingers), .viewCalled(_, _, let fingers), .passedOn(_, _, let fingers):
      fingers.contains(finger)
    case .asked, .found, .excluded, .controlSent, .acted, .selected: false
    }
  }
}
