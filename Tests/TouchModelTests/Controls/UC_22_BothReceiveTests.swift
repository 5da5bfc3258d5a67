import Testing

@testable import TouchModel

/// UC-22: the recognizer and the control both receive the touches, the recognizer first (T-21, S-6, T-8).
@Suite struct UC_22_BothReceiveTests {
  @Test func wholeSequence() throws {
    var bench = try RuleBench.withControl()
    try bench.target("C", .touchUpInside, action: "up")
    try bench.attach(.tap, to: "P")
    bench.tap(150, 120)
    #expect(
      bench.log(["G", "C", "P"]) == [
        "G.began", "C.began", "C.beginTrk", "G.ended", "C.ended", "C.endTrk", "ACT(C,up)",
      ])
  }
}
