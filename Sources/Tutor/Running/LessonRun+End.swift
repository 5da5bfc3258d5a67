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
    let isShaky = attempts.values.contains { $0.result != .right || !$0.beliefs.isEmpty }
    if isShaky, !lesson.concepts.isEmpty { say(RunningWording.review(lesson.concepts), into: &turn) }
    if let following { say(RunningWording.following(following.id, following.title), into: &turn) }
  }

  private func tellBeliefs(into turn: inout Turn) {
    let names = Set(attempts.values.flatMap(\.beliefs))
    let beliefs = Belief.all.filter { names.contains($0.name) }
    if beliefs.isEmpty { return }
    say(RunningWording.beliefsHeading, into: &turn)
    let painter = Painter(settings.report)
    for belief in beliefs {
      painter.paint(Message(.note, depth: 1, RunningWording.belief(belief)), into: &turn.output)
    }
  }
}
