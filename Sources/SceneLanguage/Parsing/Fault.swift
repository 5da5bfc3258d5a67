/// Why a statement cannot be read, inside this room: what `ParseError` says, and what would mend it.
struct Fault: Error, Equatable {
  /// A change of the line that may make it readable.
  struct Fix: Equatable {
    let span: Span
    let text: String
  }

  var message: String
  var span: Span
  /// In the order in which they are tried.
  var fixes: [Fix] = []
  /// The command whose example helps where no fix does.
  var verb: Verb?

  init(_ message: String, _ span: Span, _ fixes: [Fix] = []) {
    self.message = message
    self.span = span
    self.fixes = fixes
  }

  /// Mended by other text in the same place.
  init(_ message: String, _ span: Span, replace text: String?) {
    self.init(message, span, text.map { [Fix(span: span, text: $0)] } ?? [])
  }

  static func isNotFinite(_ word: some StringProtocol) -> Bool {
    ["nan", "inf", "infinity"].contains(word.lowercased())
  }
}
