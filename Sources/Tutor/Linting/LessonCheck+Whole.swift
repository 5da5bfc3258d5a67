import SceneLanguage
import TouchInsight

/// What a lesson has to have as a whole.
extension LessonCheck {
  mutating func checkWhole() {
    let predictions = lesson.steps.count { if case .prediction = $0.kind { true } else { false } }
    if predictions < 2 { warn(LintWording.fewPredictions(predictions)) }
    if predictions == lesson.steps.count { warn(LintWording.noTask) }
    if lesson.rules.isEmpty { warn(LintWording.noRules) }
    for word in source.words(ofHeader: "rules") { check(rule: word) }
    for word in source.words(ofHeader: "concepts") { check(concept: word) }
  }

  /// Authors may have concepts of their own; what is nearly one of the tutor's is a slip.
  private mutating func check(concept word: LessonLine) {
    let known = Concept.all.map(\.id)
    guard !known.contains(word.text), let near = Words.near(word.text, in: known) else { return }
    fault(LintWording.nearConcept(word.text, near), at: word, try: mended(word, near), isWarning: true)
  }

  private mutating func warn(_ message: String) {
    let title = source.words(ofHeader: "id").first
    fault(message, at: title ?? LessonLine("", LessonPlace(line: 1)), isWarning: true)
  }

  private mutating func check(rule word: LessonLine) {
    guard let card = RuleCard.named(word.text) else {
      let near = Words.near(word.text, in: RuleCard.all.map(\.id))
      fault(LintWording.noSuchRule(word.text), at: word, try: near.map { mended(word, $0) } ?? "rules")
      return
    }
    if card.id != word.text {
      fault(LintWording.ruleSpelling(card.id), at: word, try: mended(word, card.id))
      return
    }
    if !citedRules.contains(card.id), !source.mentions(card.id) {
      fault(LintWording.ruleNotShown(card.id), at: word, isWarning: true)
    }
  }

  private func mended(_ word: LessonLine, _ text: String) -> String {
    source.line(at: word.place, replacing: word.text.count, with: text)
  }
}

extension LessonSource {
  /// The words behind a key of the header, each with its place.
  func words(ofHeader key: String) -> [LessonLine] {
    for (i, line) in lines[..<endOfHeader].enumerated() {
      guard let entry = FenceBody.entry(LessonLine(line, LessonPlace(line: i + 1)).trimmed),
        entry.key.text == key
      else { continue }
      return entry.values.flatMap(\.words)
    }
    return []
  }

  /// The text below the header names the rule.
  func mentions(_ rule: String) -> Bool {
    lines[endOfHeader...].contains { RuleMention.ids(in: Array($0.utf8)).contains(rule) }
  }

  /// The index of the line `---` below the keys.
  private var endOfHeader: Int {
    var hasKeys = false
    for (i, line) in lines.enumerated() {
      let text = LessonLine(line, LessonPlace(line: i + 1)).trimmed.text
      if text.hasPrefix("---") {
        if hasKeys { return i }
      } else if !text.isEmpty {
        hasKeys = true
      }
    }
    return lines.count
  }
}
