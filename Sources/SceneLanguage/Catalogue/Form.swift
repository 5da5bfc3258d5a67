/// A usage form, read into pieces that completion and hints follow.
struct Form: Sendable {
  let elements: [FormElement]

  /// `text` is a form of the catalogue: words, capitals for slots, `[...]`, and `|` between alternatives.
  init(_ text: String) {
    var pieces = Form.pieces(of: text)[...]
    elements = Form.read(&pieces)
  }

  /// Words and brackets, one by one.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var word = ""
    func flush() {
      if !word.isEmpty { pieces.append(word) }
      word = ""
    }
    for character in text {
      switch character {
      case " ": flush()
      case "[", "]":
        flush()
        pieces.append(String(character))
      default: word.append(character)
      }
    }
    flush()
    return pieces
  }

  /// Reads up to a closing bracket. Optional clauses that follow one another come in any order.
  private static func read(_ pieces: inout ArraySlice<String>) -> [FormElement] {
    var elements: [FormElement] = []
    var clauses: [[FormElement]] = []
    func flush() {
      if clauses.count == 1 { elements.append(.optional(clauses[0])) }
      if clauses.count > 1 { elements.append(.anyOrder(clauses)) }
      clauses = []
    }
    while let piece = pieces.popFirst(), piece != "]" {
      if piece == "[" {
        let clause = read(&pieces)
        if case .slot = clause.first { flush() }
        clauses.append(clause)
        if case .slot = clause.first { flush() }
        continue
      }
      flush()
      if piece == "..." { continue }
      if let slot = Slot(piece) {
        elements.append(.slot(slot, slot.label ?? piece))
      } else {
        elements.append(.words(piece.split(separator: "|").map(String.init)))
      }
    }
    flush()
    return elements
  }
}

/// One piece of a usage form.
indirect enum FormElement: Sendable, Equatable {
  /// Any of these words.
  case words([String])
  /// Something else, with the text that stands for it.
  case slot(Slot, String)
  case optional([FormElement])
  /// Clauses that may be left out, in any order.
  case anyOrder([[FormElement]])

  /// As in the form.
  var text: String {
    switch self {
    case .words(let words): words.joined(separator: "|")
    case .slot(_, let text): text
    case .optional(let elements): "[" + FormElement.text(elements) + "]"
    case .anyOrder(let clauses): clauses.map { "[" + FormElement.text($0) + "]" }.joined(separator: " ")
    }
  }

  static func text(_ elements: [FormElement]) -> String { elements.map(\.text).joined(separator: " ") }
}
