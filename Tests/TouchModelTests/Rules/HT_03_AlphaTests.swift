import Testing

@testable import TouchModel

/// HT-3, K-1: ignored below 0.01, compared as the 32-bit float that UIKit stores; 0.01 itself lies just below.
@Suite struct HT_03_AlphaTests {
  @Test(arguments: [
    (-1.0, false), (0, false), (0.0099, false), (0.01, false), (0.010_000_001, true), (0.011, true),
    (0.02, true),
    (1, true), (2, true),
  ])
  func limit(_ alpha: Double, _ isHit: Bool) throws {
    var bench = RuleBench()
    try bench.add("V", 0, 0, 100, 100)
    try bench.set(.alpha, .number(alpha), on: "V")
    #expect(bench.hit(10, 10) == (isHit ? "V" : "root"))
    #expect((bench.refusal(of: "V", at: 10, 10) == nil) == isHit)
  }

  @Test func refusalSaysTheStoredAlpha() throws {
    var bench = RuleBench()
    try bench.add("V", 0, 0, 100, 100)
    try bench.set(.alpha, .number(0.01), on: "V")
    let refusal = try #require(bench.refusal(of: "V", at: 10, 10))
    #expect(refusal.reason == .alpha(0.01))
    #expect(refusal.rule == .ht3)
  }

  @Test func subtreeGoesWithIt() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("C", to: parent, 0, 0, 100, 100)
    try bench.set(.alpha, .number(0.005), on: "P")
    #expect(bench.hit(10, 10) == "root")
  }

  /// Alphas do not multiply down the tree.
  @Test func eachViewIsLookedAtAlone() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("C", to: parent, 0, 0, 100, 100)
    try bench.set(.alpha, .number(0.05), on: "P")
    try bench.set(.alpha, .number(0.05), on: "C")
    #expect(bench.hit(10, 10) == "C")
  }
}
