/// One thing that was typed, as completion and hints see it.
struct TypedItem: Equatable {
  enum Kind: Equatable {
    case word
    /// Numbers with commas or blanks between them; `isOpen` ends with a comma.
    case numbers(Int, isOpen: Bool)
    case sign
  }

  var kind: Kind
  var text: String
  var span: Span

  /// The items of the command that the end of `bytes` belongs to.
  static func items(of bytes: [UInt8]) -> [TypedItem] {
    var lexer = Lexer(bytes)
    var items: [TypedItem] = []
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end: return items
      case .semicolon: items = []
      case .number: append(number: token, to: &items)
      case .comma:
        if case .numbers(let count, false) = items.last?.kind {
          items[items.count - 1].kind = .numbers(count, isOpen: true)
          items[items.count - 1].span.end = token.end
        } else {
          items.append(TypedItem(kind: .sign, text: ",", span: token.span))
        }
      case .bad where lexer.isHyphen(at: token.start):
        // A word with hyphens: the name of a belief or rule, or a path.
        let start = lexer.wordStart(before: token.start, notBefore: items.last?.span.end ?? 0)
        lexer.position = lexer.blobEnd(from: start)
        items.append(
          TypedItem(
            kind: .word, text: lexer.text(start, lexer.position), span: Span(start, lexer.position)))
      case .word, .quoted, .bad:
        let text = lexer.text(token.start, token.end)
        if items.count > 1, items.last?.text == ":", items[items.count - 1].span.end == token.start {
          items.removeLast()
          items[items.count - 1].text += ":" + text
          items[items.count - 1].span.end = token.end
        } else {
          items.append(TypedItem(kind: .word, text: text, span: token.span))
        }
      case .ampersand, .greater, .equals, .colon:
        items.append(TypedItem(kind: .sign, text: lexer.text(token.start, token.end), span: token.span))
      }
    }
  }

  /// Without what stands before a command inside another one: `what if CMD`, `then CMD`, `at N CMD`.
  static func innermost(_ items: [TypedItem]) -> [TypedItem] {
    if let then = items.lastIndex(where: { $0.kind == .word && $0.text.lowercased() == "then" }) {
      return innermost(Array(items[(then + 1)...]))
    }
    guard items.count > 2 || items.count == 2 && items[1].kind != .word, items[0].kind == .word else {
      return items
    }
    switch Verb.named(items[0].text.lowercased()) {
    case .what where items[1].text.lowercased() == "if": return Array(items[2...])
    case .at where items[1].kind == .numbers(1, isOpen: false): return innermost(Array(items[2...]))
    default: return items
    }
  }

  private static func append(number token: Token, to items: inout [TypedItem]) {
    if case .numbers(let count, _) = items.last?.kind {
      items[items.count - 1].kind = .numbers(count + 1, isOpen: false)
      items[items.count - 1].span.end = token.end
    } else {
      items.append(TypedItem(kind: .numbers(1, isOpen: false), text: "", span: token.span))
    }
  }
}

extension Lexer {
  fileprivate func isHyphen(at index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: "-")
  }

  /// Where the word begins that goes on at `index`.
  fileprivate func wordStart(before index: Int, notBefore limit: Int) -> Int {
    var start = index
    while start > limit, !isBoundary(at: start - 1) { start -= 1 }
    return start
  }
}
