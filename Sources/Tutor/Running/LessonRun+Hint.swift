import SceneSession
import TouchReport

/// Help in levels, the last of which is the answer, and the way past a step.
extension LessonRun {
  mutating func hint(into turn: inout Turn) throws(SessionError) {
    guard lesson.permissions.contains(.hints) else {
      throw SessionError(.tutor(RunningWording.noHints), try: nextCommand)
    }
    guard let step, let stepID else { return }
    let count = step.hints.count + 1
    let level = min(hints + 1, count)
    say(RunningWording.hint(level, of: count), role: .heading, into: &turn)
    if level < count {
      ProsePainter(settings.report).paint(step.hints[level - 1], into: &turn.output)
    } else {
      giveAnswer(into: &turn)
    }
    if level == hints { return }
    hints = level
    turn.events.append(.hinted(stepID, level: level))
  }

  private func giveAnswer(into turn: inout Turn) {
    switch (stage, step?.kind) {
    case (.asking(let question), _):
      let number = question.choices.firstIndex { $0.answer == question.key }.map { $0 + 1 }
      say(RunningWording.key(question.text(of: question.key), number: number), into: &turn)
    case (_, .task(let task)):
      if let solution = task.solutions.first { say(RunningWording.solution(solution.text), into: &turn) }
    default: break
    }
  }

  mutating func skip(into turn: inout Turn) throws(SessionError) {
    guard maySkip else { throw SessionError(.tutor(RunningWording.noSkip), try: nextCommand) }
    switch (stage, step?.kind) {
    case (.asking(let question), _):
      say(RunningWording.skipped, role: .quiet, into: &turn)
      QuestionReport(options: settings.report).paintAnswer(of: question, into: &turn.output)
      settle(question)
    case (.working(let judge), .task(let task)):
      say(RunningWording.skipped, role: .quiet, into: &turn)
      solve(task, into: &turn)
      giveAnswer(into: &turn)
      tellSolved(judge.judge(work), into: &turn)
      stage = .done(nil)
    default: throw SessionError(.tutor(RunningWording.stepIsDone), try: "next")
    }
    remember(.init(.skipped, text: ""), into: &turn)
  }
}
