import TouchInsight

/// The table of beliefs in the README, made from the beliefs.
enum BeliefTable {
  static let start = "<!-- beliefs -->\n"
  static let end = "<!-- end of beliefs -->"

  static var text: String {
    let rows = Belief.all.map { "| `\($0.name)` | \($0.sentence) | \($0.rules.joined(separator: ", ")) |" }
    return (["| name | belief | rules that say otherwise |", "|---|---|---|"] + rows).joined(separator: "\n")
      + "\n"
  }

  /// The table that stands between the two comments; nil where they do not.
  static func range(in readme: String) -> Range<String.Index>? {
    guard let start = readme.range(of: start), let end = readme.range(of: end),
      start.upperBound <= end.lowerBound
    else { return nil }
    return start.upperBound..<end.lowerBound
  }
}
