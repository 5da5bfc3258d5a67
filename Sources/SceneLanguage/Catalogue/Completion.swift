/// What may be typed at the cursor.
public enum Completion {
  /// One word that may stand there, as it would be typed, and what it is.
  public struct Candidate: Hashable, Sendable {
    public let text: String
    public let description: String

    public init(_ text: String, _ description: String) {
      self.text = text
      self.description = description
    }
  }

  /// The candidates for the word at the cursor (a byte of the line), and the stretch of the line that each of them
  /// replaces.
  public static func candidates(
    line: String, cursor: Int, names: [NameEntry]
  ) -> (replaced: Span, candidates: [Candidate]) {
    let bytes = Array(line.utf8.prefix(max(0, cursor)))
    var items = TypedItem.items(of: bytes)
    var partial = ""
    var start = bytes.count
    if let last = items.last, last.kind == .word, last.span.end == bytes.count, last.text != "\"\"" {
      partial = last.text
      start = last.span.start
      items.removeLast()
    }
    items = TypedItem.innermost(items)
    let replaced = Span(start, bytes.count)
    guard let first = items.first else { return (replaced, commands(partial)) }
    guard let entry = Catalogue.entry(named: first.text) else { return (replaced, []) }
    items = Self.lastEvent(items, of: entry)
    let matcher = FormMatcher(items: items)
    var candidates: [Candidate] = []
    for outcome in matcher.outcomes(of: entry) {
      for element in outcome.next {
        candidates += SlotCandidates(names: names, property: outcome.property, items: items).candidates(
          for: element)
      }
    }
    return (replaced, filter(candidates, partial))
  }

  private static func commands(_ partial: String) -> [Candidate] {
    filter(Catalogue.entries.map { Candidate($0.word, $0.summary) }, partial)
  }

  /// Of an event of several fingers only the last finger's part counts.
  static func lastEvent(_ items: [TypedItem], of entry: CommandEntry) -> [TypedItem] {
    guard entry.verb == .touch, let sign = items.lastIndex(where: { $0.text == "&" }) else {
      return items.isEmpty
        ? [] : [TypedItem(kind: .word, text: entry.word, span: items[0].span)] + items.dropFirst()
    }
    let part = items[(sign + 1)...].drop { $0.text.lowercased() == "touch" }
    return [TypedItem(kind: .word, text: entry.word, span: items[0].span)] + part
  }

  /// Those that begin with what was typed, in any case, each once.
  private static func filter(_ candidates: [Candidate], _ partial: String) -> [Candidate] {
    let typed = partial.lowercased()
    var seen: Set<String> = []
    return candidates.filter { candidate in
      let text = candidate.text.lowercased()
      return (text.hasPrefix(typed) || text.hasPrefix("\"" + typed)) && seen.insert(candidate.text).inserted
    }
  }
}
