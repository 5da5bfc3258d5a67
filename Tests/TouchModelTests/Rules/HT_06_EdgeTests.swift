import Testing

@testable import TouchModel

/// HT-6: the left and top edges are in, the right and bottom edges are out.
@Suite struct HT_06_EdgeTests {
  @Test(arguments: [
    (10.0, 20.0, true), (9.999_999, 20, false), (10, 19.999_999, false),
    (109.999_999, 69.999_999, true), (110, 40, false), (109.999_999, 70, false), (110, 70, false),
  ])
  func edge(_ x: Double, _ y: Double, _ isIn: Bool) throws {
    var bench = RuleBench()
    try bench.add("V", 10, 20, 100, 50)
    #expect(bench.hit(x, y) == (isIn ? "V" : "root"))
  }

  @Test(arguments: [(0.0, 40.0), (40, 0), (0, 0)])
  func noSizeContainsNothing(_ width: Double, _ height: Double) throws {
    var bench = RuleBench()
    let view = try bench.add("V", 10, 10, width, height)
    try bench.add("C", to: view, 0, 0, 40, 40)
    #expect(bench.hit(10, 10) == "root")
  }

  @Test func neighboursShareNoPoint() throws {
    var bench = RuleBench()
    try bench.add("left", 0, 0, 50, 50)
    try bench.add("right", 50, 0, 50, 50)
    #expect(bench.hit(49.9, 0) == "left")
    #expect(bench.hit(50, 0) == "right")
  }

  @Test func screenEdge() throws {
    let bench = RuleBench()
    #expect(bench.hit(319.9, 479.9) == "root")
    #expect(bench.hit(320, 100) == nil)
    #expect(bench.hit(-0.1, 100) == nil)
  }
}
