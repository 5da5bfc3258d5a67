import TouchInsight
import TouchModel

/// What would let an action be called.
extension Wording {
  func firesAlready(_ target: Target) -> Phrase { "\(action(target)) is called as it is" }

  func noFiringChange(_ target: Target, _ tried: Int) -> Phrase {
    let count: Phrase = count(tried, "change was", "changes were")
    return
      "No change was found that lets this gesture call \(action(target)); \(count) tried, alone and in pairs"
  }

  /// `edits` is nil where the sizes differ.
  func smallestFiring(_ target: Target, _ edits: Int?, isProven: Bool) -> Phrase {
    guard let edits else {
      return
        "Each of these lets this gesture call \(action(target)), and was tried; one edit does it as well as two"
    }
    if edits == 1 { return "One edit lets this gesture call \(action(target)); each of these was tried" }
    let start: Phrase = "\(edits) edits let this gesture call \(action(target)); each of these was tried"
    return isProven ? "\(start), and every single edit, which does not do" : start
  }

  func silenced(_ targets: [Target]) -> Phrase {
    "but then this gesture does not call \(list(targets)) any more"
  }
  func added(_ targets: [Target]) -> Phrase { "this gesture then calls \(list(targets)) too" }

  private func action(_ target: Target) -> Phrase {
    "\(target.object.map { name($0) } ?? "nil").\(target.action)"
  }
  private func list(_ targets: [Target]) -> Phrase { targets.map { action($0) }.joined(", ") }

  /// What a change does, in a few words.
  func means(_ change: Alteration) -> Phrase {
    switch change {
    case .edit(let edit): means(edit)
    case .cure(let cure): means(cure)
    }
  }

  private func means(_ cure: Cure) -> Phrase {
    switch cure {
    case .set(.recognizer(let id), let property, let value): means(id, property, value)
    case .set(.view(let view), .canCancelContentTouches, .bool(false)):
      "\(name(view)) does not scroll once a view in it has the touch"
    case .set(.view(let view), .isScrollEnabled, .bool(false)): "\(name(view)) does not scroll any more"
    case .set(let object, let property, let value): means(.set(property, value, of: object))
    case .rule(let id, let rule): means(id, rule)
    case .require(let id, let other): "\(name(id)) waits until \(name(other)) has failed"
    case .shouldBegin(let view, false):
      "\(name(view)) lets no recognizer around it, or on it, begin with its touches"
    case .shouldBegin(let view, true): "\(name(view)) lets recognizers begin with its touches"
    case .beginTracking(let view, let answer):
      answer ? "\(name(view)) follows the touch" : "\(name(view)) does not follow the touch"
    case .handle(let view, let phase): "\(name(view)) reacts to \(phase.methodName)"
    case .move(let id, let view): "\(name(id)) is then on \(name(view)) itself"
    case .target(let view, let event, let target):
      "\(name(view)) calls \(action(target)) for \(event.name)"
    case .edits(let edits): edits.map { means($0) }.filter { !$0.isEmpty }.joined("; ")
    case .wire(let id, let target): "\(name(id)) calls \(action(target)) when it acts"
    case .implement(let object, let action): "\(name(object)) then has a method \(action)"
    }
  }

  private func means(_ id: RecognizerID, _ property: Property, _ value: PropertyValue) -> Phrase {
    switch (property, value) {
    case (.isEnabled, .bool(false)): "\(name(id)) acts on no touch at all any more"
    case (.isEnabled, _): "\(name(id)) gets touches again"
    case (.cancelsTouchesInView, .bool(false)):
      "\(name(id)) still acts, and the view it is in keeps its touches: both react"
    case (.minimumPressDuration, _): "\(name(id)) acts only on a press that is held so long"
    default: "\(name(id)): \(self.property(property, value))"
    }
  }

  private func means(_ id: RecognizerID, _ rule: DelegateRule) -> Phrase {
    let other: Phrase = rule.about.map { "\(name($0))" } ?? "any other"
    switch (rule.question, rule.answer) {
    case (.shouldReceiveTouch, false):
      return rule.about == nil
        ? "\(name(id)) gets no touch" : "\(name(id)) gets no touch of \(other) or what is in it"
    case (.shouldReceiveTouch, true): return "\(name(id)) gets the touch"
    case (.shouldBegin, let answer): return answer ? "\(name(id)) may act" : "\(name(id)) never acts"
    case (.shouldRecognizeSimultaneously, true): return "\(name(id)) and \(other) both act"
    case (.shouldRequireFailureOf, true): return "\(name(id)) waits until \(other) has failed"
    case (.shouldBeRequiredToFailBy, true): return "\(other) waits until \(name(id)) has failed"
    case (.canPrevent, false): return "\(name(id)) does not shut \(other) out"
    case (.canBePrevented, false): return "\(name(id)) is not shut out by \(other)"
    case (.shouldRecognizeSimultaneously, false), (.shouldRequireFailureOf, false),
      (.shouldBeRequiredToFailBy, false), (.canPrevent, true), (.canBePrevented, true):
      return "its delegate's answer is the other one"
    }
  }
}
