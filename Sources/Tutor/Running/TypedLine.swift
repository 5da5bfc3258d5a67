import SceneLanguage
import SceneSession

/// What a line means while a question may be waiting.
package enum TypedLine {
  /// Enter alone.
  case enter
  /// An answer without the word `answer` before it.
  case answer(String)
  /// A command, as it was typed.
  case statement(Statement, text: String)

  /// The meanings of a line, in order; none for a comment. What is the very text of a choice is an answer, and
  /// so is `window > scene`, which only begins like a command, and the beginning of a command's name where it is an answer
  /// too. Any other command is none.
  package static func read(_ line: String, for question: Question?) throws(SessionError) -> [TypedLine] {
    let text = line.trimmed
    if text.isEmpty { return [.enter] }
    let parsed: [Statement]
    do throws(ParseError) {
      parsed = try Parser.parse(line)
    } catch {
      if let question, isAnswer(text, to: question, isCommand: false) { return [.answer(text)] }
      throw SessionError(error)
    }
    if let question, names(text, in: question) || isAnswer(text, to: question, isCommand: true) {
      return [.answer(text)]
    }
    return parsed.map { .statement($0, text: $0.text(in: line)) }
  }

  /// It is the text of a choice, or where names are asked for that of one in the scene.
  private static func names(_ text: String, in question: Question) -> Bool {
    let said = Confidence.split(text).answer
    if question.choices.contains(where: { question.text(of: $0.answer) == said }) { return true }
    return question.ask.isForNames && question.end.scene.allNames.contains(said)
  }

  private static func isAnswer(_ text: String, to question: Question, isCommand: Bool) -> Bool {
    let word = String(text.prefix { !" \t,;".contains($0) })
    let isWordOfCommand = Catalogue.isCommand(word)
    if word.hasPrefix("#") || word.isEmpty || (isCommand && isWordOfCommand) { return false }
    if (try? question.answer(from: Confidence.split(text).answer)) != nil { return true }
    return !isCommand && !isWordOfCommand && !Catalogue.isBeginningOfCommand(word)
  }
}

extension Ask {
  fileprivate var isForNames: Bool {
    switch self {
    case .receiver, .winner, .cancelled, .chain: true
    default: false
    }
  }
}

/// How sure somebody is, said behind the answer: `B sure`, `B unsure`.
package enum Confidence {
  package static let sure = 0.9
  package static let unsure = 0.5

  package static func split(_ text: String) -> (answer: String, confidence: Double?) {
    for (word, value) in [("unsure", unsure), ("sure", sure)] where text.lowercased().hasSuffix(" " + word) {
      return (String(text.dropLast(word.count)).trimmed, value)
    }
    return (text, nil)
  }
}

extension String {
  /// Without the blanks around it.
  package var trimmed: String {
    let scalars = unicodeScalars.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let last = scalars.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != "\r" }) else { return "" }
    return String(scalars[...last])
  }
}

extension Statement {
  /// It is about the scene at hand, and not about lessons or the way out.
  package var isOfScene: Bool {
    switch command {
    case .tutor, .quit, .history, .reset, .back: false
    default: true
    }
  }

  /// The command as it was typed.
  package func text(in line: String) -> String {
    let bytes = Array(line.utf8)
    guard span.start >= 0, span.start <= span.end, span.end <= bytes.count else { return line }
    return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }
}
