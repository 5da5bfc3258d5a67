import SceneSession

/// What the line editor says to its user.
enum TerminalWording {
  static let howToLeave = "(to leave, type quit or press Ctrl-D)"

  static func more(_ count: Int) -> String { "... and \(count) more: type another letter" }

  static func pasteStopped(line: Int, left: Int) -> String {
    switch left {
    case 0: "the paste failed at its last line, line \(line)"
    case 1: "the paste stopped at its line \(line); the line after it was not run"
    default: "the paste stopped at its line \(line); the \(left) lines after it were not run"
    }
  }

  static func historyLost(_ reason: String) -> String { "note: lines are not remembered: \(reason)" }

  static func setting(_ path: String, line: Int) -> String { "note: \(path):\(line): not understood" }
}
