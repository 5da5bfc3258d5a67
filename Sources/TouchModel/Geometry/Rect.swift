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
    let corners = [
      Point(minX, minY), Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY),
    ].map(transform.apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return Rect(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
  }
}
