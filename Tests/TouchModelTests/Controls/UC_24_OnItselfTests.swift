import Testing

@testable import TouchModel

/// UC-24: a recognizer on the control itself wins (T-7, T-22); with cancelsTouchesInView off both act (T-32).
@Suite struct UC_24_OnItselfTests {
  @Test func recognizerWins() throws {
    var bench = try RuleBench.withControl()
    try bench.wire("C")
    try bench.attach(.tap, to: "C")
    bench.tap(150, 120)
    #expect(
      bench.log(["G", "C"]) == [
        "G.began", "C.began", "C.beginTrk", "ACT(C,touchDown)", "G.ended", "ACT(G)", "C.cancelled",
        "C.cancelTrk", "ACT(C,touchCancel)",
      ])
  }

  @Test func bothAct() throws {
    var bench = try RuleBench.withControl(.control)
    try bench.wire("C")
    try bench.attach(.tap, to: "C", [.cancelsTouchesInView: .bool(false)])
    bench.tap(150, 120)
    #expect(
      bench.log(["G", "C"]).filter { $0.hasPrefix("ACT") } == [
        "ACT(C,touchDown)", "ACT(G)", "ACT(C,touchUpInside)",
      ])
  }
}
