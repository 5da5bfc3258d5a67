import TouchModel

/// One change of a scene of either kind: of where touches go, or of what becomes of them.
public enum Alteration: Hashable, Sendable {
  case edit(Edit)
  case cure(Cure)

  /// A property that is set is the same change whoever proposes it.
  init(_ edit: Edit) {
    if case .set(let property, let value, let object) = edit {
      self = .cure(.set(object, property, value))
    } else {
      self = .edit(edit)
    }
  }

  /// Whether the scene lets it be done; a scene that does not stays as it was.
  func apply(to scene: inout Scene) -> Bool {
    switch self {
    case .edit(let edit): edit.tryOut(on: &scene) != nil
    case .cure(let cure): cure.apply(to: &scene)
    }
  }

  /// The awkwardness of wiring another sender where one is wired already.
  static let rewiring = 7

  /// As of an edit: what was wrong by itself first, what takes something else away last.
  func awkwardness(in scene: Scene, for story: ActionStory) -> Int {
    switch self {
    case .edit(let edit): return edit.awkwardness(in: scene)
    case .cure(let cure):
      switch cure {
      case .set(.recognizer(let id), .isEnabled, .bool(false)):
        return scene.recognizers[id.row].isSystem ? 8 : 6
      case .set(.recognizer, .isEnabled, _), .require, .implement: return 0
      case .set(_, .cancelsTouchesInView, _), .beginTracking: return 1
      case .set(_, .canCancelContentTouches, _), .set(.recognizer, _, _), .shouldBegin, .handle: return 2
      case .set(_, .isScrollEnabled, _): return 6
      case .set(let object, let property, let value):
        return Edit.set(property, value, of: object).awkwardness(in: scene)
      case .rule(_, let rule): return rule.question == .shouldReceiveTouch && rule.about != nil ? 1 : 2
      case .move: return 3
      case .target(let control, _, _): return wiring(.view(control), story)
      case .wire(let id, _): return wiring(.recognizer(id), story)
      case .edits(let edits): return edits.reduce(0) { $0 + $1.awkwardness(in: scene) }
      }
    }
  }

  /// Another sender is no natural cure where one is wired already.
  private func wiring(_ sender: ObjectID, _ story: ActionStory) -> Int {
    story.misses.isEmpty || story.misses.contains { $0.sender == sender } ? 0 : Alteration.rewiring
  }
}
