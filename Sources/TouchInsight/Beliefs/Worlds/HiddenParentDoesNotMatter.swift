import TouchModel

extension Belief {
  static let hiddenParentDoesNotMatter = Belief(
    "hidden-parent-does-not-matter",
    "A view takes touches if it is not hidden itself, whatever its parent's isHidden says",
    rules: ["HT-2"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let card = try scene.put("card", 20, 20, 280, 200)
      try scene.set(.isHidden, true, of: card)
      scene.wire(try scene.put("buy", .button, in: card, 40, 60, 120, 44), to: "buy")
    },
    world: World(
      search: ViewSearch(
        refuses: ViewSearch.refuses(ignoring: .hidden),
        mayAnswer: { view, scene in !scene.views[view.row].isHidden })))
}
