extension Scene {
  /// Changes what the object's own class overrides.
  public mutating func changeOverrides(
    of object: ObjectID, _ change: (inout Overrides) -> Void
  ) throws(SceneError) {
    var overrides = self.overrides[object] ?? Overrides()
    change(&overrides)
    if let next = overrides.next, let circle = circle(from: object, next: next) {
      throw .chainCircle(name(of: object), name(of: circle))
    }
    self.overrides[object] = overrides.isEmpty ? nil : overrides
    if case .view(let view) = object {
      let isSlow = overrides.hitTest != nil || overrides.pointInside != nil
      if views[view.row].flags.contains(.overridesHitTesting) != isSlow {
        views[view.row].flags.formSymmetricDifference(.overridesHitTesting)
      }
    }
  }

  /// The object that closes a circle if `object.next` were `next`.
  private func circle(from object: ObjectID, next: ObjectID) -> ObjectID? {
    if next == object { return object }
    var steps = 0
    var current: Responder? = .object(next)
    while let responder = current, steps <= views.count + controllers.count + 8 {
      if responder == .object(object) { return next }
      current = self.next(of: responder)
      steps += 1
    }
    return current == nil ? nil : next
  }
}
