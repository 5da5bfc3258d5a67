/// What could follow, shown dimly behind the cursor.
public enum Hint {
  /// The rest of the command as its usage has it; nil where nothing need follow or nothing is known.
  public static func text(for line: String, names: [NameEntry]) -> String? {
    let bytes = Array(line.utf8)
    var items = TypedItem.innermost(TypedItem.items(of: bytes))
    guard let first = items.first else { return nil }
    let isTyping = items.last?.span.end == bytes.count
    if items.count == 1, isTyping { return command(first.text) }
    guard let entry = Catalogue.entry(named: first.text) else { return nil }
    items = Completion.lastEvent(items, of: entry)
    if let text = rest(of: entry, behind: items) { return text.isEmpty ? nil : text }
    guard isTyping, items.count > 1, let last = items.popLast() else { return nil }
    return rest(of: entry, behind: items, beginningWith: last.text.lowercased())
  }

  /// While the first word is typed.
  private static func command(_ word: String) -> String? {
    let lowercased = word.lowercased()
    let candidates = Verb.beginning(with: lowercased)
    if let verb = Verb.named(lowercased), let entry = Catalogue.entry(verb) {
      return alternatives(arguments(of: entry))
    }
    if candidates.count == 1, let entry = Catalogue.entry(candidates[0]) { return entry.forms.first }
    if candidates.count > 1 { return candidates.map(\.rawValue).joined(separator: ", ") }
    guard let meant = Verb.meant(by: word) else { return nil }
    return meant.rawValue + "?"
  }

  private static func arguments(of entry: CommandEntry) -> [String] {
    entry.patterns.map { FormElement.text(Array($0.elements.dropFirst())) }
  }

  /// The text of what is left of the forms that fit; empty where one is complete.
  private static func rest(of entry: CommandEntry, behind items: [TypedItem]) -> String? {
    let outcomes = FormMatcher(items: items).outcomes(of: entry)
    if outcomes.isEmpty { return nil }
    return alternatives(outcomes.map(\.text)) ?? ""
  }

  /// Where the last word is only begun: the forms in which a keyword with this beginning comes next.
  private static func rest(of entry: CommandEntry, behind items: [TypedItem], beginningWith typed: String)
    -> String?
  {
    let outcomes = FormMatcher(items: items).outcomes(of: entry).filter { outcome in
      outcome.next.contains { element in
        guard case .words(let words) = element else { return false }
        return words.contains { $0.lowercased().hasPrefix(typed) }
      }
    }
    return alternatives(outcomes.map(\.text))
  }

  /// Up to three different texts.
  private static func alternatives(_ texts: [String]) -> String? {
    var seen: Set<String> = []
    let different = texts.filter { !$0.isEmpty && seen.insert($0).inserted }
    if different.isEmpty { return nil }
    return different.prefix(3).joined(separator: "  or  ") + (different.count > 3 ? "  or ..." : "")
  }
}
