import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel

/// `rule of hit A`, `rule of not A`, `rule of action vc.buy`, `rule of cancelled A`, `rule of state tap1 failed`: about
/// what the rule is asked that decided.
enum RuleQuestion: Sendable, Equatable {
  case hit(ViewID)
  case not(ViewID)
  case action(object: ObjectID?, action: String)
  case cancelled(ObjectID)
  case state(RecognizerID, Recognizer.State)

  init(_ text: String, in scene: Scene) throws(QuestionFault) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { throw QuestionFault(QuestionWording.notARuleQuestion(text)) }
    let rest = words[1]
    switch words[0].lowercased() {
    case "hit": self = .hit(try scene.viewAsked(rest))
    case "not": self = .not(try scene.viewAsked(rest))
    case "cancelled": self = .cancelled(try scene.objectAsked(rest))
    case "action":
      guard let dot = rest.lastIndex(of: ".") else {
        self = .action(object: nil, action: rest)
        return
      }
      let name = String(rest[..<dot])
      let object = name == "nil" ? nil : try scene.objectAsked(name)
      self = .action(object: object, action: String(rest[rest.index(after: dot)...]))
    case "state":
      guard let space = rest.lastIndex(of: " "),
        let state = Recognizer.State.named(String(rest[rest.index(after: space)...]))
      else { throw QuestionFault(QuestionWording.notARuleQuestion(text)) }
      guard case .recognizer(let id) = try scene.objectAsked(String(rest[..<space])) else {
        throw QuestionFault(QuestionWording.notARecognizer(String(rest[..<space])))
      }
      self = .state(id, state)
    default: throw QuestionFault(QuestionWording.notARuleQuestion(text))
    }
  }
}

extension Recognizer.State {
  static let all: [Recognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  static func named(_ text: String) -> Recognizer.State? {
    let name = text.lowercased()
    return all.first { $0.name == name } ?? (name == "recognized" ? .ended : nil)
  }
}

extension Scene {
  /// In quotes or not.
  func objectAsked(_ text: String) throws(QuestionFault) -> ObjectID {
    let name = AnswerText.unquoted(text)
    if let object = object(named: name) { return object }
    throw QuestionFault(
      QuestionWording.unknownName(name), try: Words.near(name, in: allNames).map { Words.quoteIfNeeded($0) })
  }

  func viewAsked(_ text: String) throws(QuestionFault) -> ViewID {
    switch try objectAsked(text) {
    case .view(let view): return view
    case .controller(let id): return controllers[id.row].view
    default: throw QuestionFault(QuestionWording.notAView(AnswerText.unquoted(text)))
    }
  }
}
