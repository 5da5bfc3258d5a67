import TouchInsight
import TouchModel

/// The cards of the rules.
extension Wording {
  private func text(_ text: String) -> Phrase { Phrase(stringLiteral: text) }

  func cardHeading(_ card: RuleCard) -> Phrase { text(card.id) }
  func statement(_ card: RuleCard) -> Phrase { text(card.statement) }
  func sureness(_ card: RuleCard) -> Phrase {
    "How sure: \(card.certainty.map(words).joined(", "))"
  }
  func rests(_ card: RuleCard) -> Phrase {
    "Rests on: \(card.sources.map(words).joined(", "))"
  }
  func taught(in lessons: [String]) -> Phrase {
    "Taught by: \(lessons.map { "lesson \($0)" as Phrase }.joined(", "))"
  }
  func contested(_ fact: ContestedFact) -> Phrase {
    "Contested (\(fact.id)): \(text(fact.question))? Here: \(text(fact.decision))"
  }
  func contradictsHeading() -> Phrase { "Contradicts the belief" }
  func ruleOfBelief(_ card: RuleCard) -> Phrase {
    "\(card.id): \(text(card.statement)) (\(card.certainty.map(shortWords).joined(", ")))"
  }
  func listed(_ card: RuleCard) -> Phrase {
    "\(text(card.id + String(repeating: " ", count: max(1, 8 - card.id.utf8.count))))\(text(card.statement))"
  }
  func noRule(about words: String) -> Phrase { "no rule speaks of \(words)" }

  private func words(_ certainty: RuleCard.Certainty) -> Phrase {
    "\(shortWords(certainty)) (\(certainty.rawValue))"
  }

  private func shortWords(_ certainty: RuleCard.Certainty) -> Phrase {
    switch certainty {
    case .documented: "documented by Apple"
    case .observed: "observed by several people"
    case .reported: "reported by one person"
    case .inferred: "inferred"
    case .ourChoice: "this model's choice"
    }
  }

  private func words(_ source: RuleCard.Source) -> Phrase {
    switch source {
    case .reference: "Apple's reference"
    case .guide: "Apple's old event guide"
    case .headers: "comments in the headers"
    case .logs: "published logs"
    case .stacks: "published call stacks"
    case .reports: "reports of faults"
    case .articles: "articles and books"
    case .imitations: "re-implementations"
    case .otherRules: "what follows from other rules"
    case .model: "what fits all that was seen"
    }
  }
}
