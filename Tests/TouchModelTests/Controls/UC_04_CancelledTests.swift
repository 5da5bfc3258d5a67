import Testing

@testable import TouchModel

/// UC-4: a cancelled touch cancels tracking and sends touchCancel, and no touchUp follows.
@Suite struct UC_04_CancelledTests {
  private let end = ["cancelled", "cancelTrk", "isTracking off", "isHighlighted off", "touchCancel"]

  @Test func interrupted() throws {
    var bench = try RuleBench.withControl()
    bench.down(1, 150, 120)
    bench.clear()
    bench.run(.interrupt)
    #expect(bench.story("C") == end)
    bench.up()
    #expect(bench.story("C") == end)
    #expect(bench.rules.contains(.uc4))
  }

  /// T-7, T-22.
  @Test func byARecognizer() throws {
    var bench = try RuleBench.withControl()
    try bench.attach(.longPress, to: "C")
    bench.down(1, 150, 120)
    bench.wait(0.6)
    bench.up()
    #expect(bench.story("C").suffix(5) == end[...])
  }

  @Test func outsideItWasNotHighlightedAnyMore() throws {
    var bench = try RuleBench.withControl()
    bench.down(1, 150, 120)
    bench.move(1, 150, 300, after: 0.1)
    bench.clear()
    bench.run(.interrupt)
    #expect(bench.events("C") == ["touchCancel"])
  }
}
