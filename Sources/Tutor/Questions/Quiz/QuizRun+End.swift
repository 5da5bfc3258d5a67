import SceneLanguage
import SceneSession
import TouchInsight
import TouchReport

/// What was right, what somebody seems to believe, and what to read.
extension QuizRun {
  mutating func end(into turn: inout Turn) {
    turn.isOver = true
    let painter = Painter(settings.report)
    painter.paint(.blank, into: &turn.output)
    let right = attempts.count { $0.result == .right }
    say(
      QuizWording.score(right: right, of: attempts.count, skipped: attempts.count { $0.result == .skipped }),
      sign: right == attempts.count && right > 0 ? .yes : .note, role: .answer, into: &turn)
    tellConcepts(into: &turn)
    tellBeliefs(into: &turn)
    tellLessons(into: &turn)
  }

  private func tellConcepts(into turn: inout Turn) {
    if case .concept(_?) = topic { return }
    for concept in Concept.all {
      let ours = zip(asked, attempts).filter { $0.0.concept.id == concept.id }.map(\.1)
      if ours.isEmpty { continue }
      say(
        QuizWording.line(concept, right: ours.count { $0.result == .right }, of: ours.count), depth: 1,
        into: &turn)
    }
  }

  /// The beliefs behind wrong answers; a review names the likeliest.
  private func tellBeliefs(into turn: inout Turn) {
    let named = isReview ? suspicion.named : []
    if !named.isEmpty {
      say(QuizWording.likelyBeliefs, role: .heading, into: &turn)
      for belief in named { say(RunningWording.belief(belief), sign: .note, depth: 1, into: &turn) }
    }
    let counts = attempts.flatMap(\.beliefs).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let seen = Belief.all.filter { belief in
      counts[belief.name] != nil && !named.contains { $0.name == belief.name }
    }
    if seen.isEmpty { return }
    say(QuizWording.beliefsSeen, role: .heading, into: &turn)
    for belief in seen.sorted(by: { counts[$0.name] ?? 0 > counts[$1.name] ?? 0 }).prefix(4) {
      say(RunningWording.belief(belief), sign: .note, depth: 1, into: &turn)
    }
  }

  private func tellLessons(into turn: inout Turn) {
    let weak = zip(asked, attempts).filter { $0.1.result != .right }.map(\.0.concept)
    var told: Set<String> = []
    for concept in weak {
      let lesson = lessons.first { $0.concepts.contains(concept.id) }
      guard let lesson, told.insert(lesson.id).inserted, told.count <= 3 else { continue }
      say(QuizWording.read(lesson), sign: .arrow, into: &turn)
    }
    if let concept = weak.first { say(QuizWording.again(concept), role: .quiet, into: &turn) }
  }

  /// Everything that makes the question at hand again.
  func report(into turn: inout Turn) {
    guard let drawn = asked.last else { return }
    for line in QuizWording.report(drawn, attempts.count == asked.count ? attempts.last : nil) {
      turn.output.append(line.safe)
    }
  }
}
