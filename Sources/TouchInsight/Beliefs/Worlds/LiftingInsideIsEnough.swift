import TouchModel

extension Belief {
  static let liftingInsideIsEnough = Belief(
    "lifting-inside-is-enough",
    "A button sends touchUpInside wherever the touch began, if the finger lifts inside it",
    rules: ["UC-10"],
    example: Example(.drag(from: Point(100, 200), to: Point(100, 60), steps: 4)) { scene in
      scene.wire(try scene.put("buy", .button, 40, 40, 120, 44), to: "buy")
    },
    world: World(retell: { happenings, telling in
      var told: [Happening] = []
      for happening in happenings {
        told.append(happening)
        guard case .viewCalled(let view, .ended, let fingers) = happening.kind else { continue }
        for finger in fingers {
          guard let end = telling.end(of: finger), let found = telling.scene.hitView(at: end), found != view
          else {
            continue
          }
          told += telling.press(found, at: happening.time)
        }
      }
      happenings = told
    }))
}
