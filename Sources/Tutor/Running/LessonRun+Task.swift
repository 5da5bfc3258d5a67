import SceneLanguage
import SceneSession
import TouchReport

/// Tasks: judged by what touches do, after each change.
extension LessonRun {
  mutating func judgeChange(_ judge: TaskJudge, into turn: inout Turn) {
    let verdict = judge.judge(work)
    let report = QuestionReport(options: settings.report)
    guard case .task(let task)? = step?.kind else { return }
    if verdict.isSolved {
      report.paint(task, verdict, into: &turn.output)
      stage = .done(nil)
      remember(.init(.right, text: typedText), into: &turn)
    } else {
      report.paintBriefly(task, verdict, into: &turn.output)
      if verdict.message == nil, verdict.beliefs.isEmpty { return }
      var attempt = LearningEvent.Attempt(.wrong, text: typedText)
      attempt.beliefs = verdict.beliefs.map(\.name)
      remember(attempt, into: &turn)
    }
  }

  /// The commands that made the scene what it is.
  private var typedText: String { work.doneTexts.joined(separator: "; ") }

  func tellCount(_ judge: TaskJudge, into turn: inout Turn) {
    guard case .task(let task)? = step?.kind else { return }
    QuestionReport(options: settings.report).paintBriefly(task, judge.judge(work), into: &turn.output)
  }

  func tellGoals(_ judge: TaskJudge, into turn: inout Turn) {
    guard case .task(let task)? = step?.kind else { return }
    QuestionReport(options: settings.report).paint(task, judge.judge(work), into: &turn.output)
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
