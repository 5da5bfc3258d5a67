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

  /// What kept a goal from being met at the start of the task, and is gone; nil where every goal was met.
  private func deciding(_ goals: [LessonTask.Goal]) -> RuleCard? {
    for goal in goals {
      guard let asked = GoalCheck(goal).asked(in: page) else { continue }
      for outcome in goal.outcomes {
        guard let claim = try? Claim(outcome), (try? claim.failure(in: asked.end)) != nil
        else { continue }
        if let rule = asked.decisions(about: claim.expectation).first?.rule { return RuleCard.named(rule) }
      }
    }
    return nil
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
