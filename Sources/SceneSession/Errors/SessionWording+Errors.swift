import SceneLanguage
import TouchFiles
import TouchModel

/// What is wrong: one sentence, lower case, without a full stop.
extension SessionWording {
  package static func text(for reason: SessionError.Reason) -> String {
    switch reason {
    case .parse(let error): error.message
    case .scene(let error): SceneWording.message(error)
    case .unknownName(let name): "there is no \(quoted(name)) in the scene"
    case .notA(let expected, let name, let actual):
      "\(quoted(name)) is a \(actual), not \(text(for: expected))"
    case .needsEvent(let control):
      "\(quoted(control)) is a control: say for which event, such as touchUpInside"
    case .takesNoEvent(let name): "\(quoted(name)) is a gesture recognizer, which has no control events"
    case .noSuchOverride(let method, let viewClass): "\(viewClass) has no \(method) to override"
    case .fingerTwice(let finger): "finger \(finger) stands twice in one event"
    case .fingerDown(let finger): "finger \(finger) is down already"
    case .fingerNotDown(let finger): "finger \(finger) is not down"
    case .noFingerDown: "no finger is down"
    case .noFreeFinger: "there are not so many free fingers: at most \(Finger.limit) can be down"
    case .fingerOutOfRange(let finger):
      "there is no finger \(finger): fingers are numbered 0 to \(Finger.limit - 1)"
    case .tooManySamples(let limit): "one command may make at most \(limit) moves"
    case .clockLimit:
      "the clock would go past its limit of a thousand million seconds; 'reset' starts it anew"
    case .notCustom(let name):
      "only the state of a custom recognizer is set by hand, and \(quoted(name)) is none"
    case .settingRefused(let name): "\(name.rawValue) is \(text(for: name.range))"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to do again"
    case .onlySteps(let count, let way):
      "there \(count == 1 ? "is" : "are") only \(count) step\(count == 1 ? "" : "s") to \(way == .undo ? "undo" : "redo")"
    case .noTouchYet: "there was no touch yet"
    case .noEditYet: "nothing was changed yet"
    case .noHitYet: "there was no touch and no hit yet"
    case .noSuchFact(let number, let count):
      "there is no fact \(number): the last touch has \(count)"
    case .notAQuestion: "only a question can be asked about a moment of the touch"
    case .notInWhatIf: "this command has no place in 'what if', which leaves everything as it is"
    case .onlyOneTouch: "there was only one touch: two are needed"
    case .noTouchIn(let path): "there is no touch in \(path)"
    case .cannotTravel: "what was before that touch is not known any more"
    case .expected(let failure): text(for: failure)
    case .file(let problem, let path): "\(path): \(text(for: problem))"
    case .tooDeep: "scripts may call one another at most \(Session.deepest) deep"
    case .unknownBelief(let name): "there is no belief called \(quoted(name))"
    case .unknownRule(let name): "there is no rule \(quoted(name))"
    case .notAGesture: "only a whole touch can stand here: tap, press, drag, swipe, pinch or rotate"
    case .tutor(let sentence): sentence
    case .lineTooLong(let limit): "this line has more than \(limit) bytes"
    }
  }

  private static func text(for range: SystemSettings.Name.Range) -> String {
    let bounds = { (range: ClosedRange<Double>) in "from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    }
    return switch range {
    case .onOff: "on or off"
    case .whole(let range): "a whole number \(bounds(range))"
    case .number(let range): "a number \(bounds(range))"
    case .time(let range): "a time \(bounds(range)) seconds"
    }
  }

  /// A name in a sentence, cut where it is endless.
  private static func quoted(_ name: String) -> String {
    "'" + (name.count > 60 ? String(name.prefix(60)) + "..." : name) + "'"
  }

  package static func text(for problem: FileError.Reason) -> String {
    let description = FileError("", problem).description
    return String(description.drop { $0 == ":" || $0 == " " })
  }

  static func text(for expected: SessionError.Expected) -> String {
    switch expected {
    case .view: "a view"
    case .controller: "a view controller"
    case .recognizer: "a gesture recognizer"
    case .controlOrRecognizer: "a control or a gesture recognizer"
    case .control: "a control"
    case .responder: "a responder"
    case .viewOrRecognizer: "a view or a gesture recognizer"
    }
  }

  static func text(for failure: Failure) -> String {
    switch failure {
    case .hit(let expected, let found):
      "expected the touch to hit \(expected ?? "nothing"), but it hit \(found ?? "nothing")"
    case .fingerNeverDown(let finger): "finger \(finger) never went down in the last touch sequence"
    case .action(let expected, let sent): "expected \(expected) to be called, but \(list(sent))"
    case .noAction(nil, let sent): "expected no action, but \(list(sent))"
    case .noAction(let expected?, let sent): "expected \(expected) not to be called, but \(list(sent))"
    case .notCancelled(let name, let phases): "expected \(name) to be cancelled, but it got \(list(phases))"
    case .recognizerNotCancelled(let name, let state):
      "expected \(name) to be cancelled, but its last state was \(state.name)"
    case .touches(let name, let phases): "expected no touches for \(name), but it got \(list(phases))"
    case .state(let name, let expected, let state, let reason):
      "expected \(name) to reach \(expected.name), but its last state was \(state.name)"
        + (reason.map { " (\($0))" } ?? "")
    case .chain(let expected, let chain):
      "expected the chain \(expected.joined(separator: " > ")), but it is \(chain.joined(separator: " > "))"
    case .log(let line, let count, let closest):
      "expected the log to hold '\(line)', but none of its \(count) lines is that"
        + (closest.map { "; there is '\($0)'" } ?? "")
    case .property(let name, let property, let expected, let value):
      "expected \(name).\(property.rawValue) to be \(expected), but it is \(value)"
    case .noSuchReading(let name, let property): "\(name) has no \(property.rawValue) now"
    }
  }

  private static func list(_ actions: [String]) -> String {
    if actions.isEmpty { return "no action was sent" }
    let shown = actions.prefix(6).joined(separator: ", ")
    let rest = actions.count > 6 ? " and \(actions.count - 6) more" : ""
    return "\(shown)\(rest) \(actions.count == 1 ? "was" : "were") called"
  }

  private static func list(_ phases: [TouchPhase]) -> String {
    var words: [String] = []
    for phase in phases where words.last != phase.methodName { words.append(phase.methodName) }
    if words.isEmpty { return "no touches" }
    return words.prefix(6).joined(separator: ", ") + (words.count > 6 ? " and more" : "")
  }
}
