import TouchModel

extension Belief {
  static let zPositionOrdersTouches = Belief(
    "z-position-orders-touches",
    "The view with the bigger zPosition is drawn in front, and so it gets the touch",
    rules: ["HT-9", "HT-5"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let lifted = try scene.put("lifted", 40, 40, 100, 100)
      try scene.set(.zPosition, .number(10), on: .view(lifted))
      try scene.put("later", 80, 80, 100, 100)
    },
    world: World(
      search: ViewSearch(subviews: { view, scene in
        let places = scene.subviews(of: view).reversed().enumerated().map { (place: $0, view: $1) }
        return places.sorted { a, b in
          let (first, second) = (scene.zPosition(of: a.view), scene.zPosition(of: b.view))
          return first == second ? a.place < b.place : first > second
        }.map(\.view)
      })))
}

extension Scene {
  fileprivate func zPosition(of view: ViewID) -> Double {
    if case .number(let z) = property(.zPosition, of: view) { z } else { 0 }
  }
}
