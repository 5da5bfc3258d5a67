import Testing

@testable import TouchModel

/// UC-25: an app's own UIControl is not protected (S-7, T-49), unless it is pressed for longer than a tap may last.
@Suite struct UC_25_OwnControlTests {
  @Test func ancestorsTapWins() throws {
    var bench = try RuleBench.withControl(.control)
    try bench.attach(.tap, to: "P")
    bench.tap(150, 120)
    #expect(
      bench.log(["G", "C"]) == [
        "G.began", "C.began", "C.beginTrk", "G.ended", "ACT(G)", "C.cancelled", "C.cancelTrk",
      ])
  }

  @Test(arguments: [(0.75, false), (0.751, true)]) func pressedLong(hold: Double, isControls: Bool) throws {
    var bench = try RuleBench.withControl(.control)
    try bench.attach(.tap, to: "P")
    bench.down(1, 150, 120)
    bench.up(after: hold)
    #expect(bench.events("C") == ["touchDown", isControls ? "touchUpInside" : "touchCancel"])
  }
}
