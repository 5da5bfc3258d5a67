import TouchModel

extension Belief {
  static let fastMovementIsASwipe = Belief(
    "fast-movement-is-a-swipe",
    "Where a view has a pan and a swipe, a fast movement is taken as the swipe",
    rules: ["GR-27"],
    example: Example(
      .drag(from: Point(100, 240), to: Point(100, 90), over: Time(seconds: 0.1), steps: 4)
    ) { scene in
      let sheet = try scene.put("sheet", 0, 0, 320, 480)
      try scene.attach(.pan, to: sheet)
      let swipe = try scene.attach(.swipe, to: sheet)
      try scene.set(.direction, .sides(.up), on: .recognizer(swipe))
    },
    world: World(change: { scene in
      let ids = scene.livingRecognizers.filter { !scene.recognizers[$0.row].isSystem }
      for swipe in ids where scene.recognizers[swipe.row].kind == .swipe {
        for pan in ids where scene.recognizers[pan.row].kind == .pan {
          try scene.require(pan, toFail: swipe)
        }
      }
    }))
}
