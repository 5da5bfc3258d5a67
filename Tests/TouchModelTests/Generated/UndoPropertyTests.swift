import Testing

@testable import TouchModel

/// Over generated edits: an edit that is taken back leaves the scene as it was, and done again it is as it was after.
@Suite struct UndoPropertyTests {
  @Test(arguments: 0..<100)
  func editsTakenBackAndDoneAgain(_ seed: UInt64) throws {
    var generator = SceneGenerator(seed: seed)
    var scene = try generator.scene()
    var states = [scene]
    var edits: [SceneEdit] = []
    for _ in 0..<12 {
      scene.openEdit()
      try? edit(&scene, &generator)
      edits.append(scene.closeEdit())
      states.append(scene)
    }
    var inverses: [SceneEdit] = []
    for (edit, state) in zip(edits.reversed(), states.dropLast().reversed()) {
      inverses.append(scene.apply(edit))
      #expect(scene == state)
    }
    for (inverse, state) in zip(inverses.reversed(), states.dropFirst()) {
      _ = scene.apply(inverse)
      #expect(scene == state)
    }
  }

  private func edit(_ scene: inout Scene, _ generator: inout SceneGenerator) throws {
    let views = generator.allViews(of: scene)
    guard let view = generator.random.pick(views), let other = generator.random.pick(views) else { return }
    switch Int.random(in: 0..<11, using: &generator.random) {
    case 0: try scene.add(generator.name("n"), .button, to: view, frame: generator.frame())
    case 1: try scene.remove(.view(view))
    case 2: try scene.move(view, to: other)
    case 3: try scene.reorder(view, generator.random.chance(50) ? .back : .front)
    case 4: try scene.set(.frame, .rect(generator.frame()), on: .view(view))
    case 5: try generator.decorate(view, in: &scene)
    case 6: try generator.attachRecognizer(to: &scene)
    case 7: try scene.rename(.view(view), to: generator.name("r"))
    case 8: try scene.present(generator.name("p"), from: Scene.vc)
    case 9: try scene.embed([Scene.vc], in: .navigation, named: generator.name("nav"))
    default:
      let inputs = generator.inputs(count: 5, from: scene.clock)
      scene = Simulator.run(inputs, on: scene).scene
    }
  }

  @Test func editThatChangesNothingIsEmpty() throws {
    var scene = Scene()
    scene.openEdit()
    #expect(throws: SceneError.self) { try scene.remove(.view(Scene.root)) }
    #expect(scene.closeEdit().isEmpty)
  }
}
