import Testing

@testable import TouchModel

/// RC-4, RC-6, RC-7, RC-8, K-4: from a window's root controller to the end of the chain.
@Suite struct RC_04_WindowTests {
  /// T-14: a storyboard app with one controller.
  @Test func publishedChainWithWrappers() throws {
    var bench = RuleBench()
    bench.scene.settings.wrappers = true
    let b = try bench.add("B", 0, 0, 100, 100)
    try bench.add("B1", to: b, 0, 0, 50, 50)
    #expect(
      try bench.chain("B1") == [
        "B1", "B", "root", "vc", "UIDropShadowView", "UITransitionView", "window", "scene", "app", "delegate",
      ])
  }

  @Test(arguments: [(12.0, false), (12.9, false), (13, true), (26, true)])
  func sceneSinceThirteen(_ version: Double, _ hasScene: Bool) throws {
    var bench = RuleBench()
    bench.scene.settings.iosVersion = version
    #expect(try bench.chain("window") == ["window"] + (hasScene ? ["scene"] : []) + ["app", "delegate"])
    bench.scene.settings.wrappers = true
    #expect(try bench.chain("vc").contains("UIDropShadowView") == hasScene)
  }

  @Test func rulesOfTheLastSteps() throws {
    let scene = Scene()
    func rule(_ object: ObjectID) -> RuleID? { scene.nextAndRule(of: .object(object))?.rule }
    #expect(rule(.controller(Scene.vc)) == .rc4)
    #expect(rule(.view(Scene.window)) == .rc6)
    #expect(rule(.windowScene) == .rc7)
    #expect(rule(.application) == .rc8)
    #expect(rule(.appDelegate) == nil)
  }

  @Test func wrappersHearTheTouchesToo() throws {
    var bench = RuleBench()
    bench.scene.settings.wrappers = true
    bench.down(1, 10, 10)
    #expect(
      bench.log() == [
        "root.began", "vc.began", "UIDropShadowView.began", "UITransitionView.began", "window.began",
        "scene.began", "app.began", "delegate.began",
      ])
  }

  @Test func secondWindowHasItsOwnRootController() throws {
    var bench = RuleBench()
    let window = try bench.scene.addWindow("other")
    let view = try bench.add("otherView", to: window, 0, 0, 100, 100)
    try bench.scene.addController("otherVC", for: view)
    #expect(try bench.chain("otherView").prefix(4) == ["otherView", "otherVC", "other", "scene"])
  }
}
