import CEditlineShim
import SceneSession

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let readCharacter: tw_read_function = { owner, character in
  guard let owner, let character else { return -1 }
  return Unmanaged<EditLineSource>.fromOpaque(owner).takeUnretainedValue().read(into: character)
}

/// How characters reach libedit: decoded, with pastes taken apart, the hint drawn while waiting, and signals acted upon.
extension EditLineSource {
  /// Milliseconds to wait for the rest of a character, of a paste's mark, or of a paste that comes in pieces.
  private static let patience: Int32 = 40
  private static let burst: Int32 = 5

  /// 1 with a character, 0 at the end of the input, -1 when the line is given up.
  func read(into character: UnsafeMutablePointer<Int32>) -> Int32 {
    loadHistory()
    tw_keep_cursor_inside(editor)
    while true {
      if let step = pastes.next() {
        character.pointee = Int32(bitPattern: scalar(for: step).value)
        return 1
      }
      switch input.next(final: false) {
      case .paste(let text): pastes.append(text)
      case .key(let key):
        character.pointee = Int32(bitPattern: key.value)
        return 1
      case .character(let scalar) where (0x80..<0xa0).contains(scalar.value): continue
      case .character(let scalar):
        if scalar == "\n" || scalar == "\r" { takeBurst() }
        character.pointee = Int32(bitPattern: scalar.value)
        return 1
      case nil:
        guard fill() else { return stop.map { _ in -1 } ?? 0 }
      }
    }
  }

  private func scalar(for step: PasteQueue.Step) -> Unicode.Scalar {
    switch step {
    case .insert(let text):
      insertion = text
      return KeyBindings.insertPaste
    case .enter:
      isMoreWaiting = !pastes.isEmpty
      return "\n"
    }
  }

  /// After a line end: takes in everything that came with it, before the terminal is given back while the line runs.
  private func takeBurst() {
    guard !input.isEmpty || tw_is_ready(STDIN_FILENO, 0) != 0 else { return }
    while tw_is_ready(STDIN_FILENO, isBurstTaken ? 0 : Self.burst) != 0, readBytes() {}
    isBurstTaken = true
    isMoreWaiting = input.waiting.lineEnds > 0 || input.waiting.rest
  }

  /// Gets more bytes. Returns false when the line ends without them.
  private func fill() -> Bool {
    let isPartial = !input.isEmpty
    isBurstTaken = isBurstTaken && isPartial
    if !isPartial, tw_is_ready(STDIN_FILENO, 0) == 0 { showHint() }
    let answer = tw_wait(STDIN_FILENO, isPartial && !input.isInsidePaste ? Self.patience : -1)
    if answer < 0 { return act(onSignal: -answer) }
    hideHint()
    if answer == 0 {
      takePartial()
      return true
    }
    guard readBytes() else {
      stop = .endOfInput
      return false
    }
    return true
  }

  private func readBytes() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = Self.systemRead(&buffer)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      input.append(buffer.prefix(count))
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

  /// Nothing followed: what looked like the start of something longer is taken as it is.
  private func takePartial() {
    guard case .character(let scalar) = input.next(final: true) else { return }
    input.putBack(scalar)
  }

  /// Returns false when the line is given up.
  private func act(onSignal signal: Int32) -> Bool {
    switch signal {
    case SIGINT:
      let isEmpty = line.text.isEmpty
      hideHint()
      moveToEnd()
      stop = .interrupt(lineWasEmpty: isEmpty)
      return false
    case SIGWINCH:
      redraw(afterResize: true)
    case SIGCONT:
      tw_prepare_terminal(editor, 0)
      tw_prepare_terminal(editor, 1)
      if hasEscapes { write(TerminalCode.pasteOn) }
      redraw(afterResize: true)
    default:
      giveTerminalBack(for: signal)
    }
    return true
  }

  private func giveTerminalBack(for signal: Int32) {
    hideHint()
    moveToEnd()
    write("\n")
    if hasEscapes { write(TerminalCode.pasteOff) }
    tw_prepare_terminal(editor, 0)
    tw_let_signal_act(signal)
    // Going on after a stop: SIGCONT follows and draws the line again.
  }

  // MARK: Pastes

  public func lineFailed() -> String? {
    guard pastedLine > 0 else { return nil }
    let waiting = input.waiting
    let left = pastes.waitingLines + waiting.lineEnds + (waiting.rest ? 1 : 0)
    let number = pastedLine
    dropPaste()
    return TerminalWording.pasteStopped(line: number, left: left)
  }

  func dropPaste() {
    pastes.removeAll()
    input.removeAll()
    isMoreWaiting = false
    pastedLine = 0
  }
}
