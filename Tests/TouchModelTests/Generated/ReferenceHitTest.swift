@testable import TouchModel

/// Hit-testing once more, as the rules say it and in the plainest way: a recursion that knows nothing of the model's
/// loop.
struct ReferenceHitTest {
  let scene: Scene

  func hit(_ point: Point) -> ViewID? {
    for window in scene.windows.reversed() where !scene.views[window.row].isHidden {
      if let view = hitTest(window, point) { return view }
    }
    return nil
  }

  /// `point` is in the superview's coordinates.
  private func hitTest(_ view: ViewID, _ point: Point) -> ViewID? {
    switch scene.overrides[.view(view)]?.hitTest {
    case .answersNil: return nil
    case .answersSelf: return view
    case .answers(let other): return other
    case .passthrough:
      let found = superHitTest(view, point)
      return found == view ? nil : found
    case nil: return superHitTest(view, point)
    }
  }

  private func superHitTest(_ view: ViewID, _ outer: Point) -> ViewID? {
    guard takesTouches(view) else { return nil }
    let point = scene.convert(outer, into: view)
    guard pointInside(view, point) else { return nil }
    for child in scene.subviews(of: view).reversed() {
      if let found = hitTest(child, point) { return found }
    }
    return view
  }

  private func takesTouches(_ view: ViewID) -> Bool {
    let it = scene.views[view.row]
    return it.isUserInteractionEnabled && !it.isHidden && Float(0.01) < it.alpha && it.isEnabled
      && !it.flags.contains(.animating)
  }

  private func pointInside(_ view: ViewID, _ p: Point) -> Bool {
    let b = scene.views[view.row].bounds
    switch scene.overrides[.view(view)]?.pointInside {
    case nil: return p.x >= b.minX && p.x < b.maxX && p.y >= b.minY && p.y < b.maxY
    case .always: return true
    case .never: return false
    case .inset(let d):
      return p.x >= b.minX + d && p.x < b.maxX - d && p.y >= b.minY + d && p.y < b.maxY - d
    case .circle:
      let (dx, dy) = (p.x - b.center.x, p.y - b.center.y)
      return (dx * dx + dy * dy).squareRoot() < min(b.size.width, b.size.height) / 2
    case .subviews:
      return scene.subviews(of: view).contains {
        takesTouches($0) && pointInside($0, scene.convert(p, into: $0))
      }
    }
  }
}
