import TouchModel

/// By how much a point lies outside of a view's bounds.
public struct Miss: Sendable, Equatable {
  public enum Edge: Sendable, Equatable { case left, right, top, bottom }

  /// One axis on which it lies outside.
  public struct Side: Sendable, Equatable {
    public let edge: Edge
    public let coordinate: Double
    /// Where the edge is, in the same coordinates.
    public let limit: Double
    /// From the edge; 0 on a right or bottom edge, which is just outside (HT-6).
    public var distance: Double { abs(coordinate - limit) }
  }

  public let sides: [Side]
  /// The numbers are those of the screen; of the view itself where some transform lies between.
  public let isOnScreen: Bool
  public let size: Size
  /// How many views are in the one that was missed, which therefore miss the touch as well.
  public let contents: Int

  /// It has no area, so that no point is inside.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// `own` is the point in the view's coordinates, `shift` what leads from there to the screen, if it is that simple.
  init(_ own: Point, _ bounds: Rect, shift: Point?, contents: Int) {
    let (dx, dy) = (shift?.x ?? 0, shift?.y ?? 0)
    var sides: [Side] = []
    func add(_ edge: Edge, _ value: Double, _ limit: Double) {
      sides.append(Side(edge: edge, coordinate: value, limit: limit))
    }
    if own.x < bounds.minX { add(.left, own.x + dx, bounds.minX + dx) }
    if own.x >= bounds.maxX { add(.right, own.x + dx, bounds.maxX + dx) }
    if own.y < bounds.minY { add(.top, own.y + dy, bounds.minY + dy) }
    if own.y >= bounds.maxY { add(.bottom, own.y + dy, bounds.maxY + dy) }
    self.sides = sides
    isOnScreen = shift != nil
    size = bounds.size
    self.contents = contents
  }
}
