import CEditlineShim

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal while somebody presents: keys come one by one, and what stood on the screen before is kept elsewhere.
struct PresenterTerminal: ~Copyable {
  private let before: termios
  private var isTaken = false

  /// The second screen, no cursor, no wrapping; and back.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
  private static let leave = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// nil where standard input is no terminal.
  init?() {
    var now = termios()
    guard tcgetattr(STDIN_FILENO, &now) == 0 else { return nil }
    before = now
  }

  mutating func take() {
    if isTaken { return }
    isTaken = true
    var raw = before
    // Signals stay: ^C and ^Z mean what they always do.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | IXON)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    PresenterTerminal.write(PresenterTerminal.enter)
  }

  /// Everything as it was.
  mutating func giveBack() {
    if !isTaken { return }
    isTaken = false
    PresenterTerminal.write(PresenterTerminal.leave)
    var old = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &old)
  }

  /// One entry a row.
  func show(_ rows: [[UInt8]]) {
    var out = Array("\u{1B}[H".utf8)
    for (index, row) in rows.enumerated() {
      if index > 0 { out += [0x0D, 0x0A] }
      out += row
      out += Array("\u{1B}[K".utf8)
    }
    out += Array("\u{1B}[J".utf8)
    out.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { tw_write($0.baseAddress, $0.count) }
    }
  }

  private static func write(_ text: String) { tw_write(text, text.utf8.count) }

  static var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    tw_terminal_size(&columns, &rows)
    return (max(20, Int(columns)), max(2, Int(rows)))
  }
}
