import Testing

@testable import TouchModel

/// HT-22 ... HT-25: windows from front to back, by level, then by age; the first that answers gets the touch, key or not.
@Suite struct HT_22_WindowTests {
  private func windowName(_ bench: RuleBench, _ x: Double, _ y: Double) -> String? {
    bench.scene.hitView(at: Point(x, y)).flatMap { bench.scene.window(of: $0) }.map {
      bench.scene.name(of: $0)
    }
  }

  @Test func laterWindowIsInFrontInOneLevel() throws {
    var bench = RuleBench()
    try bench.scene.addWindow("second")
    try bench.scene.addWindow("third")
    #expect(windowName(bench, 10, 10) == "third")
    #expect(bench.scene.windows.map { bench.scene.name(of: $0) } == ["window", "second", "third"])
  }

  @Test(arguments: [(1.0, "high"), (0.1, "high"), (0, "later"), (-1, "later")])
  func levelBeatsAge(_ level: Double, _ expected: String) throws {
    var bench = RuleBench()
    try bench.scene.addWindow("high", level: level)
    try bench.scene.addWindow("later")
    #expect(windowName(bench, 10, 10) == expected)
  }

  @Test func hiddenWindowIsNotAsked() throws {
    var bench = RuleBench()
    try bench.scene.addWindow("front")
    try bench.set(.isHidden, .bool(true), on: "front")
    bench.down(1, 10, 10)
    #expect(!bench.walk().contains("HT(front)"))
    #expect(windowName(bench, 10, 10) == "window")
  }

  @Test func onlyWindowHidden() throws {
    var bench = RuleBench()
    try bench.set(.isHidden, .bool(true), on: "window")
    #expect(bench.hit(10, 10) == nil)
    bench.tap(10, 10)
    #expect(bench.log() == [])
  }

  /// HT-23: what pass-through windows rely on.
  @Test func windowThatAnswersNilLetsTheNextOneHaveIt() throws {
    var bench = RuleBench()
    let front = try bench.scene.addWindow("front")
    try bench.add("B", to: front, 0, 0, 50, 50)
    #expect(windowName(bench, 100, 100) == "front")
    try bench.override("front") { $0.hitTest = .passthrough }
    #expect(windowName(bench, 100, 100) == "window")
    #expect(bench.hit(10, 10) == "B")
  }

  @Test func smallWindowTakesOnlyItsOwnArea() throws {
    var bench = RuleBench()
    try bench.scene.addWindow("front", frame: Rect(100, 100, 50, 50))
    #expect(windowName(bench, 100, 100) == "front")
    #expect(windowName(bench, 150, 149) == "window")
  }

  /// HT-24, T-35: the key window is the one behind, and only the front one acts.
  @Test func keyWindowDoesNotMatter() throws {
    var bench = RuleBench()
    let front = try bench.scene.addWindow("front", level: 1)
    try bench.scene.attach(.tap, "frontTap", to: front)
    try bench.scene.attach(.tap, "backTap", to: Scene.window)
    try bench.set(.isKeyWindow, .bool(true), on: "window")
    bench.tap(10, 10)
    #expect(bench.log().filter { $0.hasPrefix("ACT") } == ["ACT(frontTap)"])
    try bench.set(.isKeyWindow, .bool(true), on: "front")
    #expect(windowName(bench, 10, 10) == "front")
  }

  /// HT-25.
  @Test(arguments: [
    (Property.isUserInteractionEnabled, PropertyValue.bool(false), RuleID.ht2),
    (.alpha, .number(0.005), .ht3),
  ])
  func windowHasTheFlagsOfAView(_ property: Property, _ value: PropertyValue, _ rule: RuleID) throws {
    var bench = RuleBench()
    try bench.scene.addWindow("front")
    try bench.set(property, value, on: "front")
    #expect(windowName(bench, 10, 10) == "window")
    #expect(bench.refusal(of: "front", at: 10, 10)?.rule == rule)
  }

  @Test func orderOfWindowsCanBeChanged() throws {
    var bench = RuleBench()
    let second = try bench.scene.addWindow("second")
    try bench.scene.reorder(second, .back)
    #expect(windowName(bench, 10, 10) == "window")
    try bench.scene.reorder(second, .above(Scene.window))
    #expect(windowName(bench, 10, 10) == "second")
  }
}
