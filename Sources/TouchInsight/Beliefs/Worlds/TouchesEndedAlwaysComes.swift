import TouchModel

extension Belief {
  static let touchesEndedAlwaysComes = Belief(
    "touches-ended-always-comes",
    "Every touchesBegan is followed by a touchesEnded once the finger lifts",
    rules: ["EV-9", "GR-16"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      try scene.attach(.tap, to: try scene.put("card", 40, 40, 120, 120))
    },
    world: World(retell: { happenings, _ in
      for index in happenings.indices {
        switch happenings[index].kind {
        case .viewCalled(let view, .cancelled, let fingers):
          happenings[index].kind = .viewCalled(view, .ended, fingers)
        case .passedOn(let responder, .cancelled, let fingers):
          happenings[index].kind = .passedOn(responder, .ended, fingers)
        case .asked, .found, .recognizerCalled, .viewCalled, .passedOn, .excluded, .controlSent, .acted,
          .selected:
          break
        }
      }
    }))
}
