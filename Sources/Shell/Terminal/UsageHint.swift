import TouchReport

/// A hint cut to the room at the right of the cursor.
enum UsageHint {
  /// Less than this tells nothing.
  private static let least = 8

  /// - Parameters:
  ///   - room: free columns, the last of the terminal not counted.
  /// - Returns: nil when there is no room.
  static func fitted(_ hint: String, behind line: String, room: Int) -> String? {
    let clean = Escape.escaped(hint)
    guard !clean.isEmpty else { return nil }
    let text = line.isEmpty || line.hasSuffix(" ") || clean.hasPrefix(" ") ? clean : " " + clean
    if TerminalText.width(text) <= room { return text }
    guard room >= least else { return nil }
    return cut(text, to: room)
  }

  /// The words that fit, with three dots in place of the rest.
  private static func cut(_ text: String, to room: Int) -> String? {
    var end = text.startIndex
    var used = 0
    for index in text.indices {
      if text[index] == " ", index > text.startIndex, used + 4 <= room { end = index }
      used += TerminalText.width(String(text[index]))
      if used > room { break }
    }
    let kept = text[..<end]
    return kept.contains { $0 != " " } ? kept + " ..." : nil
  }
}
