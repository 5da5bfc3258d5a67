import Testing

@testable import TouchModel

/// SV-6, SV-7: once content tracks the touch, scrolling has to cancel it, and may not always.
@Suite struct SV_06_HeldDragTests {
  private func heldDrag(
    _ content: ViewClass, _ change: (inout RuleBench) throws -> Void = { _ in }
  ) throws -> RuleBench {
    var bench = try RuleBench.withScrollView(content: content)
    try change(&bench)
    bench.down(1, 100, 30)
    bench.wait(0.15)
    bench.move(1, 100, 15, after: 0.016)
    bench.move(1, 100, 0, after: 0.016)
    bench.up(after: 0.016)
    return bench
  }

  @Test func viewIsCancelled() throws {
    let bench = try heldDrag(.view)
    #expect(bench.log(["V"]) == ["V.began", "V.cancelled"])
    #expect(bench.offset("S") == Point(0, 20))
    #expect(bench.rules.contains(.sv6))
  }

  @Test func buttonKeepsItAndNothingScrolls() throws {
    let bench = try heldDrag(.button)
    #expect(bench.events("V").contains("touchUpInside"))
    #expect(!bench.events("V").contains("touchCancel"))
    #expect(bench.offset("S") == Point(0, 0))
    #expect(bench.rules.contains(.sv6))
  }

  @Test func canCancelContentTouchesOff() throws {
    let bench = try heldDrag(.view) { try $0.set(.canCancelContentTouches, .bool(false), on: "S") }
    #expect(bench.log(["V"]) == ["V.began", "V.moved", "V.moved", "V.ended"])
    #expect(bench.offset("S") == Point(0, 0))
  }

  @Test func touchesShouldCancelYesForAButton() throws {
    let bench = try heldDrag(.button) { try $0.override("S") { $0.touchesShouldCancel = true } }
    #expect(bench.events("V").last == "touchCancel")
    #expect(bench.offset("S") == Point(0, 20))
  }

  @Test func touchesShouldCancelNoForAView() throws {
    let bench = try heldDrag(.view) { try $0.override("S") { $0.touchesShouldCancel = false } }
    #expect(bench.log(["V"]).last == "V.ended")
    #expect(bench.offset("S") == Point(0, 0))
  }

  @Test func canCancelCountsMoreThanTouchesShouldCancel() throws {
    let bench = try heldDrag(.button) {
      try $0.override("S") { $0.touchesShouldCancel = true }
      try $0.set(.canCancelContentTouches, .bool(false), on: "S")
    }
    #expect(bench.offset("S") == Point(0, 0))
  }

  /// SV-7, T-45: without the delay, scrolling cannot start on a control; the remedy is touchesShouldCancel.
  @Test(arguments: [false, true]) func withoutTheDelay(overridden: Bool) throws {
    var bench = try RuleBench.withScrollView(content: .button)
    try bench.set(.delaysContentTouches, .bool(false), on: "S")
    if overridden { try bench.override("S") { $0.touchesShouldCancel = true } }
    bench.drag(100, 30, to: 100, 0)
    #expect(bench.offset("S") == Point(0, overridden ? 20 : 0))
    #expect(bench.events("V").contains("touchCancel") == overridden)
  }

  @Test func ownAreaOfTheScrollViewAlwaysScrolls() throws {
    var bench = try RuleBench.withScrollView()
    try bench.set(.canCancelContentTouches, .bool(false), on: "S")
    bench.down(1, 100, 300)
    bench.wait(0.2)
    bench.move(1, 100, 280, after: 0.016)
    #expect(bench.offset("S") == Point(0, 10))
  }
}
