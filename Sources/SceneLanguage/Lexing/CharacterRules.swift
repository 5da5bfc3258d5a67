/// Which characters may stand where.
enum CharacterRules {
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

  /// An ASCII byte that a bare word may hold: `nav.bar`, `_a1`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    isASCIILetter(byte) || isDigit(byte) || byte == 0x5F || byte == 0x2E
  }

  /// A character beyond ASCII that a bare word may hold: letters, digits and the marks that belong to letters.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Blanks beyond ASCII that a web page or a Chinese keyboard leaves: no-break and ideographic space.
  static func isSpaceScalar(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{A0}" || scalar == "\u{3000}" }

  /// Control, formatting and bidirectional characters, line separators, and what is no character at all: nothing that
  /// may be printed or hide in a name.
  static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }

  /// The ASCII sign that somebody meant who typed this one: curly quotes, full-width commas, a true minus.
  static func plainForm(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{FF02}", "\u{300C}", "\u{300D}": "\""
    case "\u{FF0C}", "\u{3001}": ","
    case "\u{FF1B}": ";"
    case "\u{FF1A}": ":"
    case "\u{2212}", "\u{2013}", "\u{2014}", "\u{FF0D}": "-"
    case "\u{FF1D}": "="
    case "\u{FF06}": "&"
    case "\u{FF1E}": ">"
    default: nil
    }
  }
}
