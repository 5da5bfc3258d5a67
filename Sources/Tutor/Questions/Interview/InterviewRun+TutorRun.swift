import SceneLanguage
import SceneSession
import TouchReport

extension InterviewRun: TutorRun {
  public var session: Session { work }
  public var prompt: String { if case .weighing = stage { "how sure> " } else { "interview> " } }

  public var nextCommand: String {
    switch stage {
    case .new: "next"
    case .asking: "skip"
    case .weighing: "80"
    case .over: "report"
    }
  }

  public var answers: [String] {
    if case .weighing = stage { return QuizWording.confidences }
    guard let question = waiting?.question else { return [] }
    return question.choices.map { question.text(of: $0.answer) }
  }

  public mutating func open(at now: Double, into turn: inout Turn) {
    begin(at: now)
    say(
      QuizWording.interview(count: count, minutes: duration / 60, seed: seed), role: .heading, into: &turn)
    say(QuizWording.howToInterview, role: .quiet, into: &turn)
    ask(InterviewItem(choose()), at: now, into: &turn)
  }

  public mutating func take(_ line: String, at now: Double, into turn: inout Turn) throws(SessionError) {
    if stage != .over, stage != .new, isTimeOver(at: now) { return runOut(at: now, into: &turn) }
    let (run, before) = (self, turn)
    do throws(SessionError) {
      if stage == .weighing, try weigh(line, at: now, into: &turn) { return }
      for typed in try TypedLine.read(line, for: waiting?.question) {
        try carryOut(typed, at: now, into: &turn)
      }
    } catch {
      self = run
      turn = before
      throw error
    }
  }

  private mutating func carryOut(
    _ typed: TypedLine, at now: Double, into turn: inout Turn
  ) throws(SessionError) {
    switch typed {
    case .enter: try goOn(into: &turn)
    case .answer(let text): try answer(text, at: now, into: &turn)
    case .statement(let statement, let text):
      switch statement.command {
      case .quit: turn.effect = .quit
      case .history: turn.effect = .showHistory
      case .tutor(let command): try carryOut(command, at: now, into: &turn)
      case let command where stage == .over || command.isHarmless:
        _ = try work.perform(statement, text: text, into: &turn.output)
        if case .setting = command { settings = work.settings }
      default: throw SessionError(.tutor(QuizWording.answerInterviewFirst), try: nextCommand)
      }
    }
  }

  private mutating func carryOut(
    _ command: TutorCommand, at now: Double, into turn: inout Turn
  ) throws(SessionError) {
    switch command {
    case .answer(let text):
      // A script need not say how sure it is.
      if stage == .weighing { close(at: now, into: &turn) }
      try answer(text, at: now, into: &turn)
    case .skip:
      if stage == .weighing { close(at: now, into: &turn) }
      if stage == .over { throw SessionError(.tutor(QuizWording.interviewIsOver), try: "report") }
      say(QuizWording.noted, role: .quiet, into: &turn)
      close(at: now, into: &turn)
    case .next: try goOn(into: &turn)
    case .hint: throw SessionError(.tutor(QuizWording.noHints), try: nextCommand)
    case .play: throw SessionError(.tutor(QuizWording.noSandbox), try: nextCommand)
    case .leave:
      if stage != .over { finish(at: now, into: &turn) }
      turn.isOver = true
    case .report:
      if stage != .over { throw SessionError(.tutor(QuizWording.reportAtTheEnd), try: nextCommand) }
      for line in transcript { turn.output.append(line.safe) }
    case .resetLesson: throw SessionError(.tutor(QuizWording.notALesson), try: nextCommand)
    case .lessons, .lesson, .resetAll, .progress, .forget, .quiz, .review, .interview:
      turn.effect = .tutor(command)
    }
  }
}
