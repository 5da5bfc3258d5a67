/// Every command, in the order of `help`.
public enum Catalogue {
  public static let entries: [CommandEntry] =
    build + change + wire + touch + ask + happened + whereTouchesGo + beliefs + check + tutor + session

  private static let byVerb: [Verb: CommandEntry] = Dictionary(
    entries.map { ($0.verb, $0) }, uniquingKeysWith: { first, _ in first })

  static func entry(_ verb: Verb) -> CommandEntry? { byVerb[verb] }

  /// The entry of a command by its word, an alias, or a prefix that only it has.
  public static func entry(named word: String) -> CommandEntry? {
    let lowercased = word.lowercased()
    if let verb = Verb.named(lowercased) { return entry(verb) }
    let candidates = Verb.beginning(with: lowercased)
    return candidates.count == 1 ? entry(candidates[0]) : nil
  }
}
