import SceneSession

extension Marker {
  static func mark(_ given: AnswerFile.Given, _ step: String, _ question: Question) -> Outcome {
    let right = question.text(of: question.key)
    let answer: Answer
    do throws(SessionError) {
      answer = try question.answer(asTyped: given.text)
    } catch {
      let message = SessionWording.text(for: error.reason)
      let mark = Mark(
        step, .unreadable, given: given.text, right: right, reasons: [message], rules: question.rules)
      let fault = Outcome.Fault(
        line: 0, column: 0, length: given.lines.first?.text.count ?? 1, message: message,
        suggestion: error.suggestion.map { suggestion in
          let isCommand = suggestion.hasPrefix("answer ")
          return "\(step): " + (isCommand ? String(suggestion.dropFirst(7)) : suggestion)
        })
      return Outcome(mark: mark, faults: [fault])
    }
    let verdict = question.mark(answer)
    if verdict.isRight {
      let mark = Mark(
        step, .right, points: 1, given: given.text, answer: right, right: right,
        reasons: [ClassWording.right(right)], rules: question.rules)
      return Outcome(mark: mark)
    }
    let beliefs = verdict.beliefs
    let said = question.text(of: answer)
    let mark = Mark(
      step, .wrong, given: given.text, answer: said, right: right,
      reasons: [ClassWording.wrong(said, right: right)]
        + beliefs.prefix(2).map { ClassWording.believes($0.sentence) },
      rules: question.rules, beliefs: beliefs.map(\.name))
    return Outcome(mark: mark)
  }
}

extension Question {
  /// Reads a line as the prompt does, with the word `answer` before it, or how sure somebody is behind it. Nothing else
  /// than an answer can be meant here, so that what is also a command needs no word before it.
  fileprivate func answer(asTyped line: String) throws(SessionError) -> Answer {
    var text = line.trimmed
    if let typed = try? TypedLine.read(line, for: self), typed.count == 1,
      case .statement(let statement, _) = typed[0], case .tutor(.answer(let said)) = statement.command
    {
      text = said
    }
    return try answer(from: Confidence.split(text.trimmed).answer)
  }
}
