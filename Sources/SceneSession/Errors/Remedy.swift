import SceneLanguage
import TouchInsight
import TouchModel

/// A line that would work in the place of one that failed.
enum Remedy {
  static func line(
    for reason: SessionError.Reason, at span: Span, in line: String, _ scene: Scene
  ) -> String {
    switch reason {
    case .parse: "help"
    case .unknownName(let name):
      SceneWording.line(line, meaning: scene.allNames.sorted(), insteadOf: Name(name, span)) ?? "tree"
    case .notA, .needsEvent, .takesNoEvent, .noSuchOverride, .notCustom: "tree"
    case .scene(let error): SceneWording.suggestion(error)
    case .fingerTwice, .fingerOutOfRange, .noFreeFinger: "tap 40,40"
    case .tooManySamples: "set system sampleRate 1"
    case .fingerDown(let finger): "touch up \(finger)"
    case .fingerNotDown(let finger): "touch down \(finger) at 40,40"
    case .noFingerDown: "touch down 1 at 40,40"
    case .clockLimit: "reset"
    case .settingRefused(let name):
      "set system \(name.rawValue) \(ValueText.text(SystemSettings()[name], of: .tag, in: scene))"
    case .nothingToUndo, .nothingToRedo: "tree"
    case .onlySteps(let count, .undo): "undo \(count)"
    case .onlySteps(let count, .redo): "redo \(count)"
    case .noTouchYet, .noHitYet: "tap 40,40"
    case .noEditYet: "add A at 40,40,100,100"
    case .noSuchFact: "goto end"
    case .notAQuestion: "at 1 tree"
    case .notInWhatIf: "what if set root isHidden on then tap 40,40"
    case .onlyOneTouch: "tap 40,40"
    case .noTouchIn: "help diff"
    case .cannotTravel: "tap 40,40"
    case .expected(let failure): self.line(for: failure)
    case .file, .tooDeep: "help open"
    case .unknownBelief(let name):
      SceneWording.line(
        line, meaning: Belief.all.map(\.name), insteadOf: Name(name, span), quoting: false) ?? "beliefs"
    case .unknownRule(let name):
      SceneWording.line(
        line, meaning: RuleCard.all.map(\.id), insteadOf: Name(name, span), quoting: false) ?? "rules"
    case .notAGesture: "believe first-subview-wins then tap 40,40"
    case .lineTooLong, .tutor: "help"
    }
  }

  /// What holds, where that can be said in one line; the story of the touch otherwise.
  private static func line(for failure: Failure) -> String {
    switch failure {
    case .hit(_, let found): "expect hit " + (found.map(Words.quoteIfNeeded) ?? "nothing")
    case .chain(_, let chain): "expect chain " + chain.map(Words.quoteIfNeeded).joined(separator: " > ")
    case .state(let name, _, let state, _): "expect state \(Words.quoteIfNeeded(name)) \(state.name)"
    case .action(_, let sent): sent.first.map { "expect action " + $0 } ?? "expect no action"
    case .noAction(_, let sent): sent.first.map { "expect action " + $0 } ?? "trace"
    case .notCancelled(let name, let phases) where phases.isEmpty:
      "expect no touches \(Words.quoteIfNeeded(name))"
    case .property(let name, let property, _, let value):
      "expect \(Words.quoteIfNeeded(name)) \(property.rawValue) \(value)"
    case .log, .fingerNeverDown, .notCancelled, .recognizerNotCancelled, .touches, .noSuchReading: "trace"
    }
  }
}
