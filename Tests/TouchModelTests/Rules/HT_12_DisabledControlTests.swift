import Testing

@testable import TouchModel

/// HT-12, K-2: a disabled control answers nil; the touch goes to what is behind it, and no event is sent.
@Suite struct HT_12_DisabledControlTests {
  @Test(arguments: ViewClass.allCases.filter(\.isControl))
  func passesTheTouch(_ viewClass: ViewClass) throws {
    var bench = RuleBench()
    try bench.add("behind", 0, 0, 100, 100)
    let control = try bench.add("C", viewClass, 0, 0, 100, 100)
    bench.scene.addTarget(
      Target(object: .controller(Scene.vc), action: "act"), for: ControlEvent.allEvents, of: control)
    #expect(bench.hit(10, 10) == "C")
    try bench.set(.isEnabled, .bool(false), on: "C")
    #expect(bench.hit(10, 10) == "behind")
    let refusal = try #require(bench.refusal(of: "C", at: 10, 10))
    #expect(refusal.reason == .disabledControl)
    #expect(refusal.rule == .ht12)
    bench.tap(10, 10)
    #expect(bench.log(["C"]) == [])
  }

  @Test func recognizerOfTheSuperviewSeesTheTouch() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("B", .button, to: parent, 0, 0, 100, 100)
    try bench.scene.attach(.tap, "g", to: parent)
    try bench.set(.isEnabled, .bool(false), on: "B")
    bench.tap(10, 10)
    #expect(bench.log(["g", "P", "B"]) == ["g.began", "P.began", "g.ended", "ACT(g)", "P.cancelled"])
  }

  @Test func subviewsOfTheControlGoWithIt() throws {
    var bench = RuleBench()
    let control = try bench.add("C", .control, 0, 0, 100, 100)
    try bench.add("inner", to: control, 0, 0, 50, 50)
    #expect(bench.hit(10, 10) == "inner")
    try bench.set(.isEnabled, .bool(false), on: "C")
    #expect(bench.hit(10, 10) == "root")
  }
}
