import Testing

@testable import TouchModel

/// HT-11: an overridden hitTest is believed; an overridden pointInside changes a view's own area only.
@Suite struct HT_11_OverrideTests {
  private func bench(_ hitTest: Overrides.HitTest? = nil) throws -> RuleBench {
    var bench = RuleBench()
    try bench.add("behind", 0, 0, 100, 100)
    let front = try bench.add("front", 0, 0, 100, 100)
    try bench.add("child", to: front, 0, 0, 50, 50)
    try bench.override("front") { $0.hitTest = hitTest }
    return bench
  }

  @Test func nilFallsThrough() throws {
    #expect(try bench(.answersNil).hit(10, 10) == "behind")
  }

  @Test func selfSwallowsTheSubtree() throws {
    let bench = try bench(.answersSelf)
    #expect(bench.hit(10, 10) == "front")
    #expect(bench.hit(75, 75) == "front")
    #expect(bench.hit(319, 479) == "front", "for every point that the parent offers")
  }

  @Test func selfIsAnsweredBeforeAnyFlag() throws {
    var bench = try bench(.answersSelf)
    try bench.set(.isHidden, .bool(true), on: "front")
    #expect(bench.hit(10, 10) == "front")
    bench.down(1, 10, 10)
    #expect(bench.walk(["front", "child"]) == ["HT(front)", "HT(front)"])
  }

  @Test func passthroughGivesUpOnlyItself() throws {
    let bench = try bench(.passthrough)
    #expect(bench.hit(10, 10) == "child")
    #expect(bench.hit(75, 75) == "behind")
    #expect(bench.hit(200, 200) == "root")
  }

  @Test func passthroughStillLooksAtFlags() throws {
    var bench = try bench(.passthrough)
    try bench.set(.isHidden, .bool(true), on: "front")
    #expect(bench.hit(10, 10) == "behind")
  }

  @Test func passthroughInsidePassthrough() throws {
    var bench = try bench(.passthrough)
    try bench.override("child") { $0.hitTest = .passthrough }
    #expect(bench.hit(10, 10) == "behind")
    try bench.override("behind") { $0.hitTest = .passthrough }
    #expect(bench.hit(10, 10) == "root")
  }

  /// The recognizers come from the chain of superviews of the view that was answered.
  @Test func otherViewTakesTheTouchWithItsOwnRecognizers() throws {
    var bench = try bench()
    let far = try bench.add("far", 200, 200, 50, 50)
    try bench.scene.attach(.tap, "farTap", to: far)
    try bench.scene.attach(.tap, "nearTap", to: try #require(bench.scene.object(named: "front")?.view))
    try bench.override("front") { $0.hitTest = .answers(far) }
    #expect(bench.hit(10, 10) == "far")
    bench.tap(10, 10)
    #expect(
      bench.log(["far", "farTap", "nearTap", "front"]) == [
        "farTap.began", "far.began", "farTap.ended", "ACT(farTap)", "far.cancelled",
      ])
  }

  @Test func removedAnswerIsNil() throws {
    var bench = try bench()
    let far = try bench.add("far", 200, 200, 50, 50)
    try bench.override("front") { $0.hitTest = .answers(far) }
    try bench.scene.remove(.view(far))
    #expect(bench.hit(10, 10) == "behind")
  }

  @Test(arguments: [
    (Overrides.PointInside.always, [true, true, true, true]),
    (.never, [false, false, false, false]),
    (.inset(10), [false, true, false, false]),
    (.inset(-10), [true, true, true, false]),
    (.circle, [false, true, false, false]),
    (.subviews, [true, false, false, false]),
  ])
  func ownArea(_ override: Overrides.PointInside, _ expected: [Bool]) throws {
    var bench = RuleBench()
    let view = try bench.add("V", 100, 100, 100, 100)
    try bench.add("C", to: view, 0, 0, 10, 10)
    try bench.override("V") { $0.pointInside = override }
    let hits = [(105.0, 105.0), (150, 150), (205, 150), (211, 150)].map { bench.hit($0, $1) != "root" }
    #expect(hits == expected)
  }

  @Test func circleIsInscribedInTheShorterSide() throws {
    var bench = RuleBench()
    try bench.add("V", 100, 100, 100, 40)
    try bench.override("V") { $0.pointInside = .circle }
    #expect(bench.hit(169.9, 120) == "V")
    #expect(bench.hit(170, 120) == "root")
    #expect(bench.hit(150, 100) == "root")
    #expect(bench.hit(150, 100.1) == "V")
  }

  @Test func parentStillHasToContainThePoint() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 100, 100, 100, 100)
    try bench.add("V", to: parent, 0, 0, 50, 50)
    try bench.override("V") { $0.pointInside = .always }
    #expect(bench.hit(199, 199) == "V")
    #expect(bench.hit(200, 199) == "root")
  }

  @Test func subviewsThatTakeNoTouchesDoNotCount() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 100, 100, 100, 100)
    try bench.add("V", to: parent, 0, 0, 50, 50)
    try bench.override("P") { $0.pointInside = .subviews }
    #expect(bench.hit(110, 110) == "V")
    try bench.set(.isHidden, .bool(true), on: "V")
    #expect(bench.hit(110, 110) == "root")
  }
}
