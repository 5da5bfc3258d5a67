import Testing

@testable import TouchModel

/// UC-3: the lift ends tracking, and then says where it was; the control is still highlighted during the action.
@Suite struct UC_03_EndedTests {
  @Test func inside() throws {
    var bench = try RuleBench.withControl(.control)
    bench.down(1, 150, 120)
    bench.clear()
    bench.up(after: 0.1)
    #expect(
      bench.story("C") == ["ended", "endTrk", "isTracking off", "touchUpInside", "isHighlighted off"])
    for property in [Property.isTracking, .isTouchInside, .isHighlighted] {
      #expect(!bench.isOn(property, of: "C"), "\(property)")
    }
    #expect(bench.rules.contains(.uc3))
  }

  @Test func outside() throws {
    var bench = try RuleBench.withControl()
    bench.down(1, 150, 120)
    bench.move(1, 150, 300, after: 0.1)
    bench.clear()
    bench.up(after: 0.1)
    #expect(
      bench.story("C") == ["ended", "endTrk", "isTracking off", "touchUpOutside", "isHighlighted off"])
  }

  /// T-46.
  @Test func backInsideAgain() throws {
    var bench = try RuleBench.withControl()
    bench.down(1, 150, 120)
    bench.move(1, 150, 300, after: 0.1)
    bench.move(1, 150, 120, after: 0.1)
    bench.up(after: 0.1)
    #expect(bench.events("C").contains("touchUpInside"))
    #expect(!bench.events("C").contains("touchUpOutside"))
  }
}
