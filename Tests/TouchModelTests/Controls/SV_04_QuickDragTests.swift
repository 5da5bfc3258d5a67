import Testing

@testable import TouchModel

/// SV-4, SV-5: before the delay is over, a drag scrolls and content never hears of it; a lift lets content have all of it.
@Suite struct SV_04_QuickDragTests {
  @Test(arguments: [ViewClass.view, .button]) func dragScrolls(_ content: ViewClass) throws {
    var bench = try RuleBench.withScrollView(content: content)
    bench.drag(100, 30, to: 100, 0)
    #expect(bench.log(["V"]) == [])
    #expect(bench.offset("S") == Point(0, 20))
  }

  /// The threshold of a pan: 10 points in a direction in which there is something to scroll.
  @Test(arguments: [(100.0, 21.0, false), (100, 20, true), (140, 30, false)])
  func threshold(x: Double, y: Double, scrolls: Bool) throws {
    var bench = try RuleBench.withScrollView()
    bench.down(1, 100, 30)
    bench.move(1, x, y, after: 0.05)
    #expect(bench.delegateCalls.contains("scrollViewWillBeginDragging") == scrolls)
    bench.up(after: 0.05)
    #expect(bench.log(["V"]).isEmpty == scrolls)
  }

  @Test func quickTapGoesToContentAtTheLift() throws {
    var bench = try RuleBench.withScrollView(content: .button)
    bench.down(1, 100, 20)
    bench.up(after: 0.149)
    #expect(bench.events("V") == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    let times = bench.trace.facts.compactMap { fact -> Double? in
      if case .controlEventSent = fact.kind { fact.time.seconds } else { nil }
    }
    #expect(times == [0.149, 0.149, 0.149])
  }
}
