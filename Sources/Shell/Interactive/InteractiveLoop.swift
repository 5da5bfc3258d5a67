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
      switch source.next(prompt: desk.sitting.prompt) {
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
      let pieces = try desk.sitting.pieces(of: line)
      for piece in pieces {
        let isFree = desk.sitting.activity == nil
        let effect = try desk.sitting.take(piece, into: &output)
        if isFree, piece.isOfScene { journal?.add(piece.text) }
        switch effect {
        case .done, .tutor: break
        case .quit: return false
        case .showHistory: showHistory(&output)
        }
      }
      if let last = pieces.last, last.statement?.leadsOn ?? true { suggestNext(&output) }
    } catch {
      report(error, line, &output)
    }
    return true
  }

  /// Opens a lesson before the first line is read.
  func begin(_ lesson: String?, _ output: inout [UInt8]) {
    do throws(SessionError) {
      try desk.sitting.beginLesson(lesson, into: &output)
      suggestNext(&output)
    } catch {
      report(error, "", &output)
    }
  }

  private func report(_ error: SessionError, _ line: String, _ output: inout [UInt8]) {
    let report = ErrorReport(options: desk.sitting.settings.report, file: nil)
    report.append(error, line: 1, text: line, in: desk.session.scene, to: &output)
    if let notice = (source as? any PasteStopping)?.lineFailed() { output.append(notice) }
  }

  private func showHistory(_ output: inout [UInt8]) {
    let lines = history(source)
    for (index, line) in lines.enumerated() {
      let number = String(index + 1)
      output.append(String(repeating: " ", count: max(0, 5 - number.count)) + number + "  " + line.safe)
    }
  }

  private func suggestNext(_ output: inout [UInt8]) {
    let settings = desk.sitting.settings
    guard settings.showsHints else { return }
    let command = desk.sitting.nextCommand
    let text = command == "next" ? LessonWording.goesOn : ("next: " + command).safe
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
}

extension LinePiece {
  /// A command that makes the free scene what it is.
  fileprivate var isOfScene: Bool {
    switch statement?.command {
    case nil, .history, .tutor: false
    default: true
    }
  }
}
