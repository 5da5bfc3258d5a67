import Testing

@testable import TouchModel

/// UC-7: actions are sent inside super.touchesX, so a class that logs before it calls super logs first (S-6, T-19).
@Suite struct UC_07_LogOrderTests {
  @Test(arguments: [false, true]) func callBeforeAction(observes: Bool) throws {
    var bench = try RuleBench.withControl()
    try bench.target("C", .touchDown, action: "down")
    try bench.target("C", .touchUpInside, action: "up")
    if observes { try bench.override("C") { $0.touches = [.began: .observe, .ended: .observe] } }
    bench.tap(150, 120)
    #expect(
      bench.log(["C"]) == [
        "C.began", "C.beginTrk", "ACT(C,down)", "C.ended", "C.endTrk", "ACT(C,up)",
      ])
  }
}
