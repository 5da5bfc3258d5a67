extension Catalogue {
  /// Rules, and what people wrongly believe.
  static let beliefs: [CommandEntry] = [
    .init(
      .believe, .ask, "Shows what a person with a wrong belief would expect, beside what happens",
      forms: ["believe BELIEF [then CMD]"],
      examples: ["believe first-subview-wins", "believe hidden-parent-does-not-matter then tap 40,40"]),
    .init(
      .beliefs, .ask, "Lists what people wrongly believe about touches", forms: ["beliefs"],
      examples: ["beliefs"]),
    .init(
      .rule, .ask, "Shows the card of a rule: what it says, how sure it is, and on what it rests",
      forms: ["rule RULE"], examples: ["rule GR-16", "rule gr16"]),
    .init(
      .rules, .ask, "Lists the rules that speak of a word, or all of them", forms: ["rules [TOPIC]"],
      examples: ["rules", "rules alpha", "rules touchesCancelled"]),
  ]
}
