import TouchInsight

extension Question {
  /// What there is to choose from, or to put into its order.
  struct Option {
    let text: String
    /// What an id stands for.
    let explanation: String?
  }

  /// In the order of their numbers.
  var options: [Option] {
    if !items.isEmpty { return items.map { Option(text: $0, explanation: nil) } }
    return choices.map { choice in
      let card: RuleCard? = if case .rule(let id) = choice.answer { RuleCard.named(id) } else { nil }
      return Option(text: text(of: choice.answer), explanation: card?.statement)
    }
  }
}
