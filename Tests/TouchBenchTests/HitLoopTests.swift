import Testing
import TouchModel

@testable import touchbench

/// The C loop that the model's speed is measured against finds the same views, also in trees that the tables do not
/// show: overlapping, hidden, transparent, disabled and scrolled views.
@Suite struct HitLoopTests {
  @Test(arguments: 0..<40) func agreesOnGeneratedTrees(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(seed))
    let scene = try generatedScene(&random)
    let tree = HitLoopTree(scene)
    for point in randomPoints(400, seed: UInt64(seed) + 1_000) {
      #expect(scene.hitView(at: point) == tree.hitView(at: point), "at \(point)")
    }
    #expect(tree.hitView(at: Point(-1, 0)) == nil)
  }

  @Test(arguments: TreeShape.allCases) func agreesOnMeasuredShapes(shape: TreeShape) throws {
    let scene = try shape.scene(300)
    #expect(scene.views.count == 302)
    let tree = HitLoopTree(scene)
    var found: Set<Int> = []
    for point in randomPoints(400, seed: 3) {
      let view = try #require(scene.hitView(at: point))
      #expect(tree.hitView(at: point) == view)
      found.insert(view.row)
    }
    #expect(shape == .chain ? found.contains(301) : found.count > 100)
  }

  private func generatedScene(_ random: inout RandomNumbers) throws -> Scene {
    var scene = Scene()
    var parents = [Scene.root]
    for index in 0..<60 {
      let parent = parents[Int.random(in: 0..<parents.count, using: &random)]
      let frame = Rect(
        Double(Int.random(in: -40...200, using: &random)), Double(Int.random(in: -40...300, using: &random)),
        Double(Int.random(in: 0...250, using: &random)), Double(Int.random(in: 0...300, using: &random)))
      let view = try scene.add("v\(index)", to: parent, frame: frame)
      parents.append(view)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: try scene.set(.isHidden, .bool(true), on: .view(view))
      case 1: try scene.set(.isUserInteractionEnabled, .bool(false), on: .view(view))
      case 2: try scene.set(.alpha, .number(0.01), on: .view(view))
      case 3: try scene.setBounds(Rect(origin: Point(13, -70), size: frame.size), of: view)
      default: break
      }
    }
    return scene
  }
}
