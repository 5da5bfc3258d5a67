import SceneLanguage
import TouchModel

extension Scene {
  mutating func override(
    _ object: ObjectID, _ name: Name, _ change: OverrideChange
  ) throws(SessionError) {
    let edit: (inout Overrides) -> Void
    switch change {
    case .hitTest(let answer):
      _ = try view(name)
      let hitTest: Overrides.HitTest =
        switch answer {
        case .answersNil: .answersNil
        case .answersSelf: .answersSelf
        case .passthrough: .passthrough
        case .to(let other): .answers(try view(other))
        }
      edit = { $0.hitTest = hitTest }
    case .pointInside(let answer):
      _ = try view(name)
      edit = { $0.pointInside = answer }
    case .touches(let phases, let behaviour):
      _ = try responder(name)
      edit = { overrides in for phase in phases { overrides.touches[phase] = behaviour } }
    case .next(let other):
      _ = try responder(name)
      let next = try responder(other)
      edit = { $0.next = next }
    case .answer(let method, let answer):
      guard try answers(method, name) else {
        throw SessionError(.noSuchOverride(method.rawValue, on: className(of: object)), at: name.span)
      }
      edit = { $0[method] = answer }
    }
    try located(name.span) { () throws(SceneError) in try changeOverrides(of: object, edit) }
  }

  /// Whether the object's class has a method that answers yes or no under this name.
  private func answers(_ method: OverrideMethod, _ name: Name) throws(SessionError) -> Bool {
    let viewClass = views[try view(name).row].viewClass
    return switch method {
    case .gestureRecognizerShouldBegin: true
    case .beginTracking, .continueTracking: viewClass.isControl
    case .touchesShouldBegin, .touchesShouldCancel: viewClass.isScrollView
    case .hitTest, .pointInside, .touches, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
      .next:
      false
    }
  }

  /// Back to UIKit's own behaviour: one method, or all of them.
  mutating func restore(
    _ object: ObjectID, _ name: Name, _ method: OverrideMethod?
  ) throws(SessionError) {
    if case .recognizer(let recognizer) = object, method == nil {
      guard !recognizers[recognizer.row].rules.isEmpty else {
        throw SessionError(.scene(.nothingToRestore(name.text)), at: name.span)
      }
      removeRules(of: recognizer)
      return
    }
    let before = overrides[object] ?? Overrides()
    try located(name.span) { () throws(SceneError) in
      try changeOverrides(of: object) { overrides in
        if let method { overrides.restore(method) } else { overrides = Overrides() }
      }
    }
    if (overrides[object] ?? Overrides()) == before {
      throw SessionError(.scene(.nothingToRestore(name.text)), at: name.span)
    }
  }
}

extension Overrides {
  /// The methods that answer yes or no.
  fileprivate subscript(method: OverrideMethod) -> Bool? {
    get { nil }
    set {
      switch method {
      case .gestureRecognizerShouldBegin: gestureRecognizerShouldBegin = newValue
      case .beginTracking: beginTracking = newValue
      case .continueTracking: continueTracking = newValue
      case .touchesShouldBegin: touchesShouldBegin = newValue
      case .touchesShouldCancel: touchesShouldCancel = newValue
      case .hitTest, .pointInside, .touches, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
        .next:
        break
      }
    }
  }

  fileprivate mutating func restore(_ method: OverrideMethod) {
    switch method {
    case .hitTest: hitTest = nil
    case .pointInside: pointInside = nil
    case .touches: touches = [:]
    case .touchesBegan: touches[.began] = nil
    case .touchesMoved: touches[.moved] = nil
    case .touchesEnded: touches[.ended] = nil
    case .touchesCancelled: touches[.cancelled] = nil
    case .next: next = nil
    case .gestureRecognizerShouldBegin, .beginTracking, .continueTracking, .touchesShouldBegin,
      .touchesShouldCancel:
      self[method] = nil
    }
  }
}
