import Testing

@testable import TouchModel

/// RC-22, RC-26: an edit-menu command goes to the first object, from the first responder up, that implements it.
@Suite struct RC_26_EditMenuTests {
  private func receiver(of action: String, _ prepare: (inout Scene) throws -> Void) throws -> String? {
    var scene = Scene()
    let view = try scene.add("V", to: Scene.root)
    try scene.set(.canBecomeFirstResponder, .bool(true), on: .view(view))
    try scene.add("F", .textField, to: Scene.root)
    try prepare(&scene)
    var trace = Trace()
    Simulator.run([.perform(action)], on: &scene, into: &trace)
    for fact in trace.facts {
      if case .actionSent(_, let object, action, _, _) = fact.kind, fact.rule == .rc26 {
        return scene.name(of: object)
      }
    }
    #expect(trace.facts.map(\.kind) == [.actionLost(from: .application, action: action, .noResponder)])
    return nil
  }

  private func focus(_ name: String, _ scene: inout Scene) throws {
    var trace = Trace()
    let object = try #require(scene.object(named: name))
    Simulator.focus(object, on: &scene, into: &trace)
  }

  @Test func theFirstUpTheChainThatImplementsIt() throws {
    let name = try receiver(of: "copy") { scene in
      scene.implement("copy", on: .view(Scene.root))
      scene.implement("copy", on: .controller(Scene.vc))
      try focus("V", &scene)
    }
    #expect(name == "root")
  }

  @Test func nobodyImplementsIt() throws {
    #expect(try receiver(of: "copy") { try focus("V", &$0) } == nil)
  }

  @Test func noFirstResponderNoMenu() throws {
    #expect(try receiver(of: "copy") { $0.implement("copy", on: .view(Scene.root)) } == nil)
  }

  @Test func aTextFieldImplementsEditing() throws {
    #expect(try receiver(of: "paste") { try focus("F", &$0) } == "F")
    #expect(try receiver(of: "frobnicate") { try focus("F", &$0) } == nil)
  }
}
