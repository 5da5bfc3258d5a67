import TouchModel

extension Belief {
  static let viewInAButtonPressesIt = Belief(
    "view-in-a-button-presses-it",
    "A touch on a view inside a button presses the button",
    rules: ["RC-17"],
    example: Example(.tap(at: Point(100, 60))) { scene in
      let buy = try scene.put("buy", .button, 40, 40, 120, 44)
      scene.wire(buy, to: "buy")
      try scene.put("icon", in: buy, 40, 2, 40, 40)
    },
    world: World(
      search: ViewSearch(subviews: { view, scene in
        scene.views[view.row].viewClass.isControl ? [] : scene.subviews(of: view).reversed()
      })))
}
