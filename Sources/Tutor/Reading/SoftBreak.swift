/// Where an author broke a line.
enum SoftBreak {
  /// Between two Chinese or Japanese characters it is nothing; elsewhere a blank.
  static func isNothing(between text: some StringProtocol, and next: some StringProtocol) -> Bool {
    guard let a = text.unicodeScalars.last, let b = next.unicodeScalars.first else { return true }
    return isWide(a) && isWide(b)
  }

  /// Han, kana, and their punctuation. Korean has blanks between words.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
