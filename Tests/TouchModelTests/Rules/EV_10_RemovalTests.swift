import Testing

@testable import TouchModel

/// EV-10: a view that leaves its window under a finger hears touchesCancelled, and nothing after it; a control stops
/// tracking, recognizers of the view end.
@Suite struct EV_10_RemovalTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 200, 200)
    try bench.add("V", to: parent, 0, 0, 100, 100)
    return bench
  }

  private func remove(_ name: String, _ bench: inout RuleBench) throws {
    let object = try #require(bench.scene.object(named: name))
    try bench.edit { scene throws(SceneError) in try scene.remove(object) }
  }

  /// D-14.
  @Test(arguments: ["V", "P"])
  func removedWithItOrAboveIt(_ removed: String) throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    bench.move(1, 11, 11)
    try remove(removed, &bench)
    bench.move(1, 12, 12)
    bench.up()
    #expect(bench.log(["V"]) == ["V.began", "V.moved", "V.cancelled"])
    #expect(bench.rules.contains(.ev10))
    #expect(bench.scene.activity.isIdle)
  }

  @Test func chainIsStillWholeWhenItHears() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    try remove("V", &bench)
    #expect(bench.log(["P", "root"]).suffix(2) == ["P.cancelled", "root.cancelled"])
  }

  @Test func otherViewLeavingChangesNothing() throws {
    var bench = try bench()
    try bench.add("other", 200, 200, 50, 50)
    bench.down(1, 10, 10)
    try remove("other", &bench)
    bench.up()
    #expect(bench.log(["V"]) == ["V.began", "V.ended"])
  }

  @Test func movedInsideTheWindowKeepsTheTouch() throws {
    var bench = try bench()
    let view = try #require(bench.scene.object(named: "V")?.view)
    bench.down(1, 10, 10)
    try bench.edit { scene throws(SceneError) in try scene.move(view, to: Scene.root) }
    bench.up()
    #expect(bench.log(["V"]) == ["V.began", "V.ended"])
  }

  @Test func controlStopsTracking() throws {
    var bench = RuleBench()
    let button = try bench.add("B", .button, 0, 0, 100, 40)
    bench.scene.addTarget(
      Target(object: .controller(Scene.vc), action: "cancel"), for: ControlEvent.touchCancel.rawValue,
      of: button)
    bench.down(1, 10, 10)
    try remove("B", &bench)
    #expect(
      bench.log(["B"]) == ["B.began", "B.beginTrk", "B.cancelled", "B.cancelTrk", "ACT(B,cancel)"])
  }

  @Test func recognizersOfTheViewEnd() throws {
    var bench = try bench()
    let view = try #require(bench.scene.object(named: "V")?.view)
    let tap = try bench.scene.attach(.tap, "tap", to: view)
    bench.down(1, 10, 10)
    try remove("V", &bench)
    #expect(bench.kinds.contains(.stateChanged(tap, from: .possible, to: .failed, .removed)))
    bench.up()
    #expect(!bench.log().contains("ACT(tap)"))
  }

  /// One further up stays where it is: what it follows is gone.
  @Test func recognizersFurtherUpLoseTheTouch() throws {
    var bench = try bench()
    let tap = try bench.scene.attach(.tap, "tap", to: Scene.root)
    bench.down(1, 10, 10)
    try remove("V", &bench)
    #expect(bench.kinds.contains(.stateChanged(tap, from: .possible, to: .failed, .touchesCancelled)))
    bench.up()
    #expect(!bench.log().contains("ACT(tap)"))
  }

  @Test func withheldTouchIsNeverHeardOf() throws {
    var bench = try bench()
    let view = try #require(bench.scene.object(named: "V")?.view)
    let tap = try bench.scene.attach(.tap, "tap", to: view)
    try bench.scene.set(.delaysTouchesBegan, .bool(true), on: .recognizer(tap))
    bench.down(1, 10, 10)
    try remove("V", &bench)
    bench.up()
    #expect(bench.log(["V"]) == [])
  }

  @Test func anotherTabTakesTheViewAway() throws {
    var bench = try bench()
    let other = try bench.add("otherView", 0, 0, 1, 1)
    let second = try bench.scene.addController("second", for: other)
    try bench.scene.embed([Scene.vc, second], in: .tabs, named: "tabs")
    let tabs = try #require(bench.scene.object(named: "tabs"))
    bench.down(1, 10, 10)
    try bench.edit { scene throws(SceneError) in try scene.set(.selectedIndex, .number(1), on: tabs) }
    bench.up()
    #expect(bench.log(["V"]) == ["V.began", "V.cancelled"])
  }

  @Test func editThatIsRefusedCancelsNothing() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    #expect(throws: SceneError.self) {
      try bench.edit { scene throws(SceneError) in try scene.remove(.view(Scene.root)) }
    }
    bench.up()
    #expect(bench.log(["V"]) == ["V.began", "V.ended"])
  }
}
