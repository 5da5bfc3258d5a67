import TouchModel

extension Belief {
  static let controlBeatsRecognizer = Belief(
    "control-beats-recognizer",
    "A control always beats the recognizers that get the same touch",
    rules: ["UC-25", "UC-23", "UC-24"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let card = try scene.put("card", 20, 20, 280, 200)
      try scene.attach(.tap, "close", to: card)
      scene.wire(try scene.put("check", .control, in: card, 40, 60, 120, 44), to: "check")
    },
    world: World(change: { scene in
      for view in scene.livingViews where scene.views[view.row].viewClass.isControl {
        try scene.changeOverrides(of: .view(view)) { $0.gestureRecognizerShouldBegin = false }
      }
    }))
}
