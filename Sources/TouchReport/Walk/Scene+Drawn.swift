import TouchModel

extension Scene {
  /// The views that a person sees under a point of the screen, those in front first: in a window, with the point in
  /// their bounds, not hidden, not clipped away. Among the front-most few thousand views only, so that long lists cost
  /// nothing.
  func drawn(at point: Point) -> [ViewID] {
    var result: [ViewID] = []
    var budget = 4096
    for window in windows.reversed() {
      var open = [(view: window, point: convert(point, into: window))]
      while let (view, point) = open.popLast(), budget > 0 {
        budget -= 1
        let it = views[view.row]
        if it.isHidden { continue }
        let isInside = it.bounds.contains(point)
        if isInside { result.append(view) }
        if it.firstSubview == nil || (!isInside && clipsDrawing(view)) { continue }
        for subview in frontSubviews(of: view, atMost: budget).reversed() {
          open.append((subview, convert(point, into: subview)))
        }
      }
    }
    return result
  }

  /// Those in front first.
  private func frontSubviews(of view: ViewID, atMost limit: Int) -> [ViewID] {
    var result: [ViewID] = []
    var next = views[view.row].lastSubview
    while let subview = next, result.count < limit {
      result.append(subview)
      next = views[subview.row].previousSibling
    }
    return result
  }
}
