import TouchModel

extension Belief {
  static let everyRecognizerActs = Belief(
    "every-recognizer-acts",
    "A tap recognizer on a view and one on its parent both act on a tap",
    rules: ["GR-21", "GR-25"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let outer = try scene.put("outer", 20, 20, 200, 200)
      try scene.attach(.tap, "outerTap", to: outer)
      try scene.attach(.tap, "innerTap", to: try scene.put("inner", in: outer, 40, 40, 100, 100))
    },
    world: World(change: { scene in
      for id in scene.livingRecognizers where scene.recognizers[id.row].kind == .tap {
        scene.setRule(DelegateRule(.shouldRecognizeSimultaneously, true), of: id)
      }
    }))
}
