import TouchModel

extension Scene {
  /// Ways of several edits that people take where one would do: out of a holder that is too small; a window in front
  /// that lets touches through.
  func usualWays(around obstacle: Obstacle?, _ view: ViewID) -> [[Edit]] {
    guard let obstacle else { return [] }
    switch obstacle.kind {
    case .outside where obstacle.view != view && !views[obstacle.view.row].viewClass.isScrollView:
      return editsMovingOut(view, of: obstacle.view).map { [$0] } ?? []
    case .windowInFront(let found) where found != obstacle.view:
      return [[.hitTest(found, .passthrough), .hitTest(obstacle.view, .passthrough)]]
    default: return []
    }
  }

  /// Moves a view out of one that holds it and does not contain the point, in front of it and to the same place on the
  /// screen: the other usual way out where something sticks out of its superview.
  private func editsMovingOut(_ view: ViewID, of holder: ViewID) -> [Edit]? {
    guard let parent = views[holder.row].superview, let old = views[view.row].superview else { return nil }
    let way = ancestry(of: view).prefix { $0 != parent }
    guard way.allSatisfy({ !views[$0.row].flags.contains(.transformed) }) else { return nil }
    let frame = frame(of: view)
    let origin = convert(frame.origin, from: old, to: parent)
    return [
      .move(view, to: parent), .set(.frame, .rect(Rect(origin: origin, size: frame.size)), of: .view(view)),
    ]
  }

  /// The view receives a touch at the point after these edits.
  func works(_ edits: [Edit], for view: ViewID, at point: Point) -> Bool {
    var after = self
    for edit in edits where edit.tryOut(on: &after) == nil { return false }
    return after.receives(view, at: point)
  }
}
