import SceneLanguage
import TouchInsight
import TouchReport

/// What comes at the end: points for each part, each question with what would have been right, and how well somebody
/// knows what they know.
extension InterviewRun {
  func tellReport(into turn: inout Turn) {
    let painter = Painter(settings.report)
    painter.paint(.blank, into: &turn.output)
    say(QuizWording.result(score, seconds: end - start), role: .heading, into: &turn)
    for (area, score) in rubric {
      say(
        QuizWording.rubric(area, score), sign: score.points == score.of ? .yes : .note, depth: 1, into: &turn)
    }
    for (place, item) in items.enumerated() {
      painter.paint(.blank, into: &turn.output)
      say(QuizWording.reviewed(place + 1, item), role: .heading, into: &turn)
      say(Phrase(escaping: item.question.prompt), into: &turn)
      for choice in item.question.offered {
        say(Phrase(escaping: choice), depth: 1, role: .quiet, into: &turn)
      }
      let report = QuestionReport(options: settings.report)
      if item.question.ask == .order {
        tellOrder(item, into: &turn)
      } else if let verdict = item.verdict {
        report.paint(verdict, of: item.question, offersTrace: false, into: &turn.output)
      } else {
        say(QuizWording.unanswered(isLate: item.isLate), sign: .no, into: &turn)
        report.paintAnswer(of: item.question, into: &turn.output)
      }
    }
    painter.paint(.blank, into: &turn.output)
    tellBeliefs(into: &turn)
    say(QuizWording.calibration(calibration), into: &turn)
    say(QuizWording.afterInterview, role: .quiet, into: &turn)
  }

  /// By now nobody knows the numbers of the calls any more.
  private func tellOrder(_ item: InterviewItem, into turn: inout Turn) {
    let right = item.question.words(for: item.question.key)
    if let verdict = item.verdict {
      let said = item.question.words(for: verdict.given)
      say(
        QuizWording.ordered(said, right: item.isRight ? nil : right), sign: item.isRight ? .yes : .no,
        role: .answer, into: &turn)
    } else {
      say(QuizWording.unanswered(isLate: item.isLate), sign: .no, into: &turn)
      say(QuizWording.orderIs(right), sign: .note, role: .answer, into: &turn)
    }
    for card in item.question.rules.prefix(1).compactMap({ RuleCard.named($0) }) {
      say(QuestionWording.rule(card), depth: 1, role: .quiet, into: &turn)
    }
  }

  private func tellBeliefs(into turn: inout Turn) {
    let beliefs = beliefsSeen
    if beliefs.isEmpty { return }
    say(QuizWording.beliefsSeen, role: .heading, into: &turn)
    for belief in beliefs.prefix(5) { say(RunningWording.belief(belief), sign: .note, depth: 1, into: &turn) }
  }

  // MARK: Numbers

  struct Score: Equatable {
    var right = 0
    var count = 0
    var points = 0
    var of = 0
    /// Not answered in time.
    var late = 0

    mutating func add(_ item: InterviewItem) {
      count += 1
      of += item.points
      if item.isLate { late += 1 }
      guard item.isRight else { return }
      right += 1
      points += item.points
    }
  }

  var score: Score {
    var score = Score()
    for item in items { score.add(item) }
    return score
  }

  /// The parts of the rubric that something was asked about.
  var rubric: [(Concept.Area, Score)] {
    Concept.Area.allCases.compactMap { area in
      var score = Score()
      for item in items where item.concept.area == area { score.add(item) }
      return score.count == 0 ? nil : (area, score)
    }
  }

  /// Those behind wrong answers, the most frequent first.
  var beliefsSeen: [Belief] {
    let counts = items.flatMap { $0.verdict?.beliefs ?? [] }
      .reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    return Belief.all.filter { counts[$0.name] != nil }.enumerated()
      .sorted { a, b in
        let (first, second) = (counts[a.element.name] ?? 0, counts[b.element.name] ?? 0)
        return first == second ? a.offset < b.offset : first > second
      }
      .map(\.element)
  }

  /// How sure somebody was on average, and how often right, of the answers that came with a confidence.
  var calibration: (sure: Double, right: Double, count: Int)? {
    let weighed = items.filter { $0.confidence != nil && $0.verdict != nil }
    if weighed.isEmpty { return nil }
    let count = Double(weighed.count)
    let sure = weighed.reduce(0) { $0 + ($1.confidence ?? 0) } / count
    return (sure, Double(weighed.count { $0.isRight }) / count, weighed.count)
  }
}

extension Question {
  /// What there is to choose from, in words; nothing where that is yes and no.
  var offered: [String] { ask.isYesNo ? [] : choices.map { words(for: $0.answer) } }

  /// An answer as it would be said, and never as a number.
  func words(for answer: Answer) -> String {
    switch answer {
    case .sequence(let calls) where ask == .order: QuizWording.order(calls)
    case .rule(let id): RuleCard.named(id).map { "\($0.id): \($0.statement)" } ?? id
    default: text(of: answer)
    }
  }
}
