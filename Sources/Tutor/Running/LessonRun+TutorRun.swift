import SceneLanguage
import SceneSession

extension LessonRun: TutorRun {
  public var session: Session { sandbox ?? work }

  public var prompt: String { lesson.id + (sandbox == nil ? "> " : " play> ") }

  public var nextCommand: String {
    // Inside a touch `back` goes a step back.
    if let sandbox { return sandbox.position == nil ? "back" : "leave" }
    if case .asking = stage { return help }
    if case .working = stage { return help }
    return "next"
  }

  /// For somebody who does not know how to go on.
  private var wayOut: String {
    lesson.permissions.contains(.hints) ? "hint" : maySkip ? "skip" : "tree"
  }

  /// Before the first try nobody is sent to the hints; behind the last one there is only the answer.
  private var help: String {
    let isTried = hints > 0 || step.map { attempts[$0.id] != nil } ?? false
    if !isTried || !lesson.permissions.contains(.hints) { return "tree" }
    if hints < (step.map { $0.hints.count + 1 } ?? 0) { return "hint" }
    return maySkip ? "skip" : "tree"
  }

  public var answers: [String] {
    waiting.map { question in question.choices.map { question.text(of: $0.answer) } } ?? []
  }

  public mutating func open(at now: Double, into turn: inout Turn) {
    for before in 0..<place { _ = read(before) }
    begin(into: &turn)
  }

  public mutating func take(_ line: String, at now: Double, into turn: inout Turn) throws(SessionError) {
    let (run, before) = (self, turn)
    do throws(SessionError) {
      try refuseWhatIsNoLine(line.trimmed)
      let all = try TypedLine.read(line, for: waiting)
      for typed in all {
        if case .statement(let statement, _) = typed, !statement.isOfScene { judgeLine(into: &turn) }
        do throws(SessionError) {
          try carryOut(typed, into: &turn)
        } catch {
          throw all.count > 1 ? error.placed(at: typed) : error
        }
      }
      judgeLine(into: &turn)
    } catch {
      self = run
      turn = before
      throw error
    }
  }

  /// A number where nothing is to be chosen, and `I don't know`: what helps instead.
  private func refuseWhatIsNoLine(_ line: String) throws(SessionError) {
    if sandbox != nil { return }
    let isNumber = !line.isEmpty && line.allSatisfy { "0123456789".contains($0) }
    switch stage {
    case .done where isNumber && settings.isInteractive:
      throw SessionError(.tutor(RunningWording.isAnswered), try: "next")
    case .working where isNumber: throw SessionError(.tutor(RunningWording.taskIsDone), try: wayOut)
    case .asking where RunningWording.doubts.contains(line.lowercased().filter { !"'’.?!".contains($0) }):
      throw SessionError(.tutor(RunningWording.doubt), try: wayOut)
    default: break
    }
  }

  private mutating func carryOut(_ typed: TypedLine, into turn: inout Turn) throws(SessionError) {
    switch typed {
    case .enter: try goOn(isAsked: false, into: &turn)
    case .answer(let text): try answer(text, into: &turn)
    case .statement(let statement, let text):
      do throws(SessionError) {
        try carryOut(statement, text, into: &turn)
      } catch {
        var error = error
        if error.span == nil, error.place == nil { error.span = statement.span }
        throw error
      }
    }
  }

  private mutating func carryOut(
    _ statement: Statement, _ text: String, into turn: inout Turn
  ) throws(SessionError) {
    switch statement.command {
    case .quit: turn.effect = .quit
    case .history: turn.effect = .showHistory
    case .tutor(let command): try carryOut(command, into: &turn)
    case .reset: try restart(into: &turn)
    case .back(1) where sandbox != nil && sandbox?.position == nil: closeSandbox(into: &turn)
    case .back where sandbox == nil && work.position == nil:
      throw SessionError(.tutor(RunningWording.inLesson), try: nextCommand)
    default: try perform(statement, text, into: &turn)
    }
  }

  private mutating func carryOut(_ command: TutorCommand, into turn: inout Turn) throws(SessionError) {
    switch command {
    case .answer, .hint, .skip, .next:
      if sandbox != nil { throw SessionError(.tutor(RunningWording.inSandbox), try: "back") }
      if case .next = command { return try goOn(isAsked: true, into: &turn) }
      try moveToOpenStep(into: &turn)
    default: break
    }
    switch command {
    case .answer(let text): try answer(text, into: &turn)
    case .hint: try hint(into: &turn)
    case .skip: try skip(into: &turn)
    case .next: break
    case .play: try play(into: &turn)
    case .leave: leave(into: &turn)
    case .resetLesson: restartLesson(into: &turn)
    case .report: report(into: &turn)
    case .lessons, .lesson, .resetAll, .progress, .forget, .quiz, .review, .interview:
      turn.effect = .tutor(command)
    }
  }

  /// Help and answers are about a step that is open. A script need not say `next` before it goes on; a person has read
  /// nothing of the next step yet.
  private mutating func moveToOpenStep(into turn: inout Turn) throws(SessionError) {
    guard isDone else { return }
    if settings.isInteractive { throw SessionError(.tutor(RunningWording.stepIsDone), try: "next") }
    try goOn(isAsked: true, into: &turn)
    if turn.isOver { throw SessionError(.tutor(RunningWording.lessonIsOver), try: "lessons") }
  }
}

extension SessionError {
  /// With the command of its line that it is about.
  fileprivate func placed(at typed: TypedLine) -> SessionError {
    guard place == nil, span == nil, case .statement(let statement, _) = typed else { return self }
    var error = self
    error.span = statement.span
    return error
  }
}
