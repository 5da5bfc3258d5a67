/// Ids of rules within a text: `HT-5`, `GR-4.8`, `GR-19a`.
enum RuleMention {
  static func ids(in text: [UInt8]) -> Set<String> {
    var result: Set<String> = []
    var i = 0
    while let dash = text[i...].firstIndex(of: UInt8(ascii: "-")) {
      i = dash + 1
      var start = dash
      while start > 0, isCapital(text[start - 1]) { start -= 1 }
      var end = dash + 1
      while end < text.count, isDigit(text[end]) || isDot(text, end) { end += 1 }
      guard dash - start >= 2, dash - start <= 3, end > dash + 1 else { continue }
      if end < text.count, isSmall(text[end]), end + 1 == text.count || !isSmall(text[end + 1]) { end += 1 }
      result.insert(String(decoding: text[start..<end], as: UTF8.self))
    }
    return result
  }

  /// Between two digits: a full stop behind an id is none of it.
  private static func isDot(_ text: [UInt8], _ i: Int) -> Bool {
    text[i] == UInt8(ascii: ".") && isDigit(text[i - 1]) && i + 1 < text.count && isDigit(text[i + 1])
  }

  private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
