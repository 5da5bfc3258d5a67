import TouchModel

extension Belief {
  static let clearViewsLetTouchesThrough = Belief(
    "clear-views-let-touches-through",
    "A view with a clear background lets touches through to what is seen behind it",
    rules: ["HT-10", "HT-16"],
    example: Example(.tap(at: Point(100, 60))) { scene in
      scene.wire(try scene.put("shutter", .button, 40, 40, 120, 44), to: "shoot")
      let overlay = try scene.put("overlay", 0, 0, 320, 480)
      try scene.set(.backgroundColor, .text("clear"), on: .view(overlay))
    },
    world: World(
      search: ViewSearch(mayAnswer: { view, scene in
        scene.property(.backgroundColor, of: view) != .text("clear")
      })))
}
