import SceneLanguage
import SceneSession
import TouchInsight
import TouchModel
import TouchReport

/// Tasks: judged by what touches do, after each change.
extension LessonRun {
  mutating func judgeChange(_ judge: TaskJudge, into turn: inout Turn) {
    let verdict = judge.judge(work)
    guard !verdict.isSolved else {
      tellSolved(verdict, into: &turn)
      stage = .done(nil)
      return remember(.init(.right, text: typedText), into: &turn)
    }
    tellStanding(verdict, into: &turn)
    guard let message = verdict.message, messages.insert(message).inserted else { return }
    say(Phrase(escaping: message), sign: .note, into: &turn)
    for belief in verdict.beliefs where !beliefs.contains(belief.name) {
      say(RunningWording.belief(belief), sign: .note, into: &turn)
    }
    beliefs.formUnion(verdict.beliefs.map(\.name))
    // What lies on the way to a solution may look wrong more than once.
    if let step, attempts[step.id]?.result == .wrong { return }
    var attempt = LearningEvent.Attempt(.wrong, text: typedText)
    attempt.beliefs = verdict.beliefs.map(\.name)
    remember(attempt, into: &turn)
  }

  /// The commands that made the scene what it is.
  private var typedText: String { work.doneTexts.joined(separator: "; ") }

  func tellStanding(_ verdict: TaskVerdict, into turn: inout Turn) {
    let met = verdict.goals.count { $0.isMet }
    if met == verdict.goals.count, verdict.message == nil {
      return QuestionReport(options: settings.report).paint(verdict, into: &turn.output)
    }
    say(RunningWording.standing(met, of: verdict.goals.count), role: .quiet, into: &turn)
  }

  /// In words, with what holds now and the rule behind it.
  func tellSolved(_ verdict: TaskVerdict, into turn: inout Turn) {
    QuestionReport(options: settings.report).paint(verdict, into: &turn.output)
    let painter = Painter(settings.report)
    for result in verdict.goals {
      painter.paint(Message(.yes, depth: 1, TaskWording.goal(result.goal)), into: &turn.output)
    }
    if let card = deciding(verdict.goals.map(\.goal)) {
      painter.paint(Message(nil, depth: 1, role: .quiet, QuestionWording.rule(card)), into: &turn.output)
    }
  }

  /// A rule of the lesson that has a say now and had none at the start of the task, or the other way round.
  private func deciding(_ goals: [LessonTask.Goal]) -> RuleCard? {
    let now = goals.flatMap { rules(behind: $0, in: work) }
    let before = goals.flatMap { rules(behind: $0, in: page) }
    let rule = now.first { !before.contains($0) } ?? before.first { !now.contains($0) } ?? now.first
    return rule.flatMap { RuleCard.named($0) }
  }

  private func rules(behind goal: LessonTask.Goal, in session: Session) -> [String] {
    var session = session.onNewPage
    var silence: [UInt8] = []
    for input in goal.inputs {
      for statement in (try? Parser.parse(input)) ?? [] {
        _ = try? session.perform(statement, into: &silence)
      }
    }
    let wanted = Set(lesson.rules)
    return session.sequence.facts.compactMap { $0.rule.rawValue }.filter { wanted.contains($0) }
  }

  /// Does what the author did, on the scene as it was at the start.
  mutating func solve(_ task: LessonTask, into turn: inout Turn) {
    guard let stepID, let solution = task.solutions.first else { return }
    work = page
    turn.events.append(.restarted(stepID))
    var silence: [UInt8] = []
    for statement in (try? Parser.parse(solution.text)) ?? [] {
      let text = statement.text(in: solution.text)
      guard (try? work.perform(statement, text: text, into: &silence)) != nil else { continue }
      turn.events.append(.typed(stepID, line: text))
    }
    work.settings = settings
  }
}
