import Testing

@testable import TouchModel

/// UC-11: each pair that is registered for an event is called, and no other.
@Suite struct UC_11_PairTests {
  @Test func eachPairOfTheEvent() throws {
    var bench = try RuleBench.withControl()
    try bench.target("C", .touchUpInside, action: "a")
    try bench.target("C", .touchUpInside, action: "b")
    try bench.target("C", .touchUpOutside, action: "c")
    bench.tap(150, 120)
    #expect(bench.actions == ["vc.a", "vc.b"])
    #expect(bench.rules.contains(.uc11))
  }

  @Test func maskOfSeveralEvents() throws {
    var bench = try RuleBench.withControl()
    try bench.target("C", .touchDown, .touchUpInside, action: "a")
    bench.tap(150, 120)
    #expect(bench.actions == ["vc.a", "vc.a"])
  }

  @Test(arguments: ControlEvent.allCases) func masksHoldTheirEvents(event: ControlEvent) throws {
    let isTouch = event.name.hasPrefix("touch")
    #expect((ControlEvent.allTouchEvents & event.rawValue != 0) == isTouch)
    #expect((ControlEvent.allEditingEvents & event.rawValue != 0) == event.name.hasPrefix("editing"))
    #expect(ControlEvent.allEvents & event.rawValue != 0)
    var bench = try RuleBench.withControl()
    let control = try #require(bench.scene.object(named: "C")?.view)
    let target = Target(object: .controller(Scene.vc), action: "a")
    bench.scene.addTarget(target, for: ControlEvent.allTouchEvents, of: control)
    var trace = Trace()
    Simulator.fire(event, of: control, on: &bench.scene, into: &trace)
    let isCalled = trace.facts.contains { if case .actionSent = $0.kind { true } else { false } }
    #expect(isCalled == isTouch)
  }

  @Test func withoutPairsTheEventIsSentToNobody() throws {
    var bench = try RuleBench.withControl(.control)
    bench.tap(150, 120)
    #expect(bench.events("C") == ["touchDown", "touchUpInside"])
    #expect(bench.actions == [])
  }

  @Test func takenAway() throws {
    var bench = try RuleBench.withControl()
    try bench.target("C", .touchDown, .touchUpInside, action: "a")
    let control = try #require(bench.scene.object(named: "C")?.view)
    try bench.scene.removeTargets(of: control, for: ControlEvent.touchDown.rawValue, nil)
    bench.tap(150, 120)
    #expect(bench.actions == ["vc.a"])
  }
}
