import SceneSession
import TouchModel

/// Every sentence about questions: what is asked, and what cannot be.
enum QuestionWording {
  // MARK: What is asked

  static func prompt(_ ask: Ask, _ lines: [String]) -> String {
    let touch = lines.count == 1 ? " of '\(lines[0])'" : ""
    let during = lines.count == 1 ? " during '\(lines[0])'" : ""
    return switch ask {
    case .receiver(nil): "Which view receives the touch\(touch)?"
    case .receiver(let finger?):
      "Which view receives the touch of finger \(finger)\(lines.count == 1 ? " in '\(lines[0])'" : "")?"
    case .chain(let name?): "What is the responder chain from \(name) to its end?"
    case .chain(nil): "What is the responder chain from the view that receives the touch\(touch) to its end?"
    case .order: "In which order do these come\(during)?"
    case .winner: "Which recognizers and controls act\(during)?"
    case .cancelled: "Who is cancelled\(during)?"
    case .state(let name): "Which state does \(name) end in\(during)?"
    case .yesNo(let claim):
      "Yes or no\(lines.count == 1 ? ", after '\(lines[0])'" : ""): \(asked(claim) ?? claim)?"
    case .line: "Which line is missing in the log\(touch)?"
    case .rule(let question): "Which rule decides: \(question)?"
    }
  }

  /// What stands on a card in place of a call.
  static let secondSearch = "hitTest asks for the second time"

  // MARK: Why a step cannot be put

  static func commandFails(_ line: String, _ error: SessionError) -> String {
    "'\(line)' fails: \(sentence(error))"
  }
  static func sentence(_ error: SessionError) -> String { SessionWording.text(for: error.reason) }
  static let noTouch = "nothing is touched: 'on' needs a touch for this question"
  static let noFinger = "no finger goes down in these commands"
  static func fingerNeverDown(_ finger: Int) -> String {
    "finger \(finger) never goes down in these commands"
  }
  static let tooFewCalls = "there are too few calls to ask about"
  static let noAnswer = "there is no answer to this question"
  static func unknownName(_ name: String) -> String { "there is no '\(short(name))' in the scene" }
  static func notAView(_ name: String) -> String { "'\(name)' is not a view" }
  static func notARecognizer(_ name: String) -> String { "'\(name)' is not a gesture recognizer" }
  static func notAResponder(_ name: String) -> String { "'\(name)' is not a responder, and has no chain" }
  static func notAClaim(_ text: String) -> String { "'\(text)' cannot stand behind 'expect'" }
  static let claimThatWorks = "claim: hit nothing"
  static func claimFails(_ text: String, _ error: SessionError) -> String {
    "'\(text)' cannot be checked: \(sentence(error))"
  }
  static func noSuchLine(_ line: String) -> String { "the log of the touch has no line '\(line)'" }
  static func notARuleQuestion(_ text: String) -> String {
    "'\(text)' is no question about a rule: hit V, not V, action OBJ.ACTION, cancelled OBJ or state G STATE"
  }
  static func isNotSo(_ text: String) -> String { "'\(text)' is not what happens, so no rule decided it" }

  static func noProperty(_ name: String) -> String { "there is no property '\(name)'" }
  static func hasNoProperty(_ name: String, _ property: String) -> String { "\(name) has no \(property)" }
  static func cannotTouch(_ line: String) -> String { "'\(line)' is no touch that works here" }

  // MARK: What is no answer

  static let saySomething = "an answer is needed"
  static func noSuchChoice(_ count: Int) -> String { "the choices are numbered from 1 to \(count)" }
  static func notAState(_ text: String) -> String {
    "'\(short(text))' is no state: possible, began, changed, ended, cancelled or failed"
  }
  static let yesOrNo = "the answer is yes or no"
  static func notARule(_ text: String) -> String { "there is no rule '\(short(text))'" }
  static let openQuote = "a quote is not closed"
  static func everyNumberOnce(_ count: Int) -> String {
    "an order names every number from 1 to \(count) once, the first one first"
  }
  static let notALine = "a line of the log looks like -[A touchesEnded:withEvent:]"

  /// Cut where it is endless.
  private static func short(_ text: String) -> String {
    text.count > 60 ? String(text.prefix(60)) + "..." : text
  }
}
