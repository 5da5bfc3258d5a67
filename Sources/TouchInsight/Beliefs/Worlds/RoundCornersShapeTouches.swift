import TouchModel

extension Belief {
  static let roundCornersShapeTouches = Belief(
    "round-corners-shape-touches",
    "A view with a corner radius is not touched in the corners that are cut off",
    rules: ["HT-9", "HT-6"],
    example: Example(.tap(at: Point(45, 45))) { scene in
      let round = try scene.put("round", .button, 40, 40, 100, 100)
      try scene.set(.cornerRadius, .number(50), on: .view(round))
      scene.wire(round, to: "open")
    },
    world: World(
      search: ViewSearch(contains: { view, point, scene in
        guard scene.pointInside(view, point) else { return false }
        guard case .number(let radius) = scene.property(.cornerRadius, of: view), radius > 0 else {
          return true
        }
        let bounds = scene.views[view.row].bounds
        let center = Point(
          min(max(point.x, bounds.minX + radius), bounds.maxX - radius),
          min(max(point.y, bounds.minY + radius), bounds.maxY - radius))
        return point.distance(to: center) <= radius
      })))
}
