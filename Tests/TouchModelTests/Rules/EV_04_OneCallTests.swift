import Testing

@testable import TouchModel

/// EV-4: for each event, one call for each phase with all the fingers of a view; began before moved before ended before
/// cancelled.
@Suite struct EV_04_OneCallTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    try bench.add("V", 0, 0, 100, 100)
    try bench.add("W", 100, 0, 100, 100)
    for name in ["V", "W"] { try bench.set(.isMultipleTouchEnabled, .bool(true), on: name) }
    return bench
  }
  private let names: Set = ["V", "W"]

  /// S-13.
  @Test func together() throws {
    var bench = try bench()
    bench.event([.down(1, 10, 10), .down(2, 20, 20)])
    bench.event([.up(1), .up(2)])
    #expect(bench.log(names) == ["V.began(2)", "V.ended(2)"])
  }

  @Test func oneAfterTheOther() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    bench.down(2, 20, 20)
    bench.up(1)
    bench.up(2)
    #expect(bench.log(names) == ["V.began", "V.began", "V.ended", "V.ended"])
  }

  @Test func oneCallForEachView() throws {
    var bench = try bench()
    bench.event([.down(1, 10, 10), .down(2, 110, 10), .down(3, 20, 20)])
    #expect(bench.log(names) == ["V.began(2)", "W.began"])
  }

  @Test func orderOfPhasesInOneEvent() throws {
    var bench = try bench()
    bench.event([.down(1, 10, 10), .down(2, 20, 20), .down(3, 30, 30)])
    bench.clear()
    bench.event([TouchSample(Finger(3), .cancel), .up(2), .move(1, 11, 11), .down(4, 40, 40)])
    #expect(bench.log(names) == ["V.began", "V.moved", "V.ended", "V.cancelled"])
  }

  @Test func phasesComeBeforeViews() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    bench.clear()
    bench.event([.up(1), .down(2, 110, 10)])
    #expect(bench.log(names) == ["W.began", "V.ended"])
  }

  @Test func forwardedCallsKeepTheirFingers() throws {
    var bench = try bench()
    bench.event([.down(1, 10, 10), .down(2, 20, 20)])
    #expect(bench.log(["root"]) == ["root.began(2)"])
  }

  /// T-38 with another finger resting elsewhere: both taps are one sequence, and each contact still has its own end.
  @Test func twoContactsOfOneFinger() throws {
    var bench = try bench()
    let view = try #require(bench.scene.object(named: "V")?.view)
    let tap = try bench.scene.attach(.tap, "d", to: view)
    try bench.scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(tap))
    bench.down(1, 110, 10)
    for _ in 0..<2 {
      bench.down(2, 10, 10, after: 0.1)
      bench.up(2, after: 0.1)
    }
    #expect(bench.log(["V"]) == ["V.began", "V.began", "V.cancelled", "V.cancelled"])
    #expect(bench.log().contains("ACT(d)"))
  }
}
