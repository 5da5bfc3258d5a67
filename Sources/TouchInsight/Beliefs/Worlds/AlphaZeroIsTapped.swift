import TouchModel

extension Belief {
  static let alphaZeroIsTapped = Belief(
    "alpha-zero-is-tapped",
    "A view with alpha 0 is still there, and takes the touch",
    rules: ["HT-3", "HT-2"],
    example: Example(.tap(at: Point(100, 60))) { scene in
      scene.wire(try scene.put("buy", .button, 40, 40, 120, 44), to: "buy")
      let cover = try scene.put("cover", 0, 0, 320, 480)
      try scene.set(.alpha, .number(0), on: .view(cover))
    },
    world: World(search: ViewSearch(refuses: ViewSearch.refuses(ignoring: .alpha))))
}
