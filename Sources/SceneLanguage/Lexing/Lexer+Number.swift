extension Lexer {
  /// A number with sign, decimals, exponent and unit.
  mutating func number() -> Token {
    let start = position
    if bytes[position] == 0x2B || bytes[position] == 0x2D { position += 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = 0
    var isExact = true
    func isDigit(_ index: Int) -> Bool { index < bytes.count && CharacterRules.isDigit(bytes[index]) }
    func take() {
      if digits < 15 {
        mantissa = mantissa * 10 + UInt64(bytes[position] - 0x30)
        if mantissa != 0 { digits += 1 }
      } else {
        isExact = false
      }
      position += 1
    }
    while isDigit(position) { take() }
    if position < bytes.count, bytes[position] == 0x2E {
      position += 1
      while isDigit(position) {
        decimals += 1
        take()
      }
    }
    if position < bytes.count, bytes[position] | 0x20 == 0x65 {
      var digit = position + 1
      if digit < bytes.count, bytes[digit] == 0x2B || bytes[digit] == 0x2D { digit += 1 }
      if isDigit(digit) {
        isExact = false
        position = digit
        while isDigit(position) { position += 1 }
      }
    }
    var value: Double
    if isExact && decimals < Lexer.powersOfTen.count {
      value = Double(mantissa) / Lexer.powersOfTen[decimals]
      if bytes[start] == 0x2D { value = -value }
    } else {
      let first = bytes[start] == 0x2B ? start + 1 : start
      value = Double(String(decoding: bytes[first..<position], as: UTF8.self)) ?? .infinity
    }
    guard value.isFinite else { return bad(.outOfRange(text(start, position), Span(start, position))) }
    return unit(of: Token(kind: .number, start: start, end: position, number: value))
  }

  /// Reads what stands directly behind a number.
  private mutating func unit(of number: Token) -> Token {
    guard !isBoundary(at: position) else { return number }
    let unitStart = position
    let end = blobEnd(from: position)
    position = end
    let unit = text(unitStart, end)
    var token = number
    token.end = end
    switch unit.lowercased() {
    case "s": token.unit = .seconds
    case "ms": token.unit = .milliseconds
    default:
      if let (scalar, _) = scalar(at: unitStart), !scalar.isASCII,
        CharacterRules.plainForm(of: scalar) != nil || CharacterRules.isUnprintable(scalar)
      {
        position = unitStart
        return badCharacter(wordFrom: unitStart)
      }
      if let first = unit.first, !first.isLetter, first != "_" {
        return bad(
          .malformedNumber(text(number.start, end), text(number.start, unitStart), Span(number.start, end)))
      }
      return bad(
        .unknownUnit(
          unit, number: text(number.start, unitStart), Span(unitStart, end), whole: Span(number.start, end)))
    }
    return token
  }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// Powers that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19,
    1e20, 1e21, 1e22,
  ]
}
