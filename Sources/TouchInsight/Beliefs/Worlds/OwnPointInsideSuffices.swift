import TouchModel

extension Belief {
  static let ownPointInsideSuffices = Belief(
    "own-point-inside-suffices",
    "A button that overrides pointInside can be tapped outside its parent too",
    rules: ["HT-8", "HT-11"],
    example: Example(.tap(at: Point(100, 85))) { scene in
      let bar = try scene.put("bar", 0, 100, 320, 50)
      let plus = try scene.put("plus", .button, in: bar, 60, 5, 80, 40)
      try scene.changeOverrides(of: .view(plus)) { $0.pointInside = .inset(-40) }
      scene.wire(plus, to: "add")
    },
    world: World(
      search: ViewSearch(asksOutside: { view, scene in
        scene.subtree(of: view).contains { scene.overrides[.view($0)]?.pointInside != nil }
      })))
}
