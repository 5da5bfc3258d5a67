import Testing

@testable import TouchModel

/// UC-8: a control tracks one touch.
@Suite struct UC_08_OneTouchTests {
  @Test func secondFingerIsNotDelivered() throws {
    var bench = try RuleBench.withControl()
    #expect(!bench.isOn(.isMultipleTouchEnabled, of: "C"))
    bench.down(1, 110, 110)
    bench.down(2, 130, 110, after: 0.1)
    bench.up(2, after: 0.1)
    #expect(bench.events("C") == ["touchDown"])
    bench.up(1, after: 0.1)
    #expect(bench.events("C").contains("touchUpInside"))
  }

  @Test func withMultipleTouchTheSecondIsHeardAndNotTracked() throws {
    var bench = try RuleBench.withControl()
    try bench.set(.isMultipleTouchEnabled, .bool(true), on: "C")
    bench.down(1, 110, 110)
    bench.clear()
    bench.down(2, 130, 110, after: 0.1)
    bench.move(2, 131, 110, after: 0.1)
    bench.up(2, after: 0.1)
    #expect(bench.story("C") == ["began", "moved", "ended"])
    #expect(bench.isOn(.isTracking, of: "C"))
    bench.up(1, after: 0.1)
    #expect(bench.events("C") == ["touchUpInside", "primaryActionTriggered"])
  }

  @Test func twoControlsTrackAFingerEach() throws {
    var bench = try RuleBench.withControl()
    try bench.add("D", .button, 100, 300, 100, 40)
    bench.event([.down(1, 110, 110), .down(2, 110, 310)])
    bench.event([.up(1), .up(2)], after: 0.1)
    for name in ["C", "D"] {
      #expect(bench.events(name) == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    }
  }
}
