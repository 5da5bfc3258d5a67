import SceneLanguage

/// Names as they stand in an answer: in quotes where they need them, between commas, `and` or `>`.
enum AnswerText {
  /// One stretch of what was typed.
  struct Piece: Equatable {
    let text: String
    let isQuoted: Bool
  }

  /// Words of one name; separators are gone. nil where a quote is not closed.
  static func pieces(_ text: String) -> [Piece]? {
    var pieces: [Piece] = []
    var word = ""
    var rest = text[...]
    func isSeparator(_ character: Character) -> Bool {
      ",>→，、".contains(character) || character.isWhitespace
    }
    func flush() {
      if !word.isEmpty, word.lowercased() != "and", word != "&", word != "-" {
        pieces.append(Piece(text: word, isQuoted: false))
      }
      word = ""
    }
    while let character = rest.popFirst() {
      if character == "\"", word.isEmpty {
        var quoted = ""
        var isClosed = false
        while let next = rest.popFirst() {
          if next == "\\", let escaped = rest.popFirst() {
            quoted.append(escaped)
          } else if next == "\"" {
            isClosed = true
            break
          } else {
            quoted.append(next)
          }
        }
        if !isClosed { return nil }
        pieces.append(Piece(text: quoted, isQuoted: true))
      } else if isSeparator(character) {
        flush()
      } else {
        word.append(character)
      }
    }
    flush()
    return pieces
  }

  /// Words for an empty answer.
  static let nobody: Set<String> = ["nobody", "nothing", "none", "no one", "noone", "nil"]

  /// In quotes where it would be read as something else: a number of a choice, nobody, two names.
  static func quotedIfNeeded(_ name: String) -> String {
    let isPlain =
      pieces(name) == [Piece(text: name, isQuoted: false)] && !name.contains("\"")
      && !name.allSatisfy(\.isNumber) && !nobody.contains(name.lowercased())
    return isPlain ? name : Words.quote(name)
  }

  /// A name that may stand in quotes.
  static func unquoted(_ text: String) -> String {
    let trimmed = trimmed(text)
    if trimmed.hasPrefix("\""), let pieces = pieces(trimmed), pieces.count == 1 { return pieces[0].text }
    return trimmed
  }

  static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
