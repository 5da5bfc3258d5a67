import CEditlineShim
import SceneSession
import TouchReport

private func call(_ owner: UnsafeMutableRawPointer?, _ function: (EditLineSource) -> KeyOutcome) -> Int32 {
  guard let owner else { return KeyOutcome.beep.code }
  return function(Unmanaged<EditLineSource>.fromOpaque(owner).takeUnretainedValue()).code
}

/// In the order of the shim's TW_COMPLETE and so on.
let keyFunctions: [tw_key_function?] = [
  { call($0) { $0.complete() } },
  { call($0) { $0.recallOlder() } },
  { call($0) { $0.recallNewer() } },
  { call($0) { $0.insertPaste() } },
  { call($0) { $0.endOrDelete() } },
  { call($0) { $0.moveToLineEnd() } },
]

/// What libedit does after a key.
enum KeyOutcome {
  case nothing, refresh, beep, end

  var code: Int32 {
    switch self {
    case .nothing: Int32(TW_KEY_NOTHING)
    case .refresh: Int32(TW_KEY_REFRESH)
    case .beep: Int32(TW_KEY_BEEP)
    case .end: Int32(TW_KEY_END)
    }
  }
}

extension EditLineSource {
  func bindKeys(_ settings: EditorSettings?) {
    let keys = settings?.keys ?? "emacs"
    tw_set_editor(editor, keys)
    for (key, command) in KeyBindings.shared { bind(key, command) }
    if keys == "emacs" {
      for (key, command) in KeyBindings.emacs { bind(key, command) }
      for (sequence, command) in KeyBindings.sequences { bind("\\e" + sequence, command) }
    } else {
      // In vi keys ESC is a key of its own; a sequence that begins with it would make it wait for the next key.
      input.keys = [:]
      for (place, (sequence, command)) in KeyBindings.sequences.enumerated() {
        guard let stand = KeyBindings.standIn(place) else { continue }
        input.keys[[0x1b] + Array(sequence.utf8)] = stand
        bind("\\" + String(stand.value, radix: 8), command)
      }
    }
    guard let settings else { return }
    for (number, text) in settings.lines where tw_run_setting(editor, text) != 0 {
      write(Escape.escaped(TerminalWording.setting(settings.path, line: number)) + "\n")
    }
  }

  /// In both key maps where the key is ours alone. vi's command mode has no place behind the last character.
  private func bind(_ key: String, _ command: String) {
    tw_bind(editor, key, command, 0)
    guard key.hasPrefix("\\2") else { return }
    tw_bind(editor, key, command == "tapwalk-line-end" ? "ed-move-to-end" : command, 1)
  }

  // MARK: Functions

  func insertPaste() -> KeyOutcome {
    insert(insertion)
    insertion = ""
    return .refresh
  }

  func endOrDelete() -> KeyOutcome {
    let (text, beforeCursor) = line
    if text.isEmpty { return .end }
    guard text.unicodeScalars.count > beforeCursor.unicodeScalars.count else { return .beep }
    tw_move_cursor(editor, 1)
    tw_delete_before(editor, 1)
    return .refresh
  }

  func moveToLineEnd() -> KeyOutcome {
    let (text, beforeCursor) = line
    tw_move_cursor(editor, Int32(clamping: text.unicodeScalars.count - beforeCursor.unicodeScalars.count))
    return .refresh
  }

  func recallOlder() -> KeyOutcome {
    let (text, beforeCursor) = line
    guard let older = recall.older(in: history, line: text, beforeCursor: beforeCursor) else { return .beep }
    replaceLine(with: older)
    return .refresh
  }

  func recallNewer() -> KeyOutcome {
    guard let newer = recall.newer(in: history, line: line.text) else { return .beep }
    replaceLine(with: newer)
    return .refresh
  }

  func complete() -> KeyOutcome {
    let (text, beforeCursor) = line
    let cursor = beforeCursor.utf8.count
    let (replaced, candidates) = completions(text, cursor)
    let bytes = Array(text.utf8)
    guard !candidates.isEmpty, replaced.lowerBound >= 0, replaced.upperBound <= bytes.count else {
      return .beep
    }
    let typed = String(decoding: bytes[replaced], as: UTF8.self)
    if candidates.count == 1, let only = candidates.first {
      replace(
        replaced, of: bytes, cursor: cursor,
        with: only.text + blank(behind: only.text, bytes, replaced.upperBound))
      return .refresh
    }
    let shared = CandidateList.commonPrefix(candidates.map(\.text))
    if shared.unicodeScalars.count > typed.unicodeScalars.count {
      replace(replaced, of: bytes, cursor: cursor, with: shared)
      return .refresh
    }
    list(candidates)
    return .nothing
  }

  /// A blank after a whole word, unless one is there or the word asks for more.
  private func blank(behind text: String, _ bytes: [UInt8], _ end: Int) -> String {
    if end < bytes.count, bytes[end] == 32 { return "" }
    return text.hasSuffix("=") || text.hasSuffix(".") || text.hasSuffix(",") || text.hasSuffix(" ") ? "" : " "
  }

  private func list(_ candidates: [(text: String, description: String)]) {
    let (columns, rows) = size
    let list = CandidateList(candidates, columns: columns, limit: max(rows - 3, 1))
    moveToEnd()
    write("\n")
    for row in list.rows {
      var text = ""
      for cell in row {
        text += cell.text
        if !cell.description.isEmpty {
          text +=
            allowed.colour && hasEscapes
            ? TerminalCode.dim + cell.description + TerminalCode.plain : cell.description
        }
        text += String(repeating: " ", count: cell.padding)
      }
      write(text + "\n")
    }
    if list.left > 0 { write(TerminalWording.more(list.left) + "\n") }
    tw_redraw(editor)
  }

  // MARK: Changing the line

  private func insert(_ text: String) {
    guard !text.isEmpty else { return }
    var scalars = text.unicodeScalars.map { Int32(bitPattern: $0.value) }
    scalars.append(0)
    _ = tw_insert(editor, scalars)
  }

  private func replaceLine(with text: String) {
    let (old, beforeCursor) = line
    let count = old.unicodeScalars.count
    tw_move_cursor(editor, Int32(clamping: count - beforeCursor.unicodeScalars.count))
    tw_delete_before(editor, Int32(clamping: count))
    insert(text)
  }

  private func replace(_ range: Range<Int>, of bytes: [UInt8], cursor: Int, with text: String) {
    func scalars(_ part: Range<Int>) -> Int {
      String(decoding: bytes[part], as: UTF8.self).unicodeScalars.count
    }
    let end = range.upperBound
    tw_move_cursor(editor, Int32(clamping: cursor <= end ? scalars(cursor..<end) : -scalars(end..<cursor)))
    tw_delete_before(editor, Int32(clamping: scalars(range)))
    insert(text)
  }
}
