import Testing

@testable import TouchModel

/// HT-2: a view that takes no touches answers nil without asking pointInside or its subviews, and what is behind it
/// is asked instead.
@Suite struct HT_02_RefusalTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    try bench.add("behind", 0, 0, 100, 100)
    let parent = try bench.add("front", 0, 0, 100, 100)
    try bench.add("child", to: parent, 0, 0, 100, 100)
    return bench
  }

  @Test(arguments: [
    (Property.isHidden, true, HitRefusal.hidden),
    (.isUserInteractionEnabled, false, .interactionDisabled),
  ])
  func wholeSubtreeIsSkipped(_ property: Property, _ value: Bool, _ reason: HitRefusal) throws {
    var bench = try bench()
    #expect(bench.hit(10, 10) == "child")
    try bench.set(property, .bool(value), on: "front")
    #expect(bench.hit(10, 10) == "behind")
    let refusal = try #require(bench.refusal(of: "front", at: 10, 10))
    #expect(refusal.reason == reason)
    #expect(refusal.rule == .ht2)
    bench.down(1, 10, 10)
    #expect(
      Array(bench.walk(["front", "child", "behind"]).prefix(3)) == ["HT(front)", "HT(behind)", "PI(behind)+"])
    try bench.set(property, .bool(!value), on: "front")
    #expect(bench.hit(10, 10) == "child")
  }

  @Test func flagOfAChildLeavesTheParent() throws {
    var bench = try bench()
    try bench.set(.isUserInteractionEnabled, .bool(false), on: "child")
    #expect(bench.hit(10, 10) == "front")
  }

  @Test func flagOfAnAncestorReachesEverythingBelow() throws {
    var bench = try bench()
    try bench.set(.isUserInteractionEnabled, .bool(false), on: "root")
    #expect(bench.hit(10, 10) == "window")
  }

  /// Section 1.1.
  @Test(arguments: ViewClass.allCases.filter { !$0.isPrivate && $0 != .window })
  func labelsAndImageViewsStartSwitchedOff(_ viewClass: ViewClass) throws {
    var bench = RuleBench()
    try bench.add("V", viewClass, 0, 0, 100, 100)
    let isOff = viewClass == .label || viewClass == .imageView
    #expect(bench.hit(10, 10) == (isOff ? "root" : "V"))
    try bench.set(.isUserInteractionEnabled, .bool(true), on: "V")
    #expect(bench.hit(10, 10) == "V")
  }
}
