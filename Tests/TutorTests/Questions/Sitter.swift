import SceneSession

@testable import Tutor

/// Somebody who types into a quiz or an interview.
final class Sitter<Run: TutorRun> {
  var run: Run
  private(set) var events: [LearningEvent] = []
  private(set) var isOver = false
  /// Everything that was printed, with what was typed.
  private(set) var screen = ""
  var now: Double

  init(_ run: Run, at now: Double = 1000) {
    self.run = run
    self.now = now
    var turn = Turn()
    self.run.open(at: now, into: &turn)
    adopt(turn)
  }

  /// What the line prints, or `error: ...`.
  @discardableResult
  func type(_ line: String, after seconds: Double = 0) -> String {
    now += seconds
    screen += run.prompt + line + "\n"
    var turn = Turn()
    do throws(SessionError) {
      try run.take(line, at: now, into: &turn)
    } catch {
      let text = "error: " + SessionWording.text(for: error.reason)
      screen += text + "\n"
      return text
    }
    return adopt(turn)
  }

  @discardableResult
  private func adopt(_ turn: Turn) -> String {
    events += turn.events
    if turn.isOver { isOver = true }
    let output = String(decoding: turn.output, as: UTF8.self)
    screen += output
    return output
  }

  var attempts: [LearningEvent.Attempt] {
    events.compactMap { if case .asked(_, _, let attempt) = $0 { attempt } else { nil } }
  }
}

extension Session {
  static func typing(_ isTyping: Bool = false, columns: Int = 80) -> Session {
    var session = Session()
    session.settings.isInteractive = isTyping
    session.settings.report.columns = columns
    return session
  }
}

extension Question {
  var keyText: String { text(of: key) }
  /// A wrong answer, as somebody would type it.
  var wrongText: String {
    if let choice = choices.first(where: { $0.answer != key }) { return text(of: choice.answer) }
    return "answer " + (1...items.count).reversed().map(String.init).joined(separator: " ")
  }
}
