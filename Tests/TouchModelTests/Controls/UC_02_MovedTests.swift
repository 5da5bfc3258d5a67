import Testing

@testable import TouchModel

/// UC-2: each move continues tracking; crossing the edge says so first, and every move says where the finger is.
@Suite struct UC_02_MovedTests {
  private func moved(_ places: [(Double, Double)]) throws -> RuleBench {
    var bench = try RuleBench.withControl()
    bench.down(1, 150, 120)
    bench.clear()
    for (x, y) in places { bench.move(1, x, y, after: 0.016) }
    return bench
  }

  @Test func inside() throws {
    let bench = try moved([(151, 120)])
    #expect(bench.story("C") == ["moved", "continueTrk", "touchDragInside"])
    #expect(bench.rules.contains(.uc2))
  }

  @Test func leaving() throws {
    let bench = try moved([(150, 300)])
    #expect(
      bench.story("C") == [
        "moved", "continueTrk", "isHighlighted off", "touchDragExit", "touchDragOutside",
      ])
    #expect(bench.isOn(.isTracking, of: "C"))
    #expect(!bench.isOn(.isTouchInside, of: "C"))
    #expect(!bench.isOn(.isHighlighted, of: "C"))
  }

  @Test func stayingOutside() throws {
    let bench = try moved([(150, 300), (150, 301)])
    #expect(bench.events("C") == ["touchDragExit", "touchDragOutside", "touchDragOutside"])
  }

  @Test func comingBack() throws {
    let bench = try moved([(150, 300), (150, 120)])
    #expect(
      bench.story("C").suffix(5) == [
        "moved", "continueTrk", "isHighlighted on", "touchDragEnter", "touchDragInside",
      ])
    #expect(bench.isOn(.isTouchInside, of: "C"))
    #expect(bench.isOn(.isHighlighted, of: "C"))
  }
}
