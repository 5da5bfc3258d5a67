import CEditlineShim
import TouchReport

/// Text beside the line that is being edited.
enum TerminalText {
  private static let display = DisplayWidth()

  /// Cells of a text that is printed once, such as a list.
  static func width(_ text: String) -> Int { display.of(text) }

  /// Cells of the edited line as the line editor reckons them, which decides where it puts the cursor: code point by
  /// code point, a control character as `^X`.
  static func editorWidth(_ line: String) -> Int {
    line.unicodeScalars.reduce(0) { sum, scalar in
      if scalar.value < 128 { return sum + (scalar.value < 32 || scalar.value == 127 ? 2 : 1) }
      return sum + max(0, Int(tw_character_width(Int32(bitPattern: scalar.value))))
    }
  }

  /// As much of the text as fits, with three dots in place of the rest.
  static func clipped(_ text: String, to columns: Int) -> String {
    guard width(text) > columns else { return text }
    guard columns > 3 else { return "" }
    var end = text.startIndex
    for index in text.indices.dropFirst() where width(String(text[..<index])) <= columns - 3 { end = index }
    return text[..<end] + "..."
  }
}
