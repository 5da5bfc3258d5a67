import SceneLanguage
import SceneSession
import TouchReport

extension QuizRun: TutorRun {
  public var session: Session { work }
  public var prompt: String { isReview ? "review> " : "quiz> " }

  public var nextCommand: String {
    switch stage {
    case .new, .answered: "next"
    case .asking: hints < Self.hintLevels ? "hint" : "skip"
    }
  }

  public var answers: [String] {
    guard let question = waiting?.question else { return [] }
    return question.choices.map { question.text(of: $0.answer) }
  }

  public mutating func open(at now: Double, into turn: inout Turn) {
    seed(at: now)
    say(QuizWording.heading(topic, count: count, seed: seed), role: .heading, into: &turn)
    say(QuizWording.howTo, role: .quiet, into: &turn)
    if !isReview { say(QuizWording.howItGoes, role: .quiet, into: &turn) }
    ask(into: &turn)
  }

  public mutating func take(_ line: String, at now: Double, into turn: inout Turn) throws(SessionError) {
    let (run, before) = (self, turn)
    do throws(SessionError) {
      for typed in try TypedLine.read(line, for: waiting?.question) { try carryOut(typed, into: &turn) }
    } catch {
      self = run
      turn = before
      throw error
    }
  }

  private mutating func carryOut(_ typed: TypedLine, into turn: inout Turn) throws(SessionError) {
    switch typed {
    case .enter: try goOn(into: &turn)
    case .answer(let text): try answer(text, into: &turn)
    case .statement(let statement, let text):
      switch statement.command {
      case .quit: turn.effect = .quit
      case .history: turn.effect = .showHistory
      case .tutor(let command): try carryOut(command, into: &turn)
      default: try perform(statement, text, into: &turn)
      }
    }
  }

  private mutating func carryOut(_ command: TutorCommand, into turn: inout Turn) throws(SessionError) {
    switch command {
    case .answer, .hint, .skip:
      // A script need not say `next`.
      if waiting == nil, !settings.isInteractive { try goOn(into: &turn) }
      if turn.isOver { return }
    default: break
    }
    switch command {
    case .answer(let text): try answer(text, into: &turn)
    case .hint: try hint(into: &turn)
    case .skip: try skip(into: &turn)
    case .next: try goOn(into: &turn)
    case .leave: end(into: &turn)
    case .play: throw SessionError(.tutor(QuizWording.noSandbox), try: nextCommand)
    case .report: report(into: &turn)
    case .resetLesson: throw SessionError(.tutor(QuizWording.notALesson), try: nextCommand)
    case .lessons, .lesson, .resetAll, .progress, .forget, .quiz, .review, .interview:
      turn.effect = .tutor(command)
    }
  }

  private mutating func perform(
    _ statement: Statement, _ text: String, into turn: inout Turn
  ) throws(SessionError) {
    if waiting != nil, !statement.command.isHarmless {
      throw SessionError(.tutor(QuizWording.answerFirst), try: nextCommand)
    }
    _ = try work.perform(statement, text: text, into: &turn.output)
    if case .setting = statement.command { settings = work.settings }
  }
}
