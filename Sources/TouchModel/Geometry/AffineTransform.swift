/// A plane transform, in CGAffineTransform's convention: a row vector times the matrix,
/// x' = a x + c y + tx and y' = b x + d y + ty.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineTransform(1, 0, 0, 1, 0, 0)

  public static func scale(_ x: Double, _ y: Double) -> AffineTransform { AffineTransform(x, 0, 0, y, 0, 0) }
  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(1, 0, 0, 1, x, y)
  }

  /// A turn by `degrees`, clockwise on a screen whose y axis points down. Quarter turns are exact.
  public static func rotation(degrees: Double) -> AffineTransform {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
    return AffineTransform(cosine, sine, -sine, cosine, 0, 0)
  }

  public func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

  /// `self` first, then `next`: UIKit's `concatenating(_:)`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a * next.a + b * next.c, a * next.b + b * next.d,
      c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  public var determinant: Double { a * d - b * c }
  public var isInvertible: Bool { determinant != 0 && determinant.isFinite }

  /// HT-7: a transform that cannot be inverted is given back unchanged, as CGAffineTransformInvert does.
  public var inverted: AffineTransform {
    guard isInvertible else { return self }
    let k = determinant
    return AffineTransform(
      d / k, -b / k, -c / k, a / k, (c * ty - d * tx) / k, (b * tx - a * ty) / k)
  }
}
