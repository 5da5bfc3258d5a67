import TouchModel

/// Scenes by chance, out of what decides where a touch goes. The same seed gives the same scene.
struct TouchScenes {
  var random: Dice
  private var names = 0

  init(seed: UInt64) { random = Dice(state: seed) }

  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
  mutating func point() -> Point { Point(number(-10...330), number(-10...490)) }

  private mutating func frame() -> Rect {
    chance(4)
      ? Rect(number(0...100), number(0...100), number(0...80), 0)
      : Rect(number(-30...180), number(-30...250), number(20...240), number(20...280))
  }

  /// `count` views with everything that can be in the way.
  mutating func scene(_ count: Int) throws -> Scene {
    var scene = Scene()
    var parents = [Scene.root]
    if chance(40) { parents.append(try scene.addWindow("w", frame: frame(), level: chance(50) ? 1 : 0)) }
    let classes: [ViewClass] = [
      .view, .view, .view, .label, .imageView, .button, .control, .scrollView, .stackView,
    ]
    for _ in 0..<count {
      names += 1
      let parent = parents.randomElement(using: &random) ?? Scene.root
      let viewClass = classes.randomElement(using: &random) ?? .view
      parents.append(try scene.add("v\(names)", viewClass, to: parent, frame: frame()))
    }
    for view in parents { try decorate(view, parents, in: &scene) }
    return scene
  }

  private mutating func decorate(_ view: ViewID, _ all: [ViewID], in scene: inout Scene) throws {
    let object = ObjectID.view(view)
    if chance(8) { try scene.set(.isHidden, .bool(true), on: object) }
    if chance(8) { try scene.set(.isUserInteractionEnabled, .bool(false), on: object) }
    if chance(6) { try scene.set(.alpha, .number(0.01), on: object) }
    if chance(4) { try scene.set(.isAnimating, .bool(true), on: object) }
    if scene.views[view.row].viewClass.isControl, chance(20) {
      try scene.set(.isEnabled, .bool(false), on: object)
    }
    if chance(8) {
      let transform: AffineTransform =
        chance(50) ? .rotation(degrees: number(0...90)) : .scale(0.5, chance(10) ? 0 : 2)
      try scene.set(.transform, .transform(transform), on: object)
    }
    if chance(10) {
      let other = all.randomElement(using: &random) ?? view
      let hitTests: [Overrides.HitTest] = [
        .answersNil, .answersSelf, .passthrough, .passthrough, .answers(other),
      ]
      let insides: [Overrides.PointInside] = [.always, .never, .inset(-20), .inset(10), .circle, .subviews]
      let (hitTest, inside) = (hitTests.randomElement(using: &random), insides.randomElement(using: &random))
      let isHitTest = chance(50)
      try scene.changeOverrides(of: object) {
        if isHitTest { $0.hitTest = hitTest } else { $0.pointInside = inside }
      }
    }
  }

  /// A few views with a few flags that are wrong.
  mutating func smallScene(_ count: Int, flags: Int) throws -> Scene {
    var scene = Scene()
    var views = [Scene.root]
    for _ in 0..<count {
      names += 1
      let parent = views.randomElement(using: &random) ?? Scene.root
      let viewClass: ViewClass = chance(25) ? .button : .view
      views.append(
        try scene.add(
          "v\(names)", viewClass, to: parent,
          frame: Rect(number(0...40), number(0...40), number(60...200), number(60...200))))
    }
    for _ in 0..<flags {
      guard let view = views.randomElement(using: &random) else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try scene.set(.isHidden, .bool(true), on: .view(view))
      case 1: try scene.set(.isUserInteractionEnabled, .bool(false), on: .view(view))
      case 2: try scene.set(.alpha, .number(0), on: .view(view))
      default:
        if scene.views[view.row].viewClass.isControl {
          try scene.set(.isEnabled, .bool(false), on: .view(view))
        } else {
          try scene.set(.isAnimating, .bool(true), on: .view(view))
        }
      }
    }
    return scene
  }
}

extension Scene {
  var everyView: [ViewID] { windows.flatMap { subtree(of: $0) } }
}
