import Testing

@testable import TouchModel

/// SV-2, SV-3: content hears of a resting finger after 150 ms.
@Suite struct SV_02_DelayTests {
  private func heard(after seconds: Double, _ change: (inout RuleBench) throws -> Void = { _ in }) throws
    -> Bool
  {
    var bench = try RuleBench.withScrollView()
    try change(&bench)
    bench.down(1, 100, 20)
    bench.wait(seconds)
    return bench.log(["V"]) == ["V.began"]
  }

  @Test func after150Milliseconds() throws {
    #expect(try !heard(after: 0.149))
    #expect(try heard(after: 0.15))
  }

  @Test func theDelayIsASetting() throws {
    #expect(try !heard(after: 0.2) { $0.scene.settings.contentDelay = Time(seconds: 0.3) })
    #expect(try heard(after: 0.3) { $0.scene.settings.contentDelay = Time(seconds: 0.3) })
  }

  @Test func withoutTheFlagAtOnce() throws {
    #expect(try heard(after: 0) { try $0.set(.delaysContentTouches, .bool(false), on: "S") })
  }

  @Test func scrollViewThatDoesNotScrollDelaysNothing() throws {
    #expect(try heard(after: 0) { try $0.set(.isScrollEnabled, .bool(false), on: "S") })
  }

  @Test func whoHoldsItBack() throws {
    var bench = try RuleBench.withScrollView()
    bench.down(1, 100, 20)
    #expect(
      bench.trace.facts.contains {
        if case .touchWithheld(_, .began, _, _) = $0.kind { $0.rule == .sv2 } else { false }
      })
    bench.wait(0.15)
    #expect(bench.rules.contains(.sv3))
  }

  /// SV-3: touchesShouldBegin is asked before content hears anything.
  @Test func touchesShouldBeginSaysNo() throws {
    var bench = try RuleBench.withScrollView()
    try bench.override("S") { $0.touchesShouldBegin = false }
    bench.down(1, 100, 20)
    bench.wait(0.2)
    bench.move(1, 100, 0)
    bench.up()
    #expect(bench.log(["V"]) == [])
    #expect(bench.offset("S") == Point(0, 10))
  }

  /// In nested scroll views both wait, at the same time.
  @Test func nestedViewsWaitOnce() throws {
    var bench = try RuleBench.withScrollView()
    let outer = try #require(bench.scene.object(named: "S")?.view)
    let inner = try bench.add("I", .scrollView, to: outer, 0, 100, 320, 100)
    try bench.add("W", to: inner, 0, 0, 100, 100)
    bench.down(1, 50, 150)
    bench.wait(0.149)
    #expect(bench.log(["W"]) == [])
    bench.wait(0.001)
    #expect(bench.log(["W"]) == ["W.began"])
  }
}
