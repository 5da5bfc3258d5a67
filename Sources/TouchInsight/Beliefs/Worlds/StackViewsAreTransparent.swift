import TouchModel

extension Belief {
  static let stackViewsAreTransparent = Belief(
    "stack-views-are-transparent",
    "A stack view only lays out and is never touched itself",
    rules: ["HT-16", "RC-17"],
    example: Example(.tap(at: Point(160, 145))) { scene in
      let send = try scene.put("send", .control, 40, 120, 240, 50)
      scene.wire(send, to: "send")
      try scene.put("parts", .stackView, in: send, 60, 0, 120, 50)
    },
    world: World(
      search: ViewSearch(mayAnswer: { view, scene in scene.views[view.row].viewClass != .stackView })))
}
