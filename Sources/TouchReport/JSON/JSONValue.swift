/// What stands behind a key of a JSON line.
package enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case array([JSONValue])

  package func append(to out: inout [UInt8]) {
    switch self {
    case .null: out.append(contentsOf: "null".utf8)
    case .bool(let value): out.append(contentsOf: (value ? "true" : "false").utf8)
    case .int(let value): Numbers.append(value, to: &out)
    case .number(let value): JSONValue.append(value, to: &out)
    case .text(let value): JSONValue.append(value, to: &out)
    case .array(let values):
      out.append(UInt8(ascii: "["))
      for (i, value) in values.enumerated() {
        if i > 0 { out.append(UInt8(ascii: ",")) }
        value.append(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    }
  }

  /// JSON has no infinities; they are written as text.
  private static func append(_ number: Double, to out: inout [UInt8]) {
    if number.isFinite { Numbers.appendExact(number, to: &out) } else { append(number.description, to: &out) }
  }

  /// A string with everything escaped that JSON or a terminal must not see raw.
  static func append(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    if isPlain(text) {
      out.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { append(scalar, to: &out) }
    }
    out.append(UInt8(ascii: "\""))
  }

  /// Printable ASCII that JSON takes as it is, which is nearly every string.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return false }
      return true
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to out: inout [UInt8]) {
    switch scalar {
    case "\"": out.append(contentsOf: #"\""#.utf8)
    case "\\": out.append(contentsOf: #"\\"#.utf8)
    default:
      if Escape.isUnsafe(scalar) {
        appendEscaped(scalar, to: &out)
      } else {
        out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private static func appendEscaped(_ scalar: Unicode.Scalar, to out: inout [UInt8]) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16)
      out.append(contentsOf: "\\u".utf8)
      for _ in digits.utf8.count..<4 { out.append(UInt8(ascii: "0")) }
      out.append(contentsOf: digits.utf8)
    }
  }
}
