import Testing

@testable import TouchModel

/// RC-22, RC-23, K-5: an action without a target goes to the first responder in the chain that implements it; the search
/// begins at the first responder, then at the sender.
@Suite struct RC_22_NilTargetTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 200, 200)
    let button = try bench.add("B", .button, to: parent, 0, 0, 100, 40)
    bench.scene.addTarget(
      Target(object: nil, action: "go"), for: ControlEvent.touchUpInside.rawValue, of: button)
    return bench
  }

  private func receivers(_ bench: RuleBench) -> [String] {
    bench.kinds.compactMap {
      if case .actionSent(_, let object, "go", _, _) = $0 { bench.scene.name(of: object) } else { nil }
    }
  }

  /// T-23: only the window implements it.
  @Test func foundInTheWindow() throws {
    var bench = try bench()
    bench.scene.implement("go", on: .view(Scene.window))
    bench.tap(10, 10)
    #expect(receivers(bench) == ["window"])
    #expect(bench.rules.contains(.rc23))
  }

  @Test(arguments: ["B", "P", "root", "vc", "window", "scene", "app", "delegate"])
  func foundAnywhereInTheChain(_ name: String) throws {
    var bench = try bench()
    bench.scene.implement("go", on: try #require(bench.scene.object(named: name)))
    bench.scene.implement("go", on: .appDelegate)
    bench.tap(10, 10)
    #expect(receivers(bench) == [name])
  }

  @Test func otherActionIsNotEnough() throws {
    var bench = try bench()
    bench.scene.implement("stop", on: .controller(Scene.vc))
    bench.tap(10, 10)
    #expect(receivers(bench) == [])
    #expect(bench.kinds.contains { if case .actionLost(_, "go", .noResponder) = $0 { true } else { false } })
  }

  @Test func siblingIsNotInTheChain() throws {
    var bench = try bench()
    let sibling = try bench.add("S", 0, 250, 10, 10)
    bench.scene.implement("go", on: .view(sibling))
    bench.tap(10, 10)
    #expect(receivers(bench) == [])
  }

  @Test func firstResponderIsAskedBeforeTheSender() throws {
    var bench = try bench()
    let field = try bench.add("F", .textField, 0, 250, 100, 40)
    bench.scene.implement("go", on: .view(field))
    bench.scene.implement("go", on: try #require(bench.scene.object(named: "P")))
    bench.tap(10, 10)
    #expect(receivers(bench) == ["P"])
    try bench.focus("F")
    bench.tap(10, 10)
    #expect(receivers(bench) == ["P", "F"])
  }

  /// RC-22: being the target of a pair is implementing its action.
  @Test func targetOfAPairImplementsIt() throws {
    var bench = try bench()
    let other = try bench.add("other", .button, 0, 250, 100, 40)
    #expect(!bench.scene.responds(.controller(Scene.vc), to: "go"))
    bench.scene.addTarget(Target(object: .controller(Scene.vc), action: "go"), for: 1, of: other)
    #expect(bench.scene.responds(.controller(Scene.vc), to: "go"))
    bench.tap(10, 10)
    #expect(receivers(bench) == ["vc"])
  }
}
