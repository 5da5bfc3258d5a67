import TouchModel

/// The trees that hit-testing is measured on. All stand in `root` of a new scene, 320 by 480 points.
enum TreeShape: CaseIterable {
  /// One parent, side by side in a grid: the walk asks half of the children on average.
  case siblings
  /// Each view in the one before, a little shifted: the walk goes down all of them.
  case chain
  /// Four subviews each, one in each quarter: the walk goes down to a leaf.
  case fourEach

  var name: String {
    switch self {
    case .siblings: "one parent"
    case .chain: "chain"
    case .fourEach: "four each"
    }
  }

  /// A scene with `count` views of this shape below `root`.
  func scene(_ count: Int) throws(SceneError) -> Scene {
    var scene = Scene()
    switch self {
    case .siblings: try addSiblings(count, to: &scene)
    case .chain: try addChain(count, to: &scene)
    case .fourEach: try addFourEach(count, to: &scene)
    }
    return scene
  }

  private func addSiblings(_ count: Int, to scene: inout Scene) throws(SceneError) {
    let columns = max(1, Int(Double(count).squareRoot()))
    let rows = (count + columns - 1) / columns
    let (width, height) = (320 / Double(columns), 480 / Double(rows))
    for index in 0..<count {
      let frame = Rect(
        Double(index % columns) * width, Double(index / columns) * height, width, height)
      try scene.add("v\(index)", to: Scene.root, frame: frame)
    }
  }

  private func addChain(_ count: Int, to scene: inout Scene) throws(SceneError) {
    var parent = Scene.root
    for index in 0..<count {
      let shift = index % 2 == 0 ? 1.0 : -1.0
      parent = try scene.add("v\(index)", to: parent, frame: Rect(shift, shift, 320, 480))
    }
  }

  private func addFourEach(_ count: Int, to scene: inout Scene) throws(SceneError) {
    var parents = [Scene.root]
    for index in 0..<count {
      let parent = parents[index / 4]
      let size = scene.views[parent.row].bounds.size
      let (width, height) = (size.width / 2, size.height / 2)
      let frame = Rect(
        index % 2 == 0 ? 0 : width, index % 4 < 2 ? 0 : height, width, height)
      parents.append(try scene.add("v\(index)", to: parent, frame: frame))
    }
  }
}

/// Points of the screen, inside the window.
func randomPoints(_ count: Int, seed: UInt64) -> [Point] {
  var random = RandomNumbers(seed: seed)
  return (0..<count).map { _ in
    Point(Double.random(in: 0..<320, using: &random), Double.random(in: 0..<480, using: &random))
  }
}
