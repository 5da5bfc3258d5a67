import TouchModel

extension Belief {
  static let cancelsTouchesOffLetsBothAct = Belief(
    "cancels-touches-off-lets-both-act",
    "With cancelsTouchesInView off, a recognizer no longer keeps other recognizers from acting",
    rules: ["GR-21", "GR-17"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let outer = try scene.put("outer", 20, 20, 200, 200)
      try scene.attach(.tap, "outerTap", to: outer)
      let inner = try scene.attach(.tap, "innerTap", to: try scene.put("inner", in: outer, 40, 40, 100, 100))
      try scene.set(.cancelsTouchesInView, .bool(false), on: .recognizer(inner))
    },
    world: World(change: { scene in
      for id in scene.livingRecognizers where !scene.recognizers[id.row].cancelsTouchesInView {
        scene.setRule(DelegateRule(.shouldRecognizeSimultaneously, true), of: id)
      }
    }))
}
