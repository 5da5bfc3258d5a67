import Testing

@testable import TouchModel

/// HT-8: a point outside a view never reaches its subviews, whether it clips or not.
@Suite struct HT_08_OutsideParentTests {
  @Test(arguments: [false, true])
  func partThatSticksOutIsDead(_ clips: Bool) throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("B", .button, to: parent, 50, 50, 100, 20)
    try bench.set(.clipsToBounds, .bool(clips), on: "P")
    #expect(bench.hit(99, 60) == "B")
    #expect(bench.hit(100, 60) == "root")
  }

  /// T-28: enlarging the button's own pointInside does not help, enlarging the parent's does.
  @Test func onlyTheParentCanOpenTheWay() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("B", .button, to: parent, 90, 50, 40, 20)
    try bench.override("B") { $0.pointInside = .inset(-20) }
    #expect(bench.hit(110, 60) == "root")
    #expect(bench.hit(75, 60) == "B")
    try bench.override("P") { $0.pointInside = .subviews }
    #expect(bench.hit(110, 60) == "B")
    #expect(bench.hit(10, 10) == "root")
  }

  /// S-3: a tip drawn above the tab bar that holds it.
  @Test func tipOverABar() throws {
    var bench = RuleBench()
    let bar = try bench.add("bar", .tabBar, 0, 431, 320, 49)
    try bench.add("tip", to: bar, 100, -40, 100, 50)
    #expect(bench.hit(150, 400) == "root")
    #expect(bench.hit(150, 435) == "tip")
  }

  @Test func refusalOfAParentNamesTheRule() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    bench.down(1, 200, 200)
    #expect(!bench.rules.contains(.ht8))
    bench.up()
    try bench.add("B", to: parent, 50, 50, 300, 300)
    bench.down(1, 200, 200)
    #expect(bench.rules.contains(.ht8))
  }
}
