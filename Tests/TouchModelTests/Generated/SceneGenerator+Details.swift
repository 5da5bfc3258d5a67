@testable import TouchModel

extension SceneGenerator {
  /// Gives a view some of what makes hit-testing and delivery hard.
  mutating func decorate(_ view: ViewID, in scene: inout Scene) throws {
    let object = ObjectID.view(view)
    if random.chance(6) { try scene.set(.isHidden, .bool(true), on: object) }
    if random.chance(8) { try scene.set(.isUserInteractionEnabled, .bool(false), on: object) }
    if random.chance(12), let alpha = random.pick([0, 0.005, 0.01, 0.011, 0.5]) {
      try scene.set(.alpha, .number(alpha), on: object)
    }
    if random.chance(15) { try scene.set(.isMultipleTouchEnabled, .bool(true), on: object) }
    if random.chance(5) { try scene.set(.isExclusiveTouch, .bool(true), on: object) }
    if random.chance(4) { try scene.set(.isAnimating, .bool(true), on: object) }
    if random.chance(15) { try scene.set(.transform, .transform(transform()), on: object) }
    if random.chance(8) {
      try scene.set(.anchorPoint, .point(Point(random.number(0...1), random.number(0...1))), on: object)
    }
    if random.chance(10), view != Scene.root {
      let size = scene.views[view.row].bounds.size
      let origin = Point(random.number(-40...40), random.number(-40...40))
      try scene.set(.bounds, .rect(Rect(origin: origin, size: size)), on: object)
    }
    if scene.views[view.row].viewClass.isControl {
      if random.chance(20) { try scene.set(.isEnabled, .bool(false), on: object) }
      let target = Target(object: random.chance(20) ? nil : .controller(Scene.vc), action: "act")
      scene.addTarget(target, for: ControlEvent.allTouchEvents, of: view)
    }
    if scene.views[view.row].viewClass.isScrollView {
      try scene.set(.contentSize, .size(Size(random.number(0...600), random.number(0...900))), on: object)
    }
    if random.chance(overrideChance) { try override(view, in: &scene) }
  }

  mutating func transform() -> AffineTransform {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .scale(random.number(0.3...2), random.number(0.3...2))
    case 1: .rotation(degrees: random.number(-180...180))
    case 2: .translation(random.number(-50...50), random.number(-50...50))
    case 3: .scale(random.chance(50) ? 0 : -1, 1)
    default:
      AffineTransform.rotation(degrees: random.number(0...90))
        .concatenating(.translation(random.number(-30...30), random.number(-30...30)))
    }
  }

  private mutating func override(_ view: ViewID, in scene: inout Scene) throws {
    let other = random.pick(allViews(of: scene)) ?? view
    let hitTest = random.pick([
      Overrides.HitTest.answersNil, .answersSelf, .passthrough, .passthrough, .answers(other),
    ])
    let pointInside = random.pick([
      Overrides.PointInside.always, .never, .inset(-20), .inset(10), .circle, .subviews,
    ])
    let phase = random.pick(TouchPhase.allCases)
    let touches = random.pick([Overrides.Touches.handle, .observe])
    let kind = Int.random(in: 0..<4, using: &random)
    try scene.changeOverrides(of: .view(view)) { overrides in
      switch kind {
      case 0: overrides.hitTest = hitTest
      case 1: overrides.pointInside = pointInside
      case 2: if let phase { overrides.touches[phase] = touches }
      default: for phase in TouchPhase.allCases { overrides.touches[phase] = touches }
      }
    }
  }
}
