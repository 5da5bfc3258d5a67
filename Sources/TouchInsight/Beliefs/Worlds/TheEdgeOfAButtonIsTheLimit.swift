import TouchModel

extension Belief {
  static let theEdgeOfAButtonIsTheLimit = Belief(
    "the-edge-of-a-button-is-the-limit",
    "Lifting the finger just outside a button is touchUpOutside",
    rules: ["UC-6"],
    example: Example(.drag(from: Point(100, 60), to: Point(100, 104), steps: 4)) { scene in
      scene.wire(try scene.put("buy", .button, 40, 40, 120, 44), to: "buy")
    },
    world: World(change: { scene in scene.settings.trackingOutset = 0 }))
}
