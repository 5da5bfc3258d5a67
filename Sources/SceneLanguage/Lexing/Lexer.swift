/// Cuts one line into tokens, one at a time. It never fails: what cannot be read becomes a `bad` token, whose `fault` is
/// kept for the parser to throw where that token is needed.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  /// Why the last `bad` token is one.
  var fault: Fault?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token {
    skipBlanks()
    let start = position
    guard start < bytes.count else { return Token(kind: .end, start: start, end: start) }
    let byte = bytes[start]
    switch byte {
    case 0x3B, 0x0A: return sign(.semicolon)
    case 0x2C: return sign(.comma)
    case 0x26: return sign(.ampersand)
    case 0x3E: return sign(.greater)
    case 0x3D: return sign(.equals)
    case 0x3A: return sign(.colon)
    case 0x22: return quoted()
    case 0x30...0x39: return number()
    case 0x2B, 0x2D:
      return startsNumber(at: start + 1) ? number() : badSign()
    case 0x2E where start + 1 < bytes.count && CharacterRules.isDigit(bytes[start + 1]): return number()
    default: return word()
    }
  }

  private mutating func sign(_ kind: Token.Kind) -> Token {
    position += 1
    return Token(kind: kind, start: position - 1, end: position)
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x23: skipComment()
      case 0xC2 where bytes[position...].starts(with: [0xC2, 0xA0]): position += 2
      case 0xE3 where bytes[position...].starts(with: [0xE3, 0x80, 0x80]): position += 3
      default: return
      }
    }
  }

  private mutating func skipComment() {
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
  }

  private func startsNumber(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    if CharacterRules.isDigit(bytes[index]) { return true }
    return bytes[index] == 0x2E && index + 1 < bytes.count && CharacterRules.isDigit(bytes[index + 1])
  }

  // MARK: Words

  /// Moves over the characters that a bare word may hold.
  mutating func skipWord() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        guard CharacterRules.isWordByte(byte) else { return }
        position += 1
      } else {
        guard let (scalar, width) = scalar(at: position),
          CharacterRules.isWordScalar(scalar) || joins(at: position)
        else { return }
        position += width
      }
    }
  }

  private mutating func word() -> Token {
    let start = position
    skipWord()
    if position == start { return badCharacter(wordFrom: start) }
    if position < bytes.count, !isBoundary(at: position) { return badCharacter(wordFrom: start) }
    return Token(kind: .word, start: start, end: position)
  }

  private mutating func quoted() -> Token {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != 0x22 {
      if bytes[position] == 0x5C, position + 1 < bytes.count { position += 1 }
      if let (scalar, width) = scalar(at: position) {
        if CharacterRules.isUnprintable(scalar), !joins(at: position) {
          return bad(.unprintable(scalar, Span(position, position + width)))
        }
        position += width
      } else {
        position += 1
      }
    }
    guard position < bytes.count else {
      return bad(.openQuote(Span(start, bytes.count), end: bytes.count))
    }
    position += 1
    if position < bytes.count, bytes[position] == 0x2E { skipWord() }
    return Token(kind: .quoted, start: start, end: position)
  }

  /// A zero-width joiner or non-joiner between two characters beyond ASCII, as Persian and families of emoji have them.
  private func joins(at index: Int) -> Bool {
    guard isJoiner(at: index), index > 0, bytes[index - 1] >= 0x80, index < 3 || !isJoiner(at: index - 3),
      index + 3 < bytes.count, bytes[index + 3] >= 0x80, let next = scalar(at: index + 3)?.scalar
    else { return false }
    return !CharacterRules.isUnprintable(next) && !CharacterRules.isSpaceScalar(next)
  }

  private func isJoiner(at index: Int) -> Bool {
    index + 3 <= bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0x8C || bytes[index + 2] == 0x8D)
  }

  /// What may follow a word or number directly.
  func isBoundary(at index: Int) -> Bool {
    guard index < bytes.count else { return true }
    switch bytes[index] {
    case 0x20, 0x09, 0x0D, 0x0A, 0x3B, 0x2C, 0x26, 0x3E, 0x3D, 0x3A, 0x23, 0x22: return true
    case let byte where byte < 0x80: return false
    default: return scalar(at: index).map { CharacterRules.isSpaceScalar($0.scalar) } ?? false
    }
  }

  /// The character that starts at a byte, and its width. The bytes are known to be valid UTF-8.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, width: Int)? {
    let byte = bytes[index]
    if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
    let width = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard index + width <= bytes.count else { return nil }
    var value = UInt32(byte) & (0xFF >> UInt32(width + 1))
    for offset in 1..<width { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return Unicode.Scalar(value).map { ($0, width) }
  }
}
