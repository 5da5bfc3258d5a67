import SceneLanguage
import SceneSession

extension LessonRun {
  /// Makes the step at hand what it was: its scene, the help that was seen, whether it is done.
  mutating func take(_ past: LessonPast, into turn: inout Turn) {
    hints = past.hints
    hasPlayed = past.hasPlayed
    if case .broken = stage { return }
    var silence: [UInt8] = []
    for line in past.typed {
      for statement in (try? Parser.parse(line)) ?? [] {
        _ = try? work.perform(statement, text: line, into: &silence)
      }
      silence.removeAll()
    }
    // A `set` among what was opened may have changed how the shell talks.
    work.settings = settings
    guard let attempt = past.answered else {
      if case .working(let judge) = stage, !past.typed.isEmpty {
        tellStanding(judge.judge(work), into: &turn)
      }
      return
    }
    switch stage {
    case .asking(let question):
      settle(question)
      say(
        RunningWording.wasAnswered(attempt, key: question.text(of: question.key)), role: .quiet, into: &turn)
    case .working where attempt.result != .wrong:
      stage = .done(nil)
      say(RunningWording.wasSolved(attempt), role: .quiet, into: &turn)
    case .working(let judge): tellStanding(judge.judge(work), into: &turn)
    case .reading, .done, .broken: break
    }
  }

  /// `reset`: the step as it was at its start; an answer stands.
  mutating func restart(into turn: inout Turn) throws(SessionError) {
    if sandbox != nil {
      sandbox = playground
      return say(RunningWording.sandboxIsNew, into: &turn)
    }
    switch (stage, step?.kind) {
    case (.asking(let question), _): work = question.start.onNewPage
    case (.done(_?), _): throw SessionError(.tutor(RunningWording.answerStands), try: "next")
    case (_, .task(let task)):
      work = page
      if let judge = try? TaskJudge(task, start: page) { stage = .working(judge) }
      if let stepID { turn.events.append(.restarted(stepID)) }
    default: work = page
    }
    work.settings = settings
    say(RunningWording.stepIsNew, into: &turn)
  }

  /// `reset lesson`: from its first word.
  mutating func restartLesson(into turn: inout Turn) {
    page = Session(settings: settings, files: page.files)
    sandbox = nil
    attempts = [:]
    beliefs = []
    past = nil
    place = 0
    begin(into: &turn)
  }

  mutating func leave(into turn: inout Turn) {
    if sandbox != nil { return closeSandbox(into: &turn) }
    turn.isOver = true
    say(RunningWording.left, into: &turn)
  }
}
