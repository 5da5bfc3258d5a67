import Testing

@testable import TouchModel

/// Scenes as deep as they come: nothing recurses over the tree.
@Suite struct DeepSceneTests {
  private static let depth = 100_000

  private func chain(_ depth: Int) throws -> (scene: Scene, last: ViewID) {
    var scene = Scene()
    var parent = Scene.root
    for number in 0..<depth {
      parent = try scene.add("v\(number)", to: parent, frame: Rect(0, 0, 320, 480))
    }
    return (scene, parent)
  }

  @Test func walkChainTapAndRemoval() throws {
    var (scene, last) = try chain(Self.depth)
    #expect(scene.hitView(at: Point(10, 10)) == last)
    #expect(scene.ancestry(of: last).count == Self.depth + 2)
    #expect(scene.subtree(of: Scene.window).count == Self.depth + 2)
    #expect(scene.convertToScreen(Point(3, 4), from: last) == Point(3, 4))
    var walk = Trace()
    #expect(Simulator.hit(Point(10, 10), in: scene, into: &walk) == last)
    let depths = walk.facts.compactMap { fact -> Int? in
      if case .hitTestCalled(_, _, let depth) = fact.kind { depth } else { nil }
    }
    #expect(depths.max() == Self.depth + 1)
    var silent = Trace(isRecording: false)
    Simulator.run(
      Gesture.tap(at: Point(10, 10)).inputs(from: .zero, sampleRate: 60), on: &scene, into: &silent)
    #expect(scene.activity.isIdle)
    let top = try #require(scene.object(named: "v0"))
    try scene.remove(top)
    #expect(scene.hitView(at: Point(10, 10)) == Scene.root)
  }

  @Test func passthroughAllTheWayDown() throws {
    var (scene, last) = try chain(10_000)
    var current = last
    for _ in 0..<1000 {
      try scene.changeOverrides(of: .view(current)) { $0.hitTest = .passthrough }
      current = try #require(scene.views[current.row].superview)
    }
    #expect(scene.hitView(at: Point(10, 10)) == current)
  }

  @Test func pointInsideOfSubviewsAllTheWayDown() throws {
    var (scene, last) = try chain(30_000)
    let top = try #require(scene.object(named: "v0")?.view)
    for view in scene.subtree(of: top) {
      try scene.changeOverrides(of: .view(view)) { $0.pointInside = view == last ? nil : .subviews }
    }
    #expect(scene.pointInside(top, Point(10, 10)))
    #expect(!scene.pointInside(top, Point(320, 10)))
  }
}
