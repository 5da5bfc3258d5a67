import CEditlineShim

/// Text as the terminal will show it. The widths are those that the line editor reckons with, so that both agree on where
/// the cursor is.
enum TerminalText {
  /// Columns of one character; a control character is shown as `^X` by the editor.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 128 { return scalar.value < 32 || scalar.value == 127 ? 2 : 1 }
    return max(0, Int(tw_character_width(Int32(bitPattern: scalar.value))))
  }

  static func width(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  /// The text without anything that a terminal would act on.
  static func harmless(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format: result.append("\u{fffd}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// As much of the text as fits, with three dots in place of the rest.
  static func clipped(_ text: String, to columns: Int) -> String {
    guard width(text) > columns else { return text }
    guard columns > 3 else { return "" }
    var result = String.UnicodeScalarView()
    var used = 0
    for scalar in text.unicodeScalars {
      used += width(scalar)
      if used > columns - 3 { break }
      result.append(scalar)
    }
    return String(result) + "..."
  }
}
