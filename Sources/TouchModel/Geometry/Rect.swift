/// A rectangle in some view's coordinate space, in points. The minimum edges belong to it, the maximum edges do
/// not (HT-6), so a rectangle without width or height contains nothing.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }

  /// HT-6: half-open on both axes.
  @inlinable
  public func contains(_ p: Point) -> Bool {
    p.x >= origin.x && p.y >= origin.y && p.x < origin.x + size.width && p.y < origin.y + size.height
  }

  /// The rectangle with every edge moved inwards by `d` points (outwards where `d` is negative).
  public func inset(by d: Double) -> Rect {
    Rect(origin.x + d, origin.y + d, size.width - 2 * d, size.height - 2 * d)
  }

  /// The smallest upright rectangle around the four corners after `transform`.
  public func applying(_ transform: AffineTransform) -> Rect {
    let a = transform.apply(Point(minX, minY))
    let b = transform.apply(Point(maxX, minY))
    let c = transform.apply(Point(minX, maxY))
    let d = transform.apply(Point(maxX, maxY))
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    let right = max(max(a.x, b.x), max(c.x, d.x))
    let bottom = max(max(a.y, b.y), max(c.y, d.y))
    return Rect(left, top, right - left, bottom - top)
  }
}
