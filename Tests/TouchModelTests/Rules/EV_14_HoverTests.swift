import Testing

@testable import TouchModel

/// EV-14: a hover recognizer begins where the pointer comes over its view, changes while it moves there, ends where it
/// leaves.
@Suite struct EV_14_HoverTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    let view = try bench.add("V", 0, 0, 100, 100)
    try bench.scene.attach(.hover, "h", to: view)
    return bench
  }

  @Test func overItsView() throws {
    var bench = try bench()
    for point in [Point(150, 10), Point(99, 10), Point(50, 10), Point(100, 10)] { bench.run(.hover(point)) }
    #expect(bench.log(["h"]) == ["ACT(h,began)", "ACT(h,changed)", "ACT(h)"])
    #expect(bench.rules.contains(.ev14))
    #expect(bench.scene.activity.isIdle)
  }

  @Test func leavingTheScreen() throws {
    var bench = try bench()
    bench.run(.hover(Point(10, 10)))
    bench.run(.hover(nil))
    #expect(bench.log(["h"]) == ["ACT(h,began)", "ACT(h)"])
  }

  @Test func coveredViewIsNotHovered() throws {
    var bench = try bench()
    try bench.add("cover", 0, 0, 100, 100)
    bench.run(.hover(Point(10, 10)))
    #expect(bench.log(["h"]) == [])
  }

  @Test func touchesAreNothingToIt() throws {
    var bench = try bench()
    bench.tap(10, 10)
    #expect(bench.log(["h", "V"]) == ["V.began", "V.ended"])
  }
}
