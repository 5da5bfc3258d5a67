import TouchModel

extension Belief {
  static let firstSubviewWins = Belief(
    "first-subview-wins",
    "Of two views that overlap, the one that was added first is asked first",
    rules: ["HT-5"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      try scene.put("first", 40, 40, 100, 100)
      try scene.put("second", 80, 80, 100, 100)
    },
    world: World(search: ViewSearch(subviews: { view, scene in scene.subviews(of: view) })))
}
