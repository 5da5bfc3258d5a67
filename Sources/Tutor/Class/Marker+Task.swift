extension Marker {
  /// Carries the commands out in the task's scene and looks at what came of it. A command that fails is named, and the
  /// others count: at the prompt, too, one would go on.
  static func mark(_ given: AnswerFile.Given, _ step: String, _ sheet: Paper.TaskSheet) -> Outcome {
    var run = AnswerRun(sheet.start)
    for (number, line) in given.lines.enumerated() { run.take(line.text, number) }
    let faults = run.faults
    let verdict = sheet.judge.judge(run.session)
    let text = given.lines.map(\.text).joined(separator: "; ")
    let score = TaskScore(before: sheet.before, after: verdict)
    let result: Mark.Result = verdict.isSolved ? .right : score.points > 0 ? .partly : .wrong
    let mark = Mark(
      step, result, points: score.points, given: text, right: sheet.task.solutions.first?.text ?? "",
      reasons: score.reasons + faults.map { ClassWording.commandFailed($0.message) },
      beliefs: verdict.isSolved ? [] : verdict.beliefs.map(\.name), goals: score.goals)
    return Outcome(mark: mark, faults: faults)
  }
}
