import Testing

@testable import TouchModel

/// UC-14: sendActions(for:) needs no touch.
@Suite struct UC_14_SendActionsTests {
  private func fire(_ event: ControlEvent, _ bench: RuleBench) throws -> Trace {
    var scene = bench.scene
    var trace = Trace()
    Simulator.fire(
      event, of: try #require(scene.object(named: "C")?.view), on: &scene, into: &trace)
    #expect(scene.activity == bench.scene.activity)
    return trace
  }

  @Test func matchingPairsOnly() throws {
    var bench = try RuleBench.withControl()
    try bench.target("C", .touchUpInside, action: "a")
    let trace = try fire(.touchUpInside, bench)
    #expect(notation(trace, bench.scene) == ["ACT(C,a)"])
    #expect(trace.facts.first?.rule == .uc14)
    #expect(notation(try fire(.touchDown, bench), bench.scene) == [])
  }

  @Test func disabledControlSendsToo() throws {
    var bench = try RuleBench.withControl()
    try bench.target("C", .touchUpInside, action: "a")
    try bench.set(.isEnabled, .bool(false), on: "C")
    #expect(notation(try fire(.touchUpInside, bench), bench.scene) == ["ACT(C,a)"])
  }

  /// Nothing but the actions: a switch does not turn over.
  @Test func valuesStay() throws {
    let bench = try RuleBench.withControl(.switch)
    #expect(try fire(.valueChanged, bench).facts.count == 1)
  }
}
