import TouchInsight

/// What only teachers read.
extension HandoutWriter {
  mutating func key(_ sheet: Paper.Sheet) {
    switch sheet.kind {
    case .question(let question):
      paragraph(ClassWording.keyLine(MarkdownWriter.codeSpan(question.text(of: question.key).safeLines)))
      rules(question.rules)
      wrongAnswers(of: question)
    case .task(let task):
      paragraph(ClassWording.solutionsHeading)
      list(task.task.solutions.map { MarkdownWriter.codeSpan($0.text.safeLines) })
      if !task.task.wrongs.isEmpty {
        paragraph(ClassWording.wrongsHeading)
        list(
          task.task.wrongs.map {
            "\(MarkdownWriter.codeSpan($0.commands.text.safeLines)): \(MarkdownWriter.escaped($0.message))"
          })
      }
    }
  }

  /// Why it is right: the rules with what they say.
  private mutating func rules(_ ids: [String]) {
    if ids.isEmpty { return }
    paragraph(ClassWording.whyHeading)
    list(
      ids.map { id in
        let statement = RuleCard.named(id)?.statement
        return "\(id)" + (statement.map { ": " + MarkdownWriter.escaped($0) } ?? "")
      })
  }

  /// The choices that somebody with a wrong belief takes.
  private mutating func wrongAnswers(of question: Question) {
    let wrong = question.choices.filter { $0.answer != question.key && !$0.beliefs.isEmpty }
    if wrong.isEmpty { return }
    paragraph(ClassWording.typicalHeading)
    list(
      wrong.map { choice in
        let sentences = choice.beliefs.map { MarkdownWriter.escaped(Belief.named($0)?.sentence ?? $0) }
        let answer = MarkdownWriter.codeSpan(question.text(of: choice.answer).safeLines)
        return ClassWording.typical(answer, sentences)
      })
  }

  mutating func hints(_ hints: [[MarkdownBlock]]) {
    if hints.isEmpty { return }
    paragraph(ClassWording.hintsHeading)
    prose([.list(start: 1, items: hints)])
  }

  private mutating func list(_ items: [String]) {
    markdown.add(items.map { "- " + $0 })
  }
}
