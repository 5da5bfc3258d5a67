/// The escape sequences that the line editor sends by itself.
enum TerminalCode {
  static let pasteOn = "\u{1b}[?2004h"
  static let pasteOff = "\u{1b}[?2004l"
  static let bold = "\u{1b}[1m"
  static let dim = "\u{1b}[2m"
  static let plain = "\u{1b}[0m"
  static let saveCursor = "\u{1b}7"
  static let restoreCursor = "\u{1b}8"
  static let eraseRight = "\u{1b}[K"
  static let eraseBelow = "\u{1b}[J"
  static func up(_ rows: Int) -> String { rows > 0 ? "\u{1b}[\(rows)A" : "" }
  static func down(_ rows: Int) -> String { rows > 0 ? "\u{1b}[\(rows)B" : "" }
  static func right(_ columns: Int) -> String { columns > 0 ? "\u{1b}[\(columns)C" : "" }
}
