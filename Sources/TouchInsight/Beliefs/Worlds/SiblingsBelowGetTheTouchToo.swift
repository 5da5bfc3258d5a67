import TouchModel

extension Belief {
  static let siblingsBelowGetTheTouchToo = Belief(
    "siblings-below-get-the-touch-too",
    "A touch that the front view does not handle goes to the sibling below it",
    rules: ["HT-16", "RC-2"],
    example: Example(.tap(at: Point(100, 60))) { scene in
      scene.wire(try scene.put("shutter", .button, 40, 40, 120, 44), to: "shoot")
      try scene.put("overlay", 0, 0, 320, 480)
    },
    world: World(retell: { happenings, telling in
      var told: [Happening] = []
      for happening in happenings {
        told.append(happening)
        guard case .viewCalled(let view, let phase, let fingers) = happening.kind,
          !telling.scene.views[view.row].viewClass.isControl,
          let finger = fingers.first(where: { _ in true }),
          let sibling = telling.sibling(below: view, at: finger)
        else { continue }
        told.append(Happening(happening.time, .viewCalled(sibling, phase, fingers)))
        guard phase == .ended else { continue }
        told += telling.press(sibling, at: happening.time)
      }
      happenings = told
    }))
}

extension Telling {
  /// The view that would have been found if `view` were not there, where it is not above `view` in the hierarchy.
  fileprivate func sibling(below view: ViewID, at finger: Finger) -> ViewID? {
    guard let point = start(of: finger) else { return nil }
    let search = ViewSearch(refuses: { $0 == view || ViewSearch.refuses($0, $1) })
    guard let found = search.find(point, in: scene), !scene.isView(view, inside: found) else { return nil }
    return found
  }
}
