@testable import TouchModel

/// Scenes by chance: overlapping trees with transforms, flags, windows, overrides, recognizers and controls. The same
/// seed gives the same scene.
struct SceneGenerator {
  var random: SplitMix64
  /// How many views are added to the built-in ones.
  var viewCount = 14
  var recognizerCount = 5
  /// Per hundred.
  var overrideChance = 12
  var windowChance = 30
  private var names = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  static let classes: [ViewClass] = [
    .view, .view, .view, .view, .view, .label, .imageView, .button, .switch, .slider, .control, .stackView,
    .scrollView, .tableView, .tableViewCell,
  ]

  mutating func scene() throws -> Scene {
    var scene = Scene()
    var parents = [Scene.root]
    if random.chance(windowChance) {
      let front = try scene.addWindow(name("w"), frame: frame(), level: random.chance(50) ? 1 : 0)
      parents.append(front)
    }
    for _ in 0..<viewCount {
      guard let parent = random.pick(parents), let viewClass = random.pick(Self.classes) else { continue }
      parents.append(try scene.add(name("v"), viewClass, to: parent, frame: frame()))
    }
    for view in allViews(of: scene) where view != Scene.window { try decorate(view, in: &scene) }
    for _ in 0..<recognizerCount { try attachRecognizer(to: &scene) }
    try relateRecognizers(of: &scene)
    return scene
  }

  /// A point on the screen, now and then outside of it.
  mutating func point() -> Point { Point(random.number(-20...340), random.number(-20...500)) }

  mutating func frame() -> Rect {
    let size = random.chance(5) ? Size(0, 40) : Size(random.number(5...260), random.number(5...300))
    return Rect(origin: Point(random.number(-30...220), random.number(-30...300)), size: size)
  }

  mutating func name(_ prefix: String) -> String {
    names += 1
    return prefix + String(names)
  }

  func allViews(of scene: Scene) -> [ViewID] { scene.windows.flatMap { scene.subtree(of: $0) } }
}
