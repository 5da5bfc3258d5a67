import Testing

@testable import TouchModel

/// EV-6: a contact soon after a tap, near the first one of the series, counts on: up to 0.35 s after the lift, less than
/// 45 points away on each axis, after a contact of up to 0.75 s that did not move away.
@Suite struct EV_06_TapCountTests {
  private func counts(_ bench: RuleBench) -> [Int] {
    bench.kinds.compactMap { if case .touchSampled(_, .began, _, let count) = $0 { count } else { nil } }
  }

  /// The tapCounts of contacts that each last for `hold` seconds, the next `gap` seconds after the lift.
  private func counts(hold: Double = 0.08, gap: Double = 0.1, _ points: [(Double, Double)]) -> [Int] {
    var bench = RuleBench()
    for (index, (x, y)) in points.enumerated() {
      bench.down(1, x, y, after: index == 0 ? 0 : gap)
      bench.up(after: hold)
    }
    return counts(bench)
  }

  @Test func series() {
    #expect(counts([(100, 100), (100, 100), (100, 100)]) == [1, 2, 3])
  }

  @Test(arguments: [(0.349, 2), (0.35, 2), (0.350_001, 1), (1, 1)])
  func gap(_ gap: Double, _ expected: Int) {
    #expect(counts(gap: gap, [(100, 100), (100, 100)]) == [1, expected])
  }

  @Test(arguments: [
    (144.999, 100.0, 2), (145, 100, 1), (100, 144.999, 2), (100, 145, 1), (55.001, 100, 2), (55, 100, 1),
    (144, 144, 2),
  ])
  func distance(_ x: Double, _ y: Double, _ expected: Int) {
    #expect(counts([(100, 100), (x, y)]) == [1, expected])
  }

  @Test func distanceCountsFromTheFirstTap() {
    #expect(counts([(100, 100), (140, 100), (144, 100)]) == [1, 2, 3])
    #expect(counts([(100, 100), (140, 100), (146, 100)]) == [1, 2, 1])
  }

  @Test(arguments: [(0.749, 2), (0.75, 2), (0.750_001, 1)])
  func lengthOfTheContactBefore(_ hold: Double, _ expected: Int) {
    #expect(counts(hold: hold, [(100, 100), (100, 100)]) == [1, expected])
  }

  @Test(arguments: [(145.0, 2), (145.001, 1)])
  func contactBeforeMovedAway(_ x: Double, _ expected: Int) {
    var bench = RuleBench()
    bench.down(1, 100, 100)
    bench.move(1, x, 100)
    bench.move(1, 100, 100)
    bench.up(after: 0.1)
    bench.down(1, 100, 100, after: 0.1)
    #expect(counts(bench) == [1, expected])
  }

  @Test func cancelledContactIsNoTap() {
    var bench = RuleBench()
    bench.down(1, 100, 100)
    bench.event([TouchSample(Finger(1), .cancel)], after: 0.1)
    bench.down(1, 100, 100, after: 0.1)
    #expect(counts(bench) == [1, 1])
  }

  @Test func fingersFarApartCountForThemselves() {
    var bench = RuleBench()
    for _ in 0..<2 {
      bench.event([.down(1, 100, 100), .down(2, 200, 100)], after: 0.1)
      bench.event([.up(1), .up(2)], after: 0.1)
    }
    #expect(counts(bench) == [1, 1, 2, 2])
  }

  @Test func limitsAreSettings() {
    var bench = RuleBench()
    bench.scene.settings.tapMaxGap = Time(seconds: 1)
    bench.tap(100, 100)
    bench.down(1, 100, 100, after: 1)
    #expect(counts(bench) == [1, 2])
  }
}
