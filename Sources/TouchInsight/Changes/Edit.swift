import TouchModel

/// One change of a scene that an answer may suggest: a value, so that it can be tried on a copy first and written as a
/// command line later.
public enum Edit: Hashable, Sendable {
  case set(Property, PropertyValue, of: ObjectID)
  case pointInside(ViewID, Overrides.PointInside)
  case hitTest(ViewID, Overrides.HitTest)
  /// Takes an overridden hitTest back.
  case restoreHitTest(ViewID)
  case restorePointInside(ViewID)
  case bringToFront(ViewID)
  case moveAbove(ViewID, ViewID)
  case move(ViewID, to: ViewID)
  case dismiss(ControllerID)
  /// Takes the top controller off a navigation controller's stack.
  case pop(ControllerID)
}

extension Edit {
  /// Carries it out; a scene refuses what a person could not do either.
  public func apply(to scene: inout Scene) throws(SceneError) {
    switch self {
    case .set(let property, let value, let object): try scene.set(property, value, on: object)
    case .pointInside(let view, let answer):
      try scene.changeOverrides(of: .view(view)) { $0.pointInside = answer }
    case .hitTest(let view, let answer): try scene.changeOverrides(of: .view(view)) { $0.hitTest = answer }
    case .restoreHitTest(let view): try scene.changeOverrides(of: .view(view)) { $0.hitTest = nil }
    case .restorePointInside(let view): try scene.changeOverrides(of: .view(view)) { $0.pointInside = nil }
    case .bringToFront(let view): try scene.reorder(view, .front)
    case .moveAbove(let view, let sibling): try scene.reorder(view, .above(sibling))
    case .move(let view, let parent): try scene.move(view, to: parent)
    case .dismiss(let controller): try scene.dismiss(controller)
    case .pop(let container): _ = try scene.pop(container)
    }
  }

  /// Carries it out and returns what takes it back; nil, and the scene as it was, where the scene refuses.
  func tryOut(on scene: inout Scene) -> SceneEdit? {
    scene.openEdit()
    do throws(SceneError) {
      try apply(to: &scene)
      return scene.closeEdit()
    } catch {
      _ = scene.apply(scene.closeEdit())
      return nil
    }
  }

  /// The object that it changes.
  public var object: ObjectID {
    switch self {
    case .set(_, _, let object): object
    case .pointInside(let view, _), .hitTest(let view, _), .restoreHitTest(let view),
      .restorePointInside(let view), .bringToFront(let view), .moveAbove(let view, _), .move(let view, _):
      .view(view)
    case .dismiss(let controller), .pop(let controller): .controller(controller)
    }
  }

  /// How far it is from what one would do first, smaller being more natural: a flag that was simply wrong comes before
  /// order, order before overrides, overrides before other sizes, and switching something else off last.
  func awkwardness(in scene: Scene) -> Int {
    switch self {
    case .set(let property, let value, _):
      switch (property, value) {
      case (.isUserInteractionEnabled, .bool(false)): 3
      case (.isHidden, .bool(true)): 8
      case (.isHidden, _), (.isUserInteractionEnabled, _), (.alpha, _), (.isEnabled, _), (.isAnimating, _),
        (.isMultipleTouchEnabled, _), (.isExclusiveTouch, _), (.selectedIndex, _):
        0
      case (.windowLevel, _): 6
      default: 5
      }
    case .restoreHitTest, .restorePointInside: 1
    case .bringToFront, .moveAbove: 2
    case .hitTest: 4
    case .dismiss, .pop: 3
    case .pointInside(_, .inset): 3
    case .pointInside: 2
    case .move(_, let parent): scene.isContentView(parent) ? 1 : 4
    }
  }
}
