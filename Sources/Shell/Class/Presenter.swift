import CEditlineShim
import TouchReport
import Tutor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads keys and shows what a presentation makes of them.
struct Presenter {
  let lesson: Lesson
  let options: ReportOptions
  /// Milliseconds until an Escape is the key of that name.
  private static let patience: Int32 = 60

  init(lesson: Lesson, options: ReportOptions) {
    self.lesson = lesson
    self.options = options
  }

  /// Ends when somebody leaves, or when the terminal goes away.
  func run(_ presentation: Presentation) -> Int32 {
    guard var terminal = PresenterTerminal() else { return 2 }
    var presentation = presentation
    var bytes: [UInt8] = []
    var columns = options.columns
    tw_signals_begin()
    terminal.take()
    defer {
      terminal.giveBack()
      tw_signals_end()
    }
    while true {
      let size = PresenterTerminal.size
      if size.columns != columns, let deck = try? Deck(lesson, options: wide(size.columns)) {
        columns = size.columns
        presentation.replace(deck.slides)
      }
      terminal.show(presentation.screen(columns: size.columns, rows: size.rows, options: options))
      let event = tw_wait(STDIN_FILENO, bytes.isEmpty ? -1 : Presenter.patience)
      switch event {
      case -SIGINT: return 0
      case -SIGTERM, -SIGHUP, -SIGQUIT, -SIGTSTP:
        terminal.giveBack()
        tw_let_signal_act(-event)
        terminal.take()
      case 1:
        guard Presenter.read(into: &bytes) else { return 0 }
        if !take(&bytes, isFinal: false, &presentation) { return 0 }
      case 0: if !take(&bytes, isFinal: true, &presentation) { return 0 }
      default: break
      }
    }
  }

  private func wide(_ columns: Int) -> ReportOptions {
    var options = options
    options.columns = columns
    return options
  }

  /// Answers whether the presentation goes on.
  private func take(_ bytes: inout [UInt8], isFinal: Bool, _ presentation: inout Presentation) -> Bool {
    let (keys, rest) = PresenterKey.keys(in: bytes, isFinal: isFinal)
    bytes.removeFirst(bytes.count - rest)
    for key in keys where !presentation.press(key) { return false }
    return true
  }

  private static func read(into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = systemRead(&buffer)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += buffer.prefix(count)
      return true
    }
  }

  private static func systemRead(_ buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    #else
      Darwin.read(STDIN_FILENO, &buffer, buffer.count)
    #endif
  }
}
