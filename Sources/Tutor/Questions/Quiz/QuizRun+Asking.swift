import SceneSession
import TouchInsight
import TouchReport

/// One question: asked, helped with, answered, skipped.
extension QuizRun {
  mutating func ask(into turn: inout Turn) {
    let drawn = draw()
    asked.append(drawn)
    stage = .asking
    hints = 0
    work = drawn.question.start
    work.settings = settings
    let painter = Painter(settings.report)
    painter.paint(.blank, into: &turn.output)
    say(
      QuizWording.question(asked.count, of: count, drawn.concept, drawn.difficulty), role: .heading,
      into: &turn)
    drawn.paint(settings.report, into: &turn.output)
  }

  mutating func answer(_ text: String, into turn: inout Turn) throws(SessionError) {
    guard let drawn = waiting else { throw SessionError(.tutor(QuizWording.isAnswered), try: "next") }
    let (said, confidence) = Confidence.split(text.trimmed)
    if said.isEmpty { return drawn.paint(settings.report, into: &turn.output) }
    let answer = try drawn.question.answer(from: said)
    let verdict = drawn.question.mark(answer)
    QuestionReport(options: settings.report).paint(verdict, of: drawn.question, into: &turn.output)
    suspicion.learn(answer, to: drawn)
    var attempt = drawn.attempt(verdict, text: drawn.question.text(of: answer))
    attempt.confidence = confidence
    settle(drawn, attempt, into: &turn)
  }

  mutating func skip(into turn: inout Turn) throws(SessionError) {
    guard let drawn = waiting else { throw SessionError(.tutor(QuizWording.isAnswered), try: "next") }
    QuestionReport(options: settings.report).paintAnswer(of: drawn.question, into: &turn.output)
    settle(drawn, .init(.skipped, text: ""), into: &turn)
  }

  private mutating func settle(_ drawn: Drawn, _ attempt: LearningEvent.Attempt, into turn: inout Turn) {
    var attempt = attempt
    attempt.hints = hints
    attempt.concepts = [drawn.concept.id]
    attempts.append(attempt)
    turn.events.append(.asked(concept: drawn.concept.id, seed: drawn.seed, attempt))
    stage = .answered
    work = drawn.question.end
    work.settings = settings
    if settings.isInteractive {
      if asked.count == count { say(QuizWording.goOnToEnd, role: .quiet, into: &turn) }
    } else if asked.count == count {
      end(into: &turn)
    }
  }

  static let hintLevels = 3

  /// What it is about, then the rules among which the one is that decides, then the answer.
  mutating func hint(into turn: inout Turn) throws(SessionError) {
    guard let drawn = waiting else { throw SessionError(.tutor(QuizWording.isAnswered), try: "next") }
    hints = min(hints + 1, Self.hintLevels)
    say(QuizWording.hint(hints, of: Self.hintLevels), role: .heading, into: &turn)
    let question = drawn.question
    switch hints {
    case 1: say(QuizWording.about(drawn.concept), into: &turn)
    case 2: say(QuizWording.family(drawn.rulesAround), into: &turn)
    default:
      let number = question.choices.firstIndex { $0.answer == question.key }.map { $0 + 1 }
      say(RunningWording.key(question.text(of: question.key), number: number), into: &turn)
    }
  }

  mutating func goOn(into turn: inout Turn) throws(SessionError) {
    if let drawn = waiting { return drawn.paint(settings.report, into: &turn.output) }
    if asked.count == count { end(into: &turn) } else { ask(into: &turn) }
  }
}

extension Drawn {
  /// Those of its concept, and the one that decides where it is none of them. In the order of their ids, which tells
  /// nothing.
  fileprivate var rulesAround: [String] {
    let known = question.rules.contains { concept.rules.contains($0) }
    return Set(concept.rules + (known ? [] : question.rules.prefix(1))).sorted()
  }

  /// The scene as the lines that build it, and the question.
  func paint(_ options: ReportOptions, into out: inout [UInt8]) {
    let painter = Painter(options)
    painter.paint(Message(nil, role: .quiet, QuizWording.scene), into: &out)
    for line in script { painter.paint(Message(nil, depth: 1, Phrase(escaping: line)), into: &out) }
    QuestionReport(options: options).paint(question, into: &out)
  }

  /// How an answer went, without its confidence and its hints.
  func attempt(_ verdict: Verdict, text: String) -> LearningEvent.Attempt {
    var attempt = LearningEvent.Attempt(verdict.isRight ? .right : .wrong, text: text)
    attempt.beliefs = verdict.beliefs.map(\.name)
    attempt.exposes = exposed.keys.sorted()
    attempt.concepts = [concept.id]
    return attempt
  }
}
