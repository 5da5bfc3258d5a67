import SceneLanguage
import TouchInsight
import TouchModel

extension Scene {
  /// The command that makes a suggested edit.
  func line(_ edit: Edit) -> String {
    switch edit {
    case .set(let property, let value, let object):
      let text = ValueText.text(value, of: property, in: self)
      return "set \(quoted(object)) \(property.rawValue) \(text)"
    case .pointInside(let view, let answer): return "override \(quoted(view)) pointInside \(text(answer))"
    case .hitTest(let view, let answer): return "override \(quoted(view)) hitTest \(text(answer))"
    case .restoreHitTest(let view): return "restore \(quoted(view)) hitTest"
    case .restorePointInside(let view): return "restore \(quoted(view)) pointInside"
    case .bringToFront(let view): return "bring \(quoted(view)) to front"
    case .moveAbove(let view, let sibling): return "move \(quoted(view)) above \(quoted(sibling))"
    case .move(let view, let parent): return "move \(quoted(view)) to \(quoted(parent))"
    case .pop(let container): return "pop \(quoted(.controller(container)))"
    case .dismiss(let controller): return "dismiss \(quoted(.controller(controller)))"
    }
  }

  private func quoted(_ view: ViewID) -> String { quoted(.view(view)) }
  private func quoted(_ object: ObjectID) -> String { Words.quoteIfNeeded(name(of: object)) }

  private func text(_ answer: Overrides.HitTest) -> String {
    switch answer {
    case .answersNil: "nil"
    case .answersSelf: "self"
    case .passthrough: "passthrough"
    case .answers(let other): "to \(quoted(other))"
    }
  }

  private func text(_ answer: Overrides.PointInside) -> String {
    switch answer {
    case .always: "always"
    case .never: "never"
    case .circle: "circle"
    case .subviews: "subviews"
    case .inset(let distance): "inset \(Words.number(distance))"
    }
  }
}
