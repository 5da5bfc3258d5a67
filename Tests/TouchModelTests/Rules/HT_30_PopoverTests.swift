import Testing

@testable import TouchModel

/// HT-30: a touch outside a popover dismisses it and goes nowhere else, except in its passthrough views.
@Suite struct HT_30_PopoverTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    try bench.add("A", .button, 0, 0, 40, 480)
    try bench.add("B", .button, 280, 0, 40, 480)
    try bench.scene.present("menu", from: Scene.vc, style: .popover)
    return bench
  }

  @Test func touchOutsideDismisses() throws {
    var bench = try bench()
    let menu = try #require(bench.scene.controller(named: "menu"))
    bench.down(1, 10, 10)
    #expect(bench.scene.controller(named: "menu") != nil)
    bench.up()
    #expect(bench.kinds.contains(.dismissed(menu)))
    #expect(bench.scene.controller(named: "menu") == nil)
    #expect(bench.log(["A"]) == [])
    bench.tap(10, 10)
    #expect(bench.log(["A"]).contains("A.began"))
  }

  @Test func touchInsideDoesNot() throws {
    var bench = try bench()
    bench.tap(160, 240)
    #expect(bench.scene.controller(named: "menu") != nil)
    #expect(bench.log(["menu.view"]) == ["menu.view.began", "menu.view.ended"])
  }

  @Test func cancelledTouchDoesNot() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    bench.run(.interrupt)
    #expect(bench.scene.controller(named: "menu") != nil)
  }

  @Test func passthroughViewKeepsItsTouches() throws {
    var bench = try bench()
    let a = try #require(bench.scene.object(named: "A"))
    try bench.set(.passthroughViews, .objects([a]), on: "menu")
    #expect(bench.hit(39.9, 10) == "A")
    #expect(bench.hit(40, 10) == "menu.dimming")
    #expect(bench.hit(300, 10) == "menu.dimming")
    bench.tap(10, 10)
    #expect(bench.log(["A"]).first == "A.began")
    #expect(bench.rules.contains(.ht30))
    #expect(bench.scene.controller(named: "menu") != nil)
  }

  @Test func passthroughViewThatTakesNoTouches() throws {
    var bench = try bench()
    let a = try #require(bench.scene.object(named: "A"))
    try bench.set(.passthroughViews, .objects([a]), on: "menu")
    try bench.set(.isEnabled, .bool(false), on: "A")
    #expect(bench.hit(10, 10) == "menu.dimming")
  }

  /// RC-13: the lift that dismisses still goes all the way up.
  @Test func liftThatDismissesBubblesToTheEnd() throws {
    var bench = try bench()
    bench.tap(10, 10)
    let log = bench.log(["UIDimmingView", "window", "delegate"])
    #expect(log.suffix(3) == ["UIDimmingView.ended", "window.ended", "delegate.ended"])
  }

  /// EV-10: what is in the popover leaves its window when it goes.
  @Test func fingerInsideLosesItsTouchWhenAnotherDismisses() throws {
    var bench = try bench()
    bench.down(1, 160, 240)
    bench.down(2, 10, 10)
    bench.up(2)
    bench.move(1, 161, 240)
    bench.up(1)
    #expect(bench.log(["menu.view"]) == ["menu.view.began", "menu.view.cancelled"])
    #expect(bench.scene.activity.isIdle)
  }
}
