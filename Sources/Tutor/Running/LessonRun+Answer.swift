import SceneSession
import TouchReport

extension LessonRun {
  /// `answer TEXT`, or the text alone; without a text it asks how the step stands.
  mutating func answer(_ text: String, into turn: inout Turn) throws(SessionError) {
    let (said, confidence) = Confidence.split(text.trimmed)
    switch stage {
    case .asking(let question):
      if said.isEmpty { return showStep(into: &turn) }
      let answer = try question.answer(from: said)
      let verdict = question.mark(answer)
      QuestionReport(options: settings.report).paint(verdict, of: question, into: &turn.output)
      settle(question)
      var attempt = LearningEvent.Attempt(verdict.isRight ? .right : .wrong, text: question.text(of: answer))
      attempt.beliefs = verdict.beliefs.map(\.name)
      attempt.exposes = question.exposedBeliefs
      attempt.confidence = confidence
      remember(attempt, into: &turn)
    case .working(let judge):
      QuestionReport(options: settings.report).paint(judge.judge(work), into: &turn.output)
    case .done, .broken, .reading: throw SessionError(.tutor(RunningWording.stepIsDone), try: "next")
    }
  }

  /// The question is over: the scene stands behind what was asked about, so that the trace can be read.
  mutating func settle(_ question: Question) {
    stage = .done(question)
    work = question.end
    work.settings = settings
  }

  mutating func remember(_ attempt: LearningEvent.Attempt, into turn: inout Turn) {
    guard let stepID else { return }
    var attempt = attempt
    attempt.hints = hints + (hasPlayed ? 1 : 0)
    attempt.concepts = lesson.concepts
    attempts[stepID.step] = attempt
    beliefs.formUnion(attempt.beliefs)
    turn.events.append(.answered(stepID, attempt))
  }

  /// What is asked, as it is shown at first and again on Enter.
  func showStep(into turn: inout Turn) {
    let report = QuestionReport(options: settings.report)
    switch stage {
    case .asking(let question): report.paint(question, into: &turn.output)
    case .working(let judge):
      if let prompt = step?.prompt { say(Phrase(escaping: prompt), role: .heading, into: &turn) }
      report.paint(judge.task, into: &turn.output)
    case .reading, .done, .broken: break
    }
  }
}

extension Question {
  /// Those whose holders give any wrong answer here.
  fileprivate var exposedBeliefs: [String] { Set((choices + believed).flatMap(\.beliefs)).sorted() }
}
