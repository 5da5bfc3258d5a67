import TouchModel

extension Belief {
  static let clippingLimitsTouches = Belief(
    "clipping-limits-touches",
    "A child that sticks out of its parent can be touched there, unless the parent clips it",
    rules: ["HT-8"],
    example: Example(.tap(at: Point(130, 90))) { scene in
      let card = try scene.put("card", 20, 60, 100, 100)
      scene.wire(try scene.put("badge", .button, in: card, 80, 10, 60, 40), to: "open")
    },
    world: World(
      search: ViewSearch(asksOutside: { view, scene in
        !scene.views[view.row].isWindow && scene.property(.clipsToBounds, of: view) != .bool(true)
      })))
}
