import TouchModel

/// One change of the scene before a touch, after which that touch goes another way. A line of the language can say each
/// of them.
public enum Cure: Hashable, Sendable {
  case set(ObjectID, Property, PropertyValue)
  /// A delegate's answer.
  case rule(RecognizerID, DelegateRule)
  case require(RecognizerID, toFail: RecognizerID)
  /// Overridden gestureRecognizerShouldBegin.
  case shouldBegin(ViewID, Bool)
  case beginTracking(ViewID, Bool)
  /// An override that reacts to a touches method.
  case handle(ViewID, TouchPhase)
  case move(RecognizerID, to: ViewID)
  case target(ViewID, ControlEvent, Target)
  /// A target of a recognizer.
  case wire(RecognizerID, Target)
  case implement(ObjectID, String)
  /// What lets a view receive a touch, one edit after the other.
  case edits([Edit])

  /// What a line names that says it.
  public var objects: [ObjectID] {
    switch self {
    case .set(let object, _, _), .implement(let object, _): [object]
    case .rule(let id, let rule): [.recognizer(id)] + (rule.about.map { [$0] } ?? [])
    case .require(let id, let other): [.recognizer(id), .recognizer(other)]
    case .shouldBegin(let view, _), .beginTracking(let view, _), .handle(let view, _): [.view(view)]
    case .move(let id, let view): [.recognizer(id), .view(view)]
    case .target(let view, _, let target): [.view(view)] + (target.object.map { [$0] } ?? [])
    case .wire(let id, let target): [.recognizer(id)] + (target.object.map { [$0] } ?? [])
    case .edits(let edits): edits.map(\.object)
    }
  }

  /// Whether the scene lets it be done.
  public func apply(to scene: inout Scene) -> Bool {
    do throws(SceneError) {
      switch self {
      case .set(let object, let property, let value): try scene.set(property, value, on: object)
      case .rule(let id, let rule): scene.setRule(rule, of: id)
      case .require(let id, let other): try scene.require(id, toFail: other)
      case .shouldBegin(let view, let answer):
        try scene.changeOverrides(of: .view(view)) { $0.gestureRecognizerShouldBegin = answer }
      case .beginTracking(let view, let answer):
        try scene.changeOverrides(of: .view(view)) { $0.beginTracking = answer }
      case .handle(let view, let phase):
        try scene.changeOverrides(of: .view(view)) { $0.touches[phase] = .handle }
      case .move(let id, let view): try scene.move(id, to: view)
      case .target(let control, let event, let target):
        scene.addTarget(target, for: event.rawValue, of: control)
      case .wire(let id, let target): scene.addTarget(target, of: id)
      case .implement(let object, let action): scene.implement(action, on: object)
      case .edits(let edits): for edit in edits { try edit.apply(to: &scene) }
      }
      return true
    } catch {
      return false
    }
  }
}
