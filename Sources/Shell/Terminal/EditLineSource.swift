import CEditlineShim
import SceneSession
import TouchFiles
import TouchReport

/// Lines from a terminal, with editing, completion, hints and history, on libedit.
///
/// A class, because libedit keeps a pointer to it. It must stay on one thread, and there can be only one at a time.
public final class EditLineSource: LineSource, PasteStopping {
  /// The line's text and the cursor's place in it, in UTF-8 bytes; answers what part of the line the candidates replace.
  public typealias Completions =
    (String, Int) -> (replaced: Range<Int>, candidates: [(text: String, description: String)])
  /// The line's text; answers what may follow.
  public typealias Hint = (String) -> String?

  /// What the session's settings allow now. Asked before each line.
  public struct Allowances: Equatable, Sendable {
    public var hints: Bool
    public var history: Bool
    public var colour: Bool

    public init(hints: Bool = true, history: Bool = true, colour: Bool = true) {
      self.hints = hints
      self.history = history
      self.colour = colour
    }
  }

  let completions: Completions
  let hint: Hint
  let allowances: () -> Allowances

  private let file: HistoryFile?
  private var mayWarnOfHistory = true
  /// Earlier lines, oldest first, those of this session with them.
  public private(set) var history: [String] = []
  private var addedSinceTrim = 0
  private var isHistoryLoaded = false

  /// nil only before and after the editor's life.
  var editor: OpaquePointer?
  /// Whether the terminal understands escape sequences: it has a name, and the system knows what it can do.
  public internal(set) var hasEscapes = false
  /// Told the terminal's columns after a line, where they are not what they were.
  public var widthChanged: (Int) -> Void = { _ in }
  private var columns = 0
  var allowed = Allowances()
  var promptWidth = 0

  var input = InputDecoder()
  var pastes = PasteQueue()
  var insertion = ""
  var isHintShown = false
  var recall = LineRecall()
  /// Set when the read function gave up on the line.
  var stop: Stop?
  /// The number of the last line in the paste that it came from; 0 outside a paste.
  var pastedLine = 0
  var isMoreWaiting = false
  /// Whether what came in one piece has been waited for already.
  var isBurstTaken = false

  enum Stop {
    case interrupt(lineWasEmpty: Bool)
    case endOfInput
  }

  /// - Parameters:
  ///   - state: where the history is kept; nil keeps it in memory only.
  ///   - environment: looks up an environment variable.
  /// - Returns: nil when standard input or output is not a terminal.
  public init?(
    state: StateFolder?,
    environment: (String) -> String?,
    completions: @escaping Completions,
    hint: @escaping Hint,
    allowances: @escaping () -> Allowances = { Allowances() }
  ) {
    self.completions = completions
    self.hint = hint
    self.allowances = allowances
    file = state.map { HistoryFile(in: $0) }
    guard TerminalAbility.isInteractive else { return nil }
    _ = tw_use_utf8()
    let owner = Unmanaged.passUnretained(self).toOpaque()
    guard let editor = tw_editor_create(owner, readCharacter, keyFunctions) else { return nil }
    self.editor = editor
    hasEscapes = TerminalAbility.understandsEscapes(environment) && tw_has_capability(editor, "ce") != 0
    bindKeys(EditorSettings(environment: environment))
  }

  deinit {
    if let editor { tw_editor_destroy(editor) }
  }

  public func next(prompt: String) -> LineResult {
    guard let editor else { return .end }
    tw_signals_begin()
    defer { tw_signals_end() }
    if tw_take_interrupt() != 0 { dropPaste() }
    allowed = allowances()
    recall = LineRecall()
    stop = nil
    tw_resize(editor)
    show(prompt)
    pastedLine = isMoreWaiting ? pastedLine + 1 : 0
    isMoreWaiting = false

    if hasEscapes { write(TerminalCode.pasteOn) }
    var count: Int32 = 0
    let text = tw_read_line(editor, &count)
    if hasEscapes { write(TerminalCode.pasteOff) }
    guard let text, count > 0 else { return ended() }
    if isMoreWaiting, pastedLine == 0 { pastedLine = 1 }

    var line = String(scalars: UnsafeBufferPointer(start: text, count: Int(count)))
    if line.unicodeScalars.last == "\n" || line.unicodeScalars.last == "\r" {
      line.unicodeScalars.removeLast()
    }
    remember(line)
    if size.columns != columns {
      columns = size.columns
      widthChanged(columns)
    }
    return .line(line)
  }

  private func ended() -> LineResult {
    switch stop {
    case .interrupt(let lineWasEmpty):
      dropPaste()
      write(lineWasEmpty ? "^C\n\(TerminalWording.howToLeave)\n" : "^C\n")
      return .interrupted
    case .endOfInput, nil:
      write("\n")
      return .end
    }
  }

  // MARK: Prompt

  private func show(_ prompt: String) {
    let ascii = prompt.unicodeScalars.filter { $0.isASCII && $0.value >= 32 }
    let plain = String(String.UnicodeScalarView(ascii))
    promptWidth = plain.utf8.count
    let end = plain.lastIndex { $0 != " " }.map { plain.index(after: $0) } ?? plain.startIndex
    let isColoured = allowed.colour && hasEscapes && end > plain.startIndex && end < plain.endIndex
    // The escape that ends the colour needs a plain character behind it, or libedit leaves it out.
    tw_set_prompt(
      editor,
      isColoured
        ? "\u{1}\(TerminalCode.bold)\u{1}\(plain[..<end])\u{1}\(TerminalCode.plain)\u{1}\(plain[end...])"
        : plain
    )
  }

  // MARK: History

  /// Once, when the first prompt stands: nobody has to wait for a long file.
  func loadHistory() {
    guard !isHistoryLoaded else { return }
    isHistoryLoaded = true
    do throws(FileError) {
      history = try file?.load() ?? []
    } catch {
      write(hasEscapes ? "\r" + TerminalCode.eraseBelow : "\n")
      warnOfHistory(error)
      tw_redraw(editor)
    }
    for line in history { enter(line) }
  }

  private func remember(_ line: String) {
    guard HistoryFile.isKept(line), line != history.last else { return }
    history.append(line)
    enter(line)
    guard allowed.history, let file else { return }
    do throws(FileError) {
      try file.append(line)
      addedSinceTrim += 1
      if addedSinceTrim == 1 || addedSinceTrim > 500 {
        try file.trim()
        addedSinceTrim = 1
      }
    } catch {
      warnOfHistory(error)
    }
  }

  private func enter(_ line: String) {
    var scalars = line.unicodeScalars.map { Int32(bitPattern: $0.value) }
    scalars.append(0)
    tw_history_enter(editor, scalars)
  }

  /// Once a session: it goes on without.
  private func warnOfHistory(_ error: FileError) {
    guard mayWarnOfHistory else { return }
    mayWarnOfHistory = false
    write(Escape.escaped(TerminalWording.historyLost("\(error)")) + "\n")
  }
}
