/// A hint cut to the room at the right of the cursor.
enum UsageHint {
  /// Less than this tells nothing.
  private static let least = 8

  /// - Parameters:
  ///   - room: free columns, the last of the terminal not counted.
  /// - Returns: nil when there is no room.
  static func fitted(_ hint: String, behind line: String, room: Int) -> String? {
    let clean = TerminalText.harmless(hint)
    guard !clean.isEmpty else { return nil }
    let text = line.isEmpty || line.hasSuffix(" ") || clean.hasPrefix(" ") ? clean : " " + clean
    if TerminalText.width(text) <= room { return text }
    guard room >= least else { return nil }
    let cut = TerminalText.clipped(text, to: room)
    return cut.isEmpty ? nil : cut
  }
}
