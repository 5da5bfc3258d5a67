import Testing

@testable import TouchModel

/// UC-1: touchesBegan begins tracking, then touchDown, and touchDownRepeat from the second tap on.
@Suite struct UC_01_BeganTests {
  @Test func firstContact() throws {
    var bench = try RuleBench.withControl()
    bench.down(1, 110, 110)
    #expect(bench.story("C") == ["began", "beginTrk", "isTracking on", "isHighlighted on", "touchDown"])
    for property in [Property.isTracking, .isTouchInside, .isHighlighted] {
      #expect(bench.isOn(property, of: "C"), "\(property)")
    }
    #expect(!bench.isOn(.isSelected, of: "C"))
    #expect(bench.rules.contains(.uc1))
  }

  @Test func nothingIsOnBefore() throws {
    let bench = try RuleBench.withControl()
    for property in [Property.isTracking, .isTouchInside, .isHighlighted] {
      #expect(!bench.isOn(property, of: "C"), "\(property)")
    }
  }

  /// The limit between two taps is 0.35 s.
  @Test(arguments: [(0.35, true), (0.351, false)])
  func secondContactRepeats(gap: Double, isRepeat: Bool) throws {
    var bench = try RuleBench.withControl()
    bench.tap(110, 110)
    bench.clear()
    bench.down(1, 110, 110, after: gap)
    #expect(bench.events("C") == ["touchDown"] + (isRepeat ? ["touchDownRepeat"] : []))
  }

  @Test func thirdContactRepeatsToo() throws {
    var bench = try RuleBench.withControl()
    bench.tap(110, 110)
    bench.down(1, 110, 110, after: 0.1)
    bench.up(after: 0.08)
    bench.clear()
    bench.down(1, 110, 110, after: 0.1)
    #expect(bench.events("C") == ["touchDown", "touchDownRepeat"])
  }
}
