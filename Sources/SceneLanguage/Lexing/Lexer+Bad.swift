extension Lexer {
  mutating func bad(_ fault: Fault) -> Token {
    self.fault = fault
    position = max(position, min(fault.span.end, bytes.count))
    return Token(kind: .bad, start: fault.span.start, end: position)
  }

  /// The end of the run of characters up to the next blank, comma or separator.
  func blobEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !isBoundary(at: end) { end += 1 }
    return end
  }

  /// `+` or `-` without a number behind it.
  mutating func badSign() -> Token {
    let start = position
    let end = max(blobEnd(from: start), start + 1)
    let blob = String(decoding: bytes[start..<end], as: UTF8.self)
    if Fault.isNotFinite(blob.dropFirst()) { return bad(.notFinite(blob, Span(start, end))) }
    return bad(
      .unexpectedCharacter(blob.prefix(1).description, Span(start, start + 1), blob: Span(start, end), blob))
  }

  /// A character that no word may hold, in or before a word.
  mutating func badCharacter(wordFrom start: Int) -> Token {
    guard let (scalar, width) = scalar(at: position) else {
      return bad(.invalidUTF8(Span(position, position + 1)))
    }
    let span = Span(position, position + width)
    if CharacterRules.isUnprintable(scalar) { return bad(.unprintable(scalar, span)) }
    if let plain = CharacterRules.plainForm(of: scalar) {
      return bad(.unplain(scalar, plain: plain, span, rest: plainRest(from: start)))
    }
    let end = max(blobEnd(from: start), span.end)
    let blob = String(decoding: bytes[start..<end], as: UTF8.self)
    return bad(.unexpectedCharacter(String(scalar), span, blob: Span(start, end), blob))
  }

  /// The line from `start` with every sign made plain that has a plain form.
  private func plainRest(from start: Int) -> Fault.Fix {
    let text = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars
      .map { CharacterRules.plainForm(of: $0) ?? String($0) }
    return Fault.Fix(span: Span(start, bytes.count), text: text.joined())
  }
}
