import Testing

@testable import TouchModel

/// UC-5: a no from beginTracking or continueTracking ends tracking without any event.
@Suite struct UC_05_RefusingTests {
  @Test func beginTrackingSaysNo() throws {
    var bench = try RuleBench.withControl()
    try bench.override("C") { $0.beginTracking = false }
    bench.down(1, 150, 120)
    bench.move(1, 151, 120)
    bench.up()
    #expect(bench.story("C") == ["began", "beginTrk no", "moved", "ended"])
    #expect(!bench.isOn(.isTracking, of: "C"))
    #expect(bench.rules.contains(.uc5))
  }

  @Test func continueTrackingSaysNo() throws {
    var bench = try RuleBench.withControl()
    try bench.override("C") { $0.continueTracking = false }
    bench.down(1, 150, 120)
    bench.clear()
    bench.move(1, 151, 120)
    bench.move(1, 152, 120)
    bench.up()
    #expect(
      bench.story("C") == [
        "moved", "continueTrk no", "isTracking off", "isHighlighted off", "moved", "ended",
      ])
    #expect(!bench.isOn(.isTracking, of: "C"))
  }

  @Test func continueTrackingIsNotAskedWithoutAMove() throws {
    var bench = try RuleBench.withControl()
    try bench.override("C") { $0.continueTracking = false }
    bench.tap(150, 120)
    #expect(bench.events("C") == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func theNextTouchIsAskedAgain() throws {
    var bench = try RuleBench.withControl()
    try bench.override("C") { $0.beginTracking = false }
    bench.tap(150, 120)
    try bench.override("C") { $0.beginTracking = nil }
    bench.tap(150, 120)
    #expect(bench.events("C").contains("touchUpInside"))
  }
}
