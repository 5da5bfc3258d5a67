import Testing

@testable import TouchModel

/// The arithmetic of CGAffineTransform.
@Suite struct TransformTests {
  @Test func concatenationAppliesTheLeftOneFirst() {
    let both = AffineTransform.scale(2, 2).concatenating(.translation(10, 0))
    #expect(both.apply(Point(1, 1)) == Point(12, 2))
    let other = AffineTransform.translation(10, 0).concatenating(.scale(2, 2))
    #expect(other.apply(Point(1, 1)) == Point(22, 2))
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (-90, 0, -1), (360, 1, 0), (450, 0, 1),
  ])
  func quarterTurnsAreExact(_ degrees: Double, _ x: Double, _ y: Double) {
    #expect(AffineTransform.rotation(degrees: degrees).apply(Point(1, 0)) == Point(x, y))
  }

  @Test func inverse() {
    let transform = AffineTransform(2, 1, -1, 3, 5, 7)
    let back = transform.concatenating(transform.inverted).apply(Point(3, 4))
    #expect(back.distance(to: Point(3, 4)) < 1e-12)
  }

  @Test func whatCannotBeInvertedIsGivenBack() {
    let flat = AffineTransform(0, 0, 0, 2, 3, 4)
    #expect(!flat.isInvertible)
    #expect(flat.inverted == flat)
    #expect(AffineTransform.scale(0.001, 1).isInvertible)
  }
}
