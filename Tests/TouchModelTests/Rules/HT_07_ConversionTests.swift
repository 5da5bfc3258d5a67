import Testing

@testable import TouchModel

/// HT-7: a point on its way down goes through content offsets, anchor points and transforms.
@Suite struct HT_07_ConversionTests {
  @Test func contentOffsetMovesWhatIsInside() throws {
    var bench = RuleBench()
    let scroll = try bench.add("S", .scrollView, 0, 0, 100, 100)
    try bench.add("C", to: scroll, 0, 150, 100, 50)
    #expect(bench.hit(10, 60) == "S")
    try bench.set(.contentOffset, .point(Point(0, 100)), on: "S")
    #expect(bench.hit(10, 49) == "S")
    #expect(bench.hit(10, 50) == "C")
    #expect(bench.hit(10, 99.9) == "C")
    #expect(bench.hit(10, 100) == "root")
  }

  @Test func scaledViewIsHitWhereItIsSeen() throws {
    var bench = RuleBench()
    try bench.add("V", 100, 100, 100, 100)
    try bench.set(.transform, .transform(.scale(0.5, 0.5)), on: "V")
    #expect(bench.hit(125, 125) == "V")
    #expect(bench.hit(124.9, 125) == "root")
    #expect(bench.hit(174.9, 174.9) == "V")
    #expect(bench.hit(175, 150) == "root")
  }

  @Test func turnedViewLosesItsCorners() throws {
    var bench = RuleBench()
    try bench.add("V", 100, 100, 100, 100)
    try bench.set(.transform, .transform(.rotation(degrees: 45)), on: "V")
    #expect(bench.hit(101, 101) == "root")
    #expect(bench.hit(150, 85) == "V")
    #expect(bench.hit(150, 79) == "root")
  }

  @Test func subviewsFollow() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 100, 100, 100, 100)
    try bench.add("C", to: parent, 0, 0, 20, 20)
    try bench.set(.transform, .transform(.rotation(degrees: 90)), on: "P")
    #expect(bench.hit(105, 105) == "P")
    #expect(bench.hit(195, 105) == "C")
  }

  @Test func anchorPointIsWhatATransformTurnsAround() throws {
    var bench = RuleBench()
    try bench.add("V", 100, 100, 100, 100)
    try bench.set(.anchorPoint, .point(Point(0, 0)), on: "V")
    #expect(bench.hit(149, 149) == "root")
    #expect(bench.hit(150, 150) == "V")
    try bench.set(.transform, .transform(.scale(2, 2)), on: "V")
    #expect(bench.hit(319, 349) == "V")
    #expect(bench.hit(319, 350) == "root")
  }

  /// CGAffineTransformInvert gives such a matrix back, so a view scaled to nothing still takes touches.
  @Test func viewScaledToNothingTakesTheTouch() throws {
    var bench = RuleBench()
    try bench.add("V", 100, 100, 100, 100)
    try bench.set(.transform, .transform(.scale(0, 0)), on: "V")
    #expect(bench.scene.frame(of: try #require(bench.scene.object(named: "V")?.view)).size == .zero)
    #expect(bench.hit(5, 5) == "V")
    #expect(bench.hit(310, 470) == "V")
  }

  @Test func viewScaledToALineTakesTheTouchAlongIt() throws {
    var bench = RuleBench()
    try bench.add("V", 100, 100, 100, 100)
    try bench.set(.transform, .transform(.scale(0, 1)), on: "V")
    #expect(bench.hit(5, 100) == "V")
    #expect(bench.hit(5, 199.9) == "V")
    #expect(bench.hit(5, 99.9) == "root")
    #expect(bench.hit(5, 200) == "root")
  }

  @Test func walkSaysSoWhereATransformDecides() throws {
    var bench = RuleBench()
    try bench.add("V", 100, 100, 100, 100)
    bench.down(1, 150, 150)
    #expect(!bench.rules.contains(.ht7))
    bench.up()
    try bench.set(.transform, .transform(.scale(0.5, 0.5)), on: "V")
    bench.down(1, 150, 150)
    #expect(bench.rules.contains(.ht7))
  }
}
