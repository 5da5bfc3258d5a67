import Testing

@testable import TouchModel

/// UC-13: without a target the responder chain is searched; a target that is gone is not called.
@Suite struct UC_13_TargetTests {
  private func nilTarget() throws -> RuleBench {
    var bench = try RuleBench.withControl()
    let control = try #require(bench.scene.object(named: "C")?.view)
    bench.scene.addTarget(
      Target(object: nil, action: "go"), for: ControlEvent.touchUpInside.rawValue, of: control)
    return bench
  }

  @Test(arguments: ["C", "P", "vc", "window", "delegate"]) func alongTheChain(_ name: String) throws {
    var bench = try nilTarget()
    bench.scene.implement("go", on: try #require(bench.scene.object(named: name)))
    bench.tap(150, 120)
    #expect(bench.actions == ["\(name).go"])
  }

  @Test func nobodyImplementsIt() throws {
    var bench = try nilTarget()
    bench.tap(150, 120)
    #expect(bench.actions == [])
    let control = try #require(bench.scene.object(named: "C"))
    #expect(bench.kinds.contains(.actionLost(from: control, action: "go", .noResponder)))
  }

  /// K-5.
  @Test func firstResponderComesFirst() throws {
    var bench = try nilTarget()
    try bench.add("F", .textField, 0, 0, 50, 20)
    bench.scene.implement("go", on: try #require(bench.scene.object(named: "P")))
    bench.scene.implement("go", on: try #require(bench.scene.object(named: "F")))
    try bench.focus("F")
    bench.tap(150, 120)
    #expect(bench.actions == ["F.go"])
  }

  @Test func targetsAreNotRetained() throws {
    var bench = try RuleBench.withControl()
    let control = try #require(bench.scene.object(named: "C")?.view)
    let helper = try bench.add("H", 0, 0, 10, 10)
    bench.scene.addTarget(
      Target(object: .view(helper), action: "go"), for: ControlEvent.touchUpInside.rawValue, of: control)
    bench.tap(150, 120)
    #expect(bench.actions == ["H.go"])
    try bench.scene.remove(.view(helper))
    bench.tap(150, 120)
    #expect(bench.actions.count == 1)
    #expect(bench.kinds.contains(.actionLost(from: .view(control), action: "go", .targetRemoved)))
    #expect(bench.rules.contains(.uc13))
  }
}
