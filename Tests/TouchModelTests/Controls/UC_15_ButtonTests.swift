import Testing

@testable import TouchModel

/// UC-15: a button's primaryActionTriggered follows touchUpInside.
@Suite struct UC_15_ButtonTests {
  @Test func afterTouchUpInside() throws {
    var bench = try RuleBench.withControl()
    try bench.wire("C")
    bench.tap(150, 120)
    #expect(bench.actions == ["vc.touchDown", "vc.touchUpInside", "vc.primaryActionTriggered"])
    #expect(bench.rules.contains(.uc15))
  }

  @Test func notOutside() throws {
    var bench = try RuleBench.withControl()
    bench.drag(150, 120, to: 150, 300)
    #expect(bench.events("C").last == "touchUpOutside")
  }

  @Test func notForOtherControls() throws {
    var bench = try RuleBench.withControl(.control)
    bench.tap(150, 120)
    #expect(bench.events("C") == ["touchDown", "touchUpInside"])
  }

  @Test func isSelectedIsTheAppsOwn() throws {
    var bench = try RuleBench.withControl()
    bench.tap(150, 120)
    #expect(!bench.isOn(.isSelected, of: "C"))
    try bench.set(.isSelected, .bool(true), on: "C")
    bench.tap(150, 120)
    #expect(bench.isOn(.isSelected, of: "C"))
  }
}
