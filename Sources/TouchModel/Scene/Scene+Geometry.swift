extension Scene {
  public func transform(of view: ViewID) -> AffineTransform {
    views[view.row].flags.contains(.transformed) ? detail(of: view).transform : .identity
  }

  public func anchorPoint(of view: ViewID) -> Point {
    views[view.row].flags.contains(.transformed) ? detail(of: view).anchorPoint : Point(0.5, 0.5)
  }

  /// In the superview's coordinates; under a transform the upright box around it, as in UIKit.
  public func frame(of view: ViewID) -> Rect {
    let it = views[view.row]
    let anchor = anchorPoint(of: view)
    let size = it.bounds.size
    let box = Rect(-size.width * anchor.x, -size.height * anchor.y, size.width, size.height)
      .applying(transform(of: view))
    return Rect(origin: it.center + box.origin, size: box.size)
  }

  /// Under a transform, the size is carried back through it as Core Animation does.
  public mutating func setFrame(_ frame: Rect, of view: ViewID) throws(SceneError) {
    try check(frame)
    let anchor = anchorPoint(of: view)
    let transform = transform(of: view)
    if transform == .identity {
      views[view.row].bounds.size = frame.size
    } else if transform.isInvertible {
      var linear = transform
      linear.tx = 0
      linear.ty = 0
      views[view.row].bounds.size = Rect(origin: .zero, size: frame.size).applying(linear.inverted).size
    }
    let size = views[view.row].bounds.size
    let box = Rect(-size.width * anchor.x, -size.height * anchor.y, size.width, size.height)
      .applying(transform)
    views[view.row].center = frame.origin - box.origin
    layoutParts(of: view)
  }

  public mutating func setBounds(_ bounds: Rect, of view: ViewID) throws(SceneError) {
    try check(bounds)
    views[view.row].bounds = bounds
    layoutParts(of: view)
  }

  /// A point of the superview (of the screen, for a window), in the view's own coordinates (HT-7).
  public func convert(_ p: Point, into view: ViewID) -> Point {
    let it = views[view.row]
    let size = it.bounds.size
    guard it.flags.contains(.transformed) else {
      return Point(
        p.x - (it.center.x - size.width * 0.5) + it.bounds.origin.x,
        p.y - (it.center.y - size.height * 0.5) + it.bounds.origin.y)
    }
    let detail = detail(of: view)
    let q = detail.transform.inverted.apply(p - it.center)
    return Point(
      q.x + size.width * detail.anchorPoint.x + it.bounds.origin.x,
      q.y + size.height * detail.anchorPoint.y + it.bounds.origin.y)
  }

  /// A point of the view, in its superview's coordinates (the screen's, for a window).
  public func convert(_ p: Point, outOf view: ViewID) -> Point {
    let it = views[view.row]
    let size = it.bounds.size
    let anchor = anchorPoint(of: view)
    let q = Point(
      p.x - it.bounds.origin.x - size.width * anchor.x, p.y - it.bounds.origin.y - size.height * anchor.y)
    return it.center + transform(of: view).apply(q)
  }

  /// A point of the screen in the coordinates of `view`.
  public func convertFromScreen(_ p: Point, to view: ViewID) -> Point {
    ancestry(of: view).reversed().reduce(p) { convert($0, into: $1) }
  }

  /// A point of `view` in the coordinates of the screen.
  public func convertToScreen(_ p: Point, from view: ViewID) -> Point {
    var point = p
    var current: ViewID? = view
    while let view = current {
      point = convert(point, outOf: view)
      current = views[view.row].superview
    }
    return point
  }

  /// UIView.convert(_:from:): by way of the screen, so that views of different windows are told apart by place.
  public func convert(_ p: Point, from source: ViewID, to target: ViewID) -> Point {
    convertFromScreen(convertToScreen(p, from: source), to: target)
  }

  /// The middle of the view's bounds, on the screen: where `tap VIEW` touches.
  public func screenCenter(of view: ViewID) -> Point {
    convertToScreen(views[view.row].bounds.center, from: view)
  }
}
