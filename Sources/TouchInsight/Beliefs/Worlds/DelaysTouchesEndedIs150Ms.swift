import TouchModel

extension Belief {
  static let delaysTouchesEndedIs150Ms = Belief(
    "delays-touches-ended-is-150-ms",
    "delaysTouchesEnded holds touchesEnded back for 0.15 seconds",
    rules: ["GR-19a", "GR-19"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let tap = try scene.attach(.tap, "double", to: try scene.put("card", 40, 40, 120, 120))
      try scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(tap))
    },
    world: World(retell: { happenings, _ in
      var lifts: [Finger: Time] = [:]
      for index in happenings.indices where happenings[index].phase == .ended {
        guard let finger = happenings[index].firstFinger else { continue }
        if happenings[index].isRecognizerCall {
          lifts[finger] = happenings[index].time
        } else if let lift = lifts[finger], happenings[index].time > lift {
          happenings[index].time = lift + Time(seconds: 0.15)
        }
      }
      happenings.sortByTime()
    }))
}

extension Happening {
  fileprivate var firstFinger: Finger? {
    switch kind {
    case .recognizerCalled(_, _, let fingers), .viewCalled(_, _, let fingers), .passedOn(_, _, let fingers):
      fingers.first { _ in true }
    case .asked, .found, .excluded, .controlSent, .acted, .selected: nil
    }
  }
}
