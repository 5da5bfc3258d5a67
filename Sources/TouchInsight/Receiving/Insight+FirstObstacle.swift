import TouchModel

extension Insight {
  /// What is first in the way of a touch at this point to the view, without a search for what would help; nil where
  /// nothing is.
  public static func firstObstacle(
    to view: ViewID, at point: Point, in scene: Scene, past: ArraySlice<Fact> = []
  ) -> Obstacle? {
    scene.firstObstacle(to: view, at: point) ?? past.refusal(by: view, at: point)
  }
}
