import Testing

@testable import TouchModel

/// RC-1, RC-2, RC-3: a root view's next is its controller, another view's its superview, a controller's the superview
/// of its view.
@Suite struct RC_01_NextTests {
  private func next(_ bench: RuleBench, _ name: String) throws -> (name: String, rule: RuleID)? {
    bench.scene.nextAndRule(of: .object(try #require(bench.scene.object(named: name)))).map {
      (bench.scene.name(of: $0.next), $0.rule)
    }
  }

  @Test func ordinaryViews() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("C", to: parent, 0, 0, 50, 50)
    #expect(try bench.chain("C") == ["C", "P", "root", "vc", "window", "scene", "app", "delegate"])
    let (next, rule) = try #require(try next(bench, "C"))
    #expect(next == "P")
    #expect(rule == .rc2)
    #expect(try self.next(bench, "root")?.rule == .rc1)
  }

  @Test func childController() throws {
    var bench = RuleBench()
    let box = try bench.add("box", 0, 0, 200, 200)
    let view = try bench.add("childView", to: box, 0, 0, 100, 100)
    try bench.scene.addController("child", for: view)
    #expect(try bench.chain("childView").prefix(5) == ["childView", "child", "box", "root", "vc"])
    let (next, rule) = try #require(try next(bench, "child"))
    #expect(next == "box")
    #expect(rule == .rc3)
  }

  @Test func removedControllerLeavesItsViewInTheChain() throws {
    var bench = RuleBench()
    let view = try bench.add("childView", 0, 0, 100, 100)
    let child = try bench.scene.addController("child", for: view)
    try bench.scene.remove(.controller(child))
    #expect(try bench.chain("childView").prefix(2) == ["childView", "root"])
  }

  @Test func viewOutsideEveryHierarchyEndsTheChain() throws {
    var bench = RuleBench()
    try bench.scene.embed([Scene.vc], in: .navigation, named: "nav")
    let nav = try #require(bench.scene.controller(named: "nav"))
    try bench.scene.push("next", onto: nav)
    #expect(try bench.chain("root") == ["root", "vc"])
  }

  @Test func containersWithoutWrappers() throws {
    var bench = RuleBench()
    try bench.scene.embed([Scene.vc], in: .navigation, named: "nav")
    let nav = try #require(bench.scene.controller(named: "nav"))
    try bench.scene.embed([nav], in: .tabs, named: "tabs")
    #expect(
      try bench.chain("root") == [
        "root", "vc", "nav.view", "nav", "tabs.view", "tabs", "window", "scene", "app", "delegate",
      ])
  }

  /// S-2: a tab bar and a navigation controller before iOS 13.
  @Test func publishedChainBeforeScenes() throws {
    var bench = RuleBench()
    bench.scene.settings.iosVersion = 12
    bench.scene.settings.wrappers = true
    try bench.scene.embed([Scene.vc], in: .navigation, named: "nav")
    let nav = try #require(bench.scene.controller(named: "nav"))
    try bench.scene.embed([nav], in: .tabs, named: "tabs")
    let a = try bench.add("A", 0, 0, 100, 100)
    let c = try bench.add("C", to: a, 0, 0, 100, 100)
    try bench.add("E", to: c, 0, 0, 100, 100)
    #expect(
      try bench.chain("E") == [
        "E", "C", "A", "root", "vc", "UIViewControllerWrapperView", "UINavigationTransitionView",
        "UILayoutContainerView", "nav", "UIViewControllerWrapperView", "UITransitionView",
        "UILayoutContainerView", "tabs", "window", "app", "delegate",
      ])
  }

  @Test func otherTabIsInNoChain() throws {
    var bench = RuleBench()
    let other = try bench.add("otherView", 0, 0, 320, 480)
    let second = try bench.scene.addController("second", for: other)
    try bench.scene.embed([Scene.vc, second], in: .tabs, named: "tabs")
    #expect(try bench.chain("otherView") == ["otherView", "second"])
    try bench.set(.selectedIndex, .number(1), on: "tabs")
    #expect(try bench.chain("otherView").prefix(4) == ["otherView", "second", "tabs.view", "tabs"])
    #expect(try bench.chain("root") == ["root", "vc"])
  }
}
