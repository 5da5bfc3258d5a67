import TouchModel

extension Belief {
  static let interactionOffIsNotInherited = Belief(
    "interaction-off-is-not-inherited",
    "Turning a view's isUserInteractionEnabled off leaves its children as they are",
    rules: ["HT-2"],
    example: Example(.tap(at: Point(260, 55))) { scene in
      let text = try scene.put("text", .label, 20, 40, 280, 30)
      scene.wire(try scene.put("more", .button, in: text, 220, 0, 50, 30), to: "more")
    },
    world: World(
      search: ViewSearch(
        refuses: ViewSearch.refuses(ignoring: .interaction),
        mayAnswer: { view, scene in scene.views[view.row].isUserInteractionEnabled })))
}
