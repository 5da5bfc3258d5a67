import Testing

@testable import TouchModel

/// RC-5, K-3: a presented controller's next is the superview of its view; outside every hierarchy, its presenter.
@Suite struct RC_05_PresentedTests {
  @Test func inAHierarchyTheChainGoesToTheWindow() throws {
    var bench = RuleBench()
    let sheet = try bench.scene.present("sheet", from: Scene.vc)
    #expect(try bench.chain("sheet.view") == ["sheet.view", "sheet", "window", "scene", "app", "delegate"])
    #expect(bench.scene.nextAndRule(of: .object(.controller(sheet)))?.rule == .rc5)
  }

  @Test func wrappersShowTheTransitionView() throws {
    var bench = RuleBench()
    bench.scene.settings.wrappers = true
    try bench.scene.present("sheet", from: Scene.vc)
    #expect(try bench.chain("sheet").prefix(3) == ["sheet", "UITransitionView", "window"])
  }

  @Test func outsideEveryHierarchyThePresenterIsNext() throws {
    var bench = RuleBench()
    let first = try bench.scene.present("first", from: Scene.vc, style: .pageSheet)
    let second = try bench.scene.present("second", from: first, style: .fullScreen)
    #expect(bench.scene.controllers[second.row].presenter == first)
    #expect(
      try bench.chain("first.view") == ["first.view", "first", "vc", "window", "scene", "app", "delegate"])
    #expect(bench.scene.nextAndRule(of: .object(.controller(first)))?.rule == .rc5)
  }

  @Test func presenterUnderFullScreenIsAtTheEnd() throws {
    var bench = RuleBench()
    try bench.scene.present("full", from: Scene.vc, style: .fullScreen)
    #expect(try bench.chain("root") == ["root", "vc"])
  }
}
