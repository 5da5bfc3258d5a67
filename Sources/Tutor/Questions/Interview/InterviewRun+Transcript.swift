import TouchInsight

/// The interview as Markdown, for somebody who was not there.
extension InterviewRun {
  var transcript: [String] {
    var lines = [QuizWording.transcriptTitle(seed), ""]
    lines.append(QuizWording.transcriptResult(score, seconds: end - start, of: duration))
    lines += ["", QuizWording.rubricHead, "|---|---|---|"]
    for (area, score) in rubric { lines.append(QuizWording.rubricRow(area, score)) }
    for (place, item) in items.enumerated() { lines += [""] + self.lines(place + 1, item) }
    let beliefs = beliefsSeen
    if !beliefs.isEmpty {
      lines += ["", QuizWording.beliefsTitle, ""]
      for belief in beliefs { lines.append("- " + belief.sentence + " (`" + belief.name + "`)") }
    }
    return lines + ["", QuizWording.calibrationTitle, "", QuizWording.calibrationText(calibration)]
  }

  private func lines(_ number: Int, _ item: InterviewItem) -> [String] {
    let question = item.question
    var lines = [QuizWording.itemTitle(number, item), ""]
    if let lead = item.lead { lines += [QuizWording.leadText(lead), ""] }
    lines += ["```"] + item.script + ["```", "", QuizWording.prompt(question), ""]
    if !question.items.isEmpty {
      lines += question.items.map { QuizWording.offered($0) } + [""]
    }
    let offered = question.offered
    if !offered.isEmpty { lines += offered.map { QuizWording.offered($0) } + [""] }
    lines.append(QuizWording.said(item))
    if !item.isRight { lines.append(QuizWording.right(question.words(for: question.key))) }
    let rules = (item.verdict?.beliefs.first?.rules ?? []) + question.rules
    for card in rules.prefix(1).compactMap({ RuleCard.named($0) }) {
      lines.append("- \(card.id): \(card.statement)")
    }
    for belief in item.verdict?.beliefs ?? [] { lines.append(QuizWording.saidBy(belief)) }
    return lines
  }
}
