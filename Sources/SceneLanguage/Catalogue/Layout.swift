/// Lines of help within a width.
enum Layout {
  /// Columns: Chinese and other wide characters count twice.
  static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
  }

  /// Breaks at blanks; further lines are indented by `hanging`.
  static func wrap(_ text: String, width: Int, indent: Int, hanging: Int? = nil) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for (word, isGlued) in words(text, within: width - max(indent, hanging ?? indent)) {
      if !isEmpty, columns(line) + (isGlued ? 0 : 1) + columns(word) > width {
        while line.hasSuffix(" ") { line.removeLast() }
        lines.append(line)
        line = String(repeating: " ", count: hanging ?? indent)
        isEmpty = true
        if word.isEmpty { continue }
      }
      line += (isEmpty || isGlued ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// The words of a text; one that is too long is cut behind its `|`, and what is glued to the word before is marked.
  private static func words(_ text: String, within width: Int) -> [(word: String, isGlued: Bool)] {
    text.split(separator: " ", omittingEmptySubsequences: false).flatMap {
      word -> [(word: String, isGlued: Bool)] in
      guard columns(String(word)) > width else { return [(String(word), false)] }
      let parts = word.split(separator: "|")
      return parts.enumerated().map { index, part in
        (index + 1 < parts.count ? part + "|" : String(part), index > 0)
      }
    }
  }

  static func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
