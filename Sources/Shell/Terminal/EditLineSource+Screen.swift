import CEditlineShim

/// What is drawn beside libedit's own drawing. libedit must find the screen as it left it, so whatever is added while
/// waiting for a key is taken away before the key is acted upon.
extension EditLineSource {
  func write(_ text: String) {
    var copy = text
    copy.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { tw_write($0.baseAddress, $0.count) }
    }
  }

  /// The line being edited, and the part before the cursor.
  var line: (text: String, beforeCursor: String) {
    var count: Int32 = 0
    var cursor: Int32 = 0
    let start = tw_line(editor, &count, &cursor)
    let all = UnsafeBufferPointer(start: start, count: Int(count))
    return (String(scalars: all), String(scalars: UnsafeBufferPointer(rebasing: all.prefix(Int(cursor)))))
  }

  var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    tw_terminal_size(&columns, &rows)
    return (Int(columns), Int(rows))
  }

  func showHint() {
    guard hasEscapes, allowed.hints, allowed.colour else { return }
    let (text, beforeCursor) = line
    guard text == beforeCursor, text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      return
    }
    let used = promptWidth + TerminalText.editorWidth(text)
    let room = size.columns - 1 - used
    guard room > 0, let hint = hint(text), let fitted = UsageHint.fitted(hint, behind: text, room: room)
    else {
      return
    }
    write(
      TerminalCode.saveCursor + TerminalCode.dim + fitted + TerminalCode.plain + TerminalCode.restoreCursor)
    isHintShown = true
  }

  func hideHint() {
    guard isHintShown else { return }
    isHintShown = false
    write(TerminalCode.eraseBelow)
  }

  /// Draws prompt and line again where they are. The terminal is taken to have rewrapped the line to its new width.
  func redraw(afterResize: Bool) {
    hideHint()
    if afterResize { tw_resize(editor) }
    guard hasEscapes else {
      write("\n")
      return tw_redraw(editor)
    }
    let row = (promptWidth + TerminalText.editorWidth(line.beforeCursor)) / size.columns
    write("\r" + TerminalCode.up(row) + TerminalCode.eraseBelow)
    tw_redraw(editor)
  }

  /// Puts the cursor behind the last sign of the line, wherever it was.
  func moveToEnd() {
    let (text, beforeCursor) = line
    let end = promptWidth + TerminalText.editorWidth(text)
    let here = promptWidth + TerminalText.editorWidth(beforeCursor)
    guard hasEscapes, end != here else { return }
    let columns = size.columns
    write(TerminalCode.down(end / columns - here / columns) + "\r" + TerminalCode.right(end % columns))
  }
}

extension String {
  /// From code points as the line editor keeps them.
  init(scalars: UnsafeBufferPointer<Int32>) {
    var view = String.UnicodeScalarView()
    for value in scalars { view.append(Unicode.Scalar(UInt32(bitPattern: value)) ?? "\u{fffd}") }
    self.init(view)
  }
}
