/// Makes text from a file or a user safe for a terminal: what would move the cursor, colour the screen or turn the
/// reading direction is shown as what it is.
public enum Escape {
  /// Appends `text`, with ESC as `\e`, tab as `\t`, and other controls, bidirectional overrides and invisible separators
  /// as `\u{202E}`.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    if isPlain(text) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x1B: bytes.append(contentsOf: "\\e".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      default:
        if isUnsafe(scalar) {
          bytes.append(contentsOf: "\\u{".utf8)
          bytes.append(contentsOf: String(scalar.value, radix: 16, uppercase: true).utf8)
          bytes.append(UInt8(ascii: "}"))
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
  }

  /// `text` as it may be printed.
  public static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Nothing but printable ASCII, which is nearly every name.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
      return true
    }
  }

  /// A control character, or one that changes how its neighbours are shown.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0001...0xE007F:
      true
    default: false
    }
  }
}
