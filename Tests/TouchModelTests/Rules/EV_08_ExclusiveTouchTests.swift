import Testing

@testable import TouchModel

/// EV-8: an exclusive view takes a finger only where no other is down in its window (a), and keeps the fingers of that
/// window from other views while it has one (b).
@Suite struct EV_08_ExclusiveTouchTests {
  private let names: Set = ["X", "V"]

  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    try bench.add("X", 0, 0, 100, 100)
    try bench.add("V", 100, 0, 100, 100)
    try bench.set(.isExclusiveTouch, .bool(true), on: "X")
    return bench
  }

  @Test func offUnlessSaidOtherwise() throws {
    var bench = try bench()
    try bench.set(.isExclusiveTouch, .bool(false), on: "X")
    bench.down(1, 10, 10)
    bench.down(2, 110, 10)
    #expect(bench.log(names) == ["X.began", "V.began"])
  }

  @Test func othersMayNotComeWhileItHasATouch() throws {
    var bench = try bench()
    let x = try #require(bench.scene.object(named: "X")?.view)
    let v = try #require(bench.scene.object(named: "V")?.view)
    bench.down(1, 10, 10)
    bench.down(2, 110, 10)
    bench.up(1)
    bench.up(2)
    #expect(bench.log(names) == ["X.began", "X.ended"])
    #expect(bench.kinds.contains(.touchRefused(Finger(2), v, .exclusiveElsewhere(x))))
    #expect(bench.rules.contains(.ev8))
  }

  @Test func itMayNotComeWhileOthersAreDown() throws {
    var bench = try bench()
    let x = try #require(bench.scene.object(named: "X")?.view)
    bench.down(1, 110, 10)
    bench.down(2, 10, 10)
    bench.up(1)
    bench.up(2)
    #expect(bench.log(names) == ["V.began", "V.ended"])
    #expect(bench.kinds.contains(.touchRefused(Finger(2), x, .othersActive(Finger(1)))))
  }

  @Test func afterTheLiftEverythingIsFree() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    bench.up(1)
    bench.down(2, 110, 10)
    bench.up(2)
    bench.down(1, 10, 10)
    #expect(bench.log(names) == ["X.began", "X.ended", "V.began", "V.ended", "X.began"])
  }

  @Test func otherWindowsDoNotCount() throws {
    var bench = try bench()
    let front = try bench.scene.addWindow("front", frame: Rect(0, 200, 100, 100))
    try bench.add("F", to: front, 0, 0, 100, 100)
    bench.down(1, 10, 10)
    bench.down(2, 10, 210)
    #expect(bench.log(["X", "F"]) == ["X.began", "F.began"])
  }

  @Test func recognizersStillGetTheFinger() throws {
    var bench = try bench()
    let v = try #require(bench.scene.object(named: "V")?.view)
    try bench.scene.attach(.tap, "g", to: v)
    bench.down(1, 10, 10)
    bench.down(2, 110, 10)
    #expect(bench.log(["V", "g"]) == ["g.began"])
  }
}
