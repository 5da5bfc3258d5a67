import Testing

@testable import TouchModel

/// Scenes as deep as they come: nothing recurses over the tree.
@Suite struct DeepSceneTests {
  private static let depth = 100_000

  private func chain() throws -> (scene: Scene, last: ViewID) {
    var scene = Scene()
    var parent = Scene.root
    for number in 0..<Self.depth {
      parent = try scene.add("v\(number)", to: parent, frame: Rect(0, 0, 320, 480))
    }
    return (scene, parent)
  }

  @Test func walkChainTapAndRemoval() throws {
    var (scene, last) = try chain()
    #expect(scene.hitView(at: Point(10, 10)) == last)
    var walk = Trace()
    #expect(Simulator.hit(Point(10, 10), in: scene, into: &walk) == last)
    let depths = walk.facts.compactMap { fact -> Int? in
      if case .hitTestCalled(_, _, let depth) = fact.kind { depth } else { nil }
    }
    #expect(depths.max() == Self.depth + 1)
    #expect(scene.chain(from: .view(last)).count == Self.depth + 6)
    #expect(scene.ancestry(of: last).count == Self.depth + 2)
    #expect(scene.subtree(of: Scene.window).count == Self.depth + 2)
    #expect(scene.convertToScreen(Point(3, 4), from: last) == Point(3, 4))
    let trace = scene.perform(.tap(at: Point(10, 10)))
    let calls = trace.facts.filter { if case .touchesCalled = $0.kind { true } else { false } }
    #expect(calls.count == 2 * (Self.depth + 6))
    let top = try #require(scene.object(named: "v0"))
    try scene.remove(top)
    #expect(scene.hitView(at: Point(10, 10)) == Scene.root)
  }

  @Test func passthroughAllTheWayDown() throws {
    var (scene, last) = try chain()
    var current = last
    for _ in 0..<1000 {
      try scene.changeOverrides(of: .view(current)) { $0.hitTest = .passthrough }
      current = try #require(scene.views[current.row].superview)
    }
    #expect(scene.hitView(at: Point(10, 10)) == current)
  }
}
