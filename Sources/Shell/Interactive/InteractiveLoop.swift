import SceneLanguage
import SceneSession
import TouchFiles

/// Reads a line, carries it out, prints, and begins again.
struct InteractiveLoop<Source: LineSource> {
  let desk: Desk
  var source: Source
  /// Keeps what worked on disk, in case of a fault of the program.
  let journal: SessionJournal?
  /// A line that makes the program fault on purpose, for tests of what happens then.
  let faultLine: String?
  /// The lines typed so far, for `history`.
  let history: (Source) -> [String]

  static var prompt: String { "tap> " }

  init(
    desk: Desk, source: Source, journal: SessionJournal? = nil, faultLine: String? = nil,
    history: @escaping (Source) -> [String] = { _ in [] }
  ) {
    self.desk = desk
    self.source = source
    self.journal = journal
    self.faultLine = faultLine
    self.history = history
  }

  /// Until the end of the input or `quit`. Answers the status of the process.
  mutating func run(output: inout OutputSink) -> Int32 {
    defer { journal?.remove() }
    while output.failure == nil {
      switch source.next(prompt: InteractiveLoop.prompt) {
      case .end: return 0
      case .interrupted: break
      case .line(let line):
        let isStaying = carryOut(line, &output.buffer)
        output.flush()
        if !isStaying { return 0 }
      }
    }
    return 1
  }

  /// Answers false to leave.
  mutating func carryOut(_ line: String, _ output: inout [UInt8]) -> Bool {
    if line == faultLine { fatalError("asked for by TAPWALK_FAULT") }
    do throws(SessionError) {
      let statements: [Statement]
      do throws(ParseError) { statements = try Parser.parse(line) } catch { throw SessionError(error) }
      for statement in statements {
        let effect = try desk.session.perform(statement, text: statement.text(in: line), into: &output)
        if effect != .showHistory { journal?.add(statement.text(in: line)) }
        switch effect {
        case .done: break
        case .quit: return false
        case .showHistory: showHistory(&output)
        case .tutor: break
        }
      }
      if let last = statements.last, last.leadsOn { suggestNext(&output) }
    } catch {
      let report = ErrorReport(options: desk.session.settings.report, file: nil)
      report.append(error, line: 1, text: line, in: desk.session.scene, to: &output)
      if let notice = (source as? any PasteStopping)?.lineFailed() { output.append(notice) }
    }
    return true
  }

  private func showHistory(_ output: inout [UInt8]) {
    let lines = history(source)
    for (index, line) in lines.enumerated() {
      let number = String(index + 1)
      output.append(String(repeating: " ", count: max(0, 5 - number.count)) + number + "  " + line.safe)
    }
  }

  private func suggestNext(_ output: inout [UInt8]) {
    let settings = desk.session.settings
    guard settings.showsHints else { return }
    let text = ("next: " + desk.session.nextCommand).safe
    output.append(settings.report.isColour ? "\u{1B}[2m" + text + "\u{1B}[0m" : text)
  }
}

extension Statement {
  /// A next command is worth proposing: not to somebody who reads a page of help or changes how the shell talks.
  fileprivate var leadsOn: Bool {
    switch command {
    case .help, .history, .setting: false
    default: true
    }
  }

  /// The command as it was typed.
  func text(in line: String) -> String {
    let bytes = Array(line.utf8)
    guard span.start >= 0, span.start <= span.end, span.end <= bytes.count else { return line }
    return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }
}
