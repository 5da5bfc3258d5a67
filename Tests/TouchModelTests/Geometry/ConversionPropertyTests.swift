import Testing

@testable import TouchModel

/// Over generated scenes: a point that goes to another view and back is where it was.
@Suite struct ConversionPropertyTests {
  @Test(arguments: 0..<60)
  func thereAndBack(_ seed: UInt64) throws {
    var generator = SceneGenerator(seed: seed)
    let scene = try generator.scene()
    let views = generator.allViews(of: scene).filter { view in
      scene.ancestry(of: view).allSatisfy { scene.transform(of: $0).isInvertible }
    }
    for _ in 0..<40 {
      let point = generator.point()
      guard let a = generator.random.pick(views), let b = generator.random.pick(views) else { continue }
      let scale = max(1, abs(point.x), abs(point.y))
      #expect(
        scene.convert(scene.convert(point, from: a, to: b), from: b, to: a).distance(to: point) < 1e-9 * scale
      )
      #expect(
        scene.convertFromScreen(scene.convertToScreen(point, from: a), to: a).distance(to: point) < 1e-9
          * scale)
      #expect(scene.convert(scene.convert(point, into: a), outOf: a).distance(to: point) < 1e-9 * scale)
    }
  }

  @Test(arguments: 0..<40)
  func frameIsTheBoxAroundTheBounds(_ seed: UInt64) throws {
    var generator = SceneGenerator(seed: seed)
    let scene = try generator.scene()
    for view in generator.allViews(of: scene) {
      let bounds = scene.views[view.row].bounds
      let corners = [
        Point(bounds.minX, bounds.minY), Point(bounds.maxX, bounds.minY), Point(bounds.minX, bounds.maxY),
        Point(bounds.maxX, bounds.maxY),
      ].map { scene.convert($0, outOf: view) }
      let frame = scene.frame(of: view)
      #expect(abs((corners.map(\.x).min() ?? 0) - frame.minX) < 1e-9)
      #expect(abs((corners.map(\.y).max() ?? 0) - frame.maxY) < 1e-9)
    }
  }

  /// HT-7 turned round: what a view draws in its middle is where a finger finds it, if nothing is in front.
  @Test(arguments: 0..<40)
  func middleOfALoneViewIsHit(_ seed: UInt64) throws {
    var generator = SceneGenerator(seed: seed)
    var scene = Scene()
    let view = try scene.add("V", to: Scene.root, frame: Rect(100, 100, 80, 60))
    let transform = generator.transform()
    guard transform.isInvertible else { return }
    try scene.set(.transform, .transform(transform), on: .view(view))
    let middle = scene.screenCenter(of: view)
    #expect(scene.hitView(at: middle) == view)
  }
}
