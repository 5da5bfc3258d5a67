/// What people type around an answer, and what they mean all the same.
extension AnswerText {
  /// Without a full stop or a comma at the end, and without the marks that stand around all of it.
  static func cleaned(_ text: String) -> String {
    var rest = trimmed(text)
    while let last = rest.last, ".,。，".contains(last), rest.count > 1 {
      rest = trimmed(String(rest.dropLast()))
    }
    for (opening, closing) in [("`", "`"), ("\u{201C}", "\u{201D}"), ("\u{2018}", "\u{2019}"), ("'", "'")]
    where rest.count > 2 && rest.hasPrefix(opening) && rest.hasSuffix(closing) {
      let inner = String(rest.dropFirst().dropLast())
      if !inner.contains(opening), !inner.contains(closing) { rest = trimmed(inner) }
    }
    return rest
  }

  /// `3`, `3)`, `(3)`, and in full width, as plain digits; nil where it is no number.
  static func number(_ text: String) -> String? {
    var rest = text[...]
    if rest.first == "(", rest.last == ")" { rest = rest.dropFirst() }
    while let last = rest.last, ").）．".contains(last) { rest = rest.dropLast() }
    let digits = rest.map { $0.isNumber ? $0.wholeNumberValue : nil }
    guard !digits.isEmpty, digits.allSatisfy({ ($0 ?? 10) < 10 }) else { return nil }
    return digits.compactMap { $0.map(String.init) }.joined()
  }

  /// A chain without the `nil` behind its last link.
  static func withoutNil(_ text: String) -> String {
    let words = pieces(text) ?? []
    guard words.count > 1, let last = words.last, !last.isQuoted, last.text.lowercased() == "nil" else {
      return text
    }
    var rest = trimmed(String(text.dropLast(3)))
    while let end = rest.last, "->→,，、".contains(end) || end.isWhitespace { rest.removeLast() }
    return rest
  }

  static func withSpaces(_ text: String, for mark: Character) -> String {
    String(text.map { $0 == mark ? " " : $0 })
  }

  /// A line of the log with one blank where some are, and none at its brackets.
  static func oneBlank(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.hasPrefix("-") else { return line }
    let inside = trimmed(String(line.dropFirst()))
    guard inside.hasPrefix("["), inside.hasSuffix("]") else { return line }
    return "-[" + trimmed(String(inside.dropFirst().dropLast())) + "]"
  }
}
