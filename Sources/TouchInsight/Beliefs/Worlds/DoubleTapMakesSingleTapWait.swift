import TouchModel

extension Belief {
  static let doubleTapMakesSingleTapWait = Belief(
    "double-tap-makes-single-tap-wait",
    "A single tap waits by itself until no double tap can come any more",
    rules: ["GR-35", "GR-30"],
    example: Example(.tap(at: Point(100, 100), count: 2)) { scene in
      let card = try scene.put("card", 40, 40, 120, 120)
      try scene.attach(.tap, "single", to: card)
      let double = try scene.attach(.tap, "double", to: card)
      try scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(double))
    },
    world: World(change: { scene in
      let taps = scene.livingRecognizers.filter { scene.recognizers[$0.row].kind == .tap }
      for single in taps {
        for other in taps
        where scene.recognizers[other.row].view == scene.recognizers[single.row].view
          && scene.recognizers[other.row].numberOfTapsRequired
            > scene.recognizers[single.row].numberOfTapsRequired
        {
          try scene.require(single, toFail: other)
        }
      }
    }))
}
