import TouchInsight
import TouchReport

/// What was right, which beliefs showed up, what the lesson taught, and what comes next.
extension LessonRun {
  mutating func end(into turn: inout Turn) {
    past = nil
    turn.isOver = true
    turn.events.append(.finished(lesson: lesson.id))
    say(RunningWording.finished(lesson.title), sign: .yes, role: .good, into: &turn)
    let results = lesson.steps.compactMap { attempts[$0.id]?.result }
    if !results.isEmpty {
      let (right, skipped) = (results.count { $0 == .right }, results.count { $0 == .skipped })
      say(
        RunningWording.score(right: right, wrong: results.count - right - skipped, skipped: skipped),
        into: &turn)
    }
    tellBeliefs(into: &turn)
    if !lesson.rules.isEmpty { say(RunningWording.rules(lesson.rules), into: &turn) }
    let isShaky = !beliefs.isEmpty || attempts.values.contains { $0.result != .right }
    if isShaky, !lesson.concepts.isEmpty { say(RunningWording.review(lesson.concepts), into: &turn) }
    if let following { say(RunningWording.following(following.id, following.title), into: &turn) }
  }

  private func tellBeliefs(into turn: inout Turn) {
    let shown = Belief.all.filter { beliefs.contains($0.name) }
    if shown.isEmpty { return }
    say(RunningWording.beliefsHeading, into: &turn)
    let painter = Painter(settings.report)
    for belief in shown {
      painter.paint(Message(.note, depth: 1, RunningWording.belief(belief)), into: &turn.output)
    }
  }
}
