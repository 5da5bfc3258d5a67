import SceneSession

extension Mind {
  func choice(in question: Question, seed: String) -> AnswerSheet.Choice {
    let answer = answer(to: question, seed: seed)
    let verdict = question.mark(answer)
    return AnswerSheet.Choice(
      line: line(for: answer, to: question), isRight: verdict.isRight, beliefs: verdict.beliefs.map(\.name))
  }

  private func answer(to question: Question, seed: String) -> Answer {
    switch self {
    case .right: return question.key
    case .believer(let name):
      return (question.choices + question.believed).first { $0.beliefs.contains(name) }?.answer
        ?? question.key
    case .random(let number):
      var dice = Dice(seed: Dice.mixed(number, with: seed))
      return question.choices.isEmpty
        ? .sequence(dice.shuffled(question.items)) : dice.pick(question.choices).answer
    }
  }

  /// In words; those who choose by chance type the number of their choice. An answer that is also a command needs the
  /// word `answer` before it.
  private func line(for answer: Answer, to question: Question) -> String {
    let number = question.choices.firstIndex { $0.answer == answer }.map { String($0 + 1) }
    if case .random = self, let number { return number }
    let text = question.text(of: answer)
    if question.isRead(text, as: answer) { return text }
    return (try? question.answer(from: text)) == answer ? "answer " + text : number ?? text
  }
}

extension Question {
  /// Whether a line that is typed is taken for this answer.
  fileprivate func isRead(_ line: String, as wanted: Answer) -> Bool {
    guard let typed = try? TypedLine.read(line, for: self), typed.count == 1,
      case .answer(let text) = typed[0]
    else { return false }
    return (try? answer(from: Confidence.split(text).answer)) == wanted
  }
}
