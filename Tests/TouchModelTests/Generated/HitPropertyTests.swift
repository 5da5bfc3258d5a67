import Testing

@testable import TouchModel

/// Over generated scenes: the bare answer, the traced walk and the plain recursion find the same view.
@Suite struct HitPropertyTests {
  @Test(arguments: 0..<300)
  func threeWaysOneAnswer(_ seed: UInt64) throws {
    var generator = SceneGenerator(seed: seed)
    generator.overrideChance = seed.isMultiple(of: 2) ? 12 : 35
    let scene = try generator.scene()
    let reference = ReferenceHitTest(scene: scene)
    for _ in 0..<30 {
      let point = generator.point()
      var walk = Trace()
      let found = scene.hitView(at: point)
      #expect(found == Simulator.hit(point, in: scene, into: &walk))
      #expect(found == reference.hit(point))
    }
  }

  /// The scenes are worth testing: every kind of answer turns up.
  @Test func scenesMeetEveryRefusal() throws {
    var rules: Set<RuleID> = []
    var found: Set<Bool> = []
    for seed in 0..<60 {
      var generator = SceneGenerator(seed: UInt64(seed))
      let scene = try generator.scene()
      for _ in 0..<20 {
        var walk = Trace()
        found.insert(Simulator.hit(generator.point(), in: scene, into: &walk) != nil)
        rules.formUnion(walk.facts.map(\.rule))
      }
    }
    #expect(found == [true, false])
    #expect(
      rules.isSuperset(of: [.ht2, .ht3, .ht4, .ht5, .ht6, .ht7, .ht8, .ht11, .ht12, .ht14, .ht15, .ht23]))
  }

  /// Every hitTest that was called answers once, and no answer comes from a view that was not called.
  @Test(arguments: 0..<60)
  func callsAndAnswersPairUp(_ seed: UInt64) throws {
    var generator = SceneGenerator(seed: seed)
    let scene = try generator.scene()
    for _ in 0..<20 {
      var walk = Trace()
      _ = Simulator.hit(generator.point(), in: scene, into: &walk)
      var open: [ViewID] = []
      for fact in walk.facts {
        switch fact.kind {
        case .hitTestCalled(let view, _, let depth):
          #expect(depth == open.count)
          open.append(view)
        case .hitTestAnswered(let view, _, let depth):
          #expect(open.popLast() == view)
          #expect(depth == open.count)
        default: break
        }
      }
      #expect(open.isEmpty)
    }
  }
}
