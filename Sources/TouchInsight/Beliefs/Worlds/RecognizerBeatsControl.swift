import TouchModel

extension Belief {
  static let recognizerBeatsControl = Belief(
    "recognizer-beats-control",
    "A tap recognizer on a parent always beats the button inside it",
    rules: ["UC-20", "UC-21"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let card = try scene.put("card", 20, 20, 280, 200)
      try scene.attach(.tap, "close", to: card)
      scene.wire(try scene.put("buy", .button, in: card, 40, 60, 120, 44), to: "buy")
    },
    world: World(change: { scene in
      for view in scene.livingViews where scene.views[view.row].viewClass.isControl {
        try scene.changeOverrides(of: .view(view)) {
          if $0.gestureRecognizerShouldBegin == nil { $0.gestureRecognizerShouldBegin = true }
        }
      }
    }))
}
