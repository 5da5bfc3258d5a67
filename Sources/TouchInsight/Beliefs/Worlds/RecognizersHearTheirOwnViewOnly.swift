import TouchModel

extension Belief {
  static let recognizersHearTheirOwnViewOnly = Belief(
    "recognizers-hear-their-own-view-only",
    "A recognizer acts only on touches of its own view, not on those of the views inside it",
    rules: ["GR-1"],
    example: Example(.tap(at: Point(100, 200))) { scene in
      try scene.attach(.tap, "dismiss", to: Scene.root)
      try scene.put("card", 40, 140, 240, 200)
    },
    world: World(change: { scene in
      for id in scene.livingRecognizers where !scene.recognizers[id.row].isSystem {
        guard let view = scene.recognizers[id.row].view else { continue }
        for inner in scene.subviews(of: view) {
          scene.setRule(DelegateRule(.shouldReceiveTouch, false, about: .view(inner)), of: id)
        }
      }
    }))
}
