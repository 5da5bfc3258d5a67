import SceneSession
import TouchInsight
import TouchReport

/// Every sentence of a question that is shown, and of what is said to an answer.
extension QuestionWording {
  /// Text of ours, which may be broken between its words.
  static func text(_ text: String) -> Phrase { Phrase(escaping: text) }

  static func choice(_ number: Int, _ text: Phrase) -> Phrase { "\(number)  \(text)" }
  static func rule(_ card: RuleCard) -> Phrase { "\(card.id): \(text(card.statement))" }

  // MARK: How to answer

  static func howToAnswer(_ question: Question) -> Phrase {
    if !question.choices.isEmpty {
      let last = question.choices.count
      switch question.ask {
      case .receiver: return "Answer with a number from 1 to \(last), or with a name."
      case .winner, .cancelled: return "Answer with a number from 1 to \(last), or with names: A, B."
      case .chain: return "Answer with a number from 1 to \(last), or with the chain: A > B > C."
      case .yesNo: return "Answer with yes or no."
      case .state, .line, .rule, .order: return "Answer with a number from 1 to \(last)."
      }
    }
    let order = question.items.indices.map { "\($0 + 1)" }.joined(separator: " ")
    return question.items.isEmpty
      ? "Answer in words." : "Answer with the numbers in their order, such as \(text(order))."
  }

  // MARK: Right and wrong

  static func right(_ statement: Phrase) -> Phrase { "Yes: \(statement)." }
  /// In plain output the sign says the first word.
  static func rightPlain(_ statement: Phrase) -> Phrase { "\(statement)." }
  static func rightly(_ statement: Phrase) -> Phrase { "Right: \(statement)." }
  static func wrong(_ given: Phrase, _ statement: Phrase) -> Phrase { "You said \(given); \(statement)." }
  static func theAnswer(_ statement: Phrase) -> Phrase { "The answer: \(statement)." }

  static func whoBelieves(_ belief: Belief, _ given: Phrase) -> Phrase {
    "Who believes \"\(text(belief.sentence))\" expects \(given):"
  }
  /// Where nothing that stands beside it shows more.
  static func believes(_ belief: Belief, _ given: Phrase) -> Phrase {
    "Who believes \"\(text(belief.sentence))\" expects \(given)."
  }
  static func alsoBelieved(_ belief: Belief) -> Phrase {
    "Another way to come to the same: \"\(text(belief.sentence))\""
  }
  static let decided: Phrase = "What decided"
  static let traceTells: Phrase = "'trace' tells the whole way."
  static func firstLink(_ place: Int, _ given: String?, _ right: String?) -> Phrase {
    let said: Phrase = given.map { "you said \($0)" } ?? "you stopped"
    let link: Phrase = right.map { "it is \($0)" } ?? "the chain ends there"
    let right: Phrase = place == 1 ? "The first link is right" : "The first \(place) links are right"
    return "\(right); then \(said), and \(link)."
  }
  static func firstLinkWrong(_ given: String, _ right: String) -> Phrase {
    "It begins with \(right), not with \(given)."
  }
  static func nextOf(_ name: String, _ next: String?) -> Phrase {
    next.map { "\(name).next is \($0)" } ?? "\(name) has no next"
  }

  // MARK: What is so

  /// A sentence without a full stop.
  static func statement(_ question: Question) -> Phrase {
    switch (question.ask, question.key) {
    case (.receiver, .names(let names)):
      return names.isEmpty
        ? "nobody receives it" : "\(list(names)) \(names.count == 1 ? "receives" : "receive") it"
    case (.winner, .names(let names)):
      return names.isEmpty ? "nobody acts" : "\(list(names)) \(names.count == 1 ? "acts" : "act")"
    case (.cancelled, .names(let names)):
      return names.isEmpty
        ? "nobody is cancelled" : "\(list(names)) \(names.count == 1 ? "is" : "are") cancelled"
    case (.chain, _): return "the chain is \(given(question.key, question))"
    case (.order, _): return "the order is \(given(question.key, question))"
    case (.state(let name), .state(let state)):
      return state == "possible" ? "\(name) stays possible" : "\(name) ends in \(state)"
    case (.yesNo(let claim), .yes(let yes)):
      if let said = said(claim, holds: yes) { return text(said) }
      return yes ? "'\(text(claim))' holds" : "'\(text(claim))' does not hold"
    case (.line, .line(let line)): return "the line is \(text(line))"
    case (.rule, .rule(let id)): return "\(id) decides"
    default: return given(question.key, question)
    }
  }

  /// An answer in a sentence.
  static func given(_ answer: Answer, _ question: Question) -> Phrase {
    if case .names(let names) = answer, !names.isEmpty { return list(names) }
    return Phrase(escaping: question.text(of: answer))
  }

  /// `A, B and C`.
  static func list(_ names: [String]) -> Phrase {
    let phrases = names.map { "\($0)" as Phrase }
    guard let last = phrases.last, names.count > 1 else { return phrases.joined("") }
    return "\(phrases.dropLast().joined(", ")) and \(last)"
  }

  static func instead(_ failure: Failure) -> Phrase {
    let sentence = SessionWording.text(for: .expected(failure))
    return "Checked: \(text(sentence))."
  }
}
