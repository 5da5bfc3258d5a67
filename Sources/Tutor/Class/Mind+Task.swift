import SceneSession

extension Mind {
  /// nil where the author names no way to do it.
  func choice(in judge: TaskJudge, seed: String) -> AnswerSheet.Choice? {
    let (solutions, wrongs) = (judge.task.solutions, judge.task.wrongs.map(\.commands))
    guard let first = solutions.first else { return nil }
    switch self {
    case .right: return judge.choice(first)
    case .believer(let name):
      return wrongs.lazy.compactMap { judge.choice($0) }.first { $0.beliefs.contains(name) }
        ?? judge.choice(first)
    case .random(let number):
      var dice = Dice(seed: Dice.mixed(number, with: seed))
      return judge.choice(dice.pick(solutions + wrongs))
    }
  }
}

extension TaskJudge {
  /// What comes of typing these commands.
  fileprivate func choice(_ commands: LessonLine) -> AnswerSheet.Choice? {
    var session = start
    guard (try? session.runSilently(commands.text)) != nil else { return nil }
    let verdict = judge(session)
    // Beliefs are told with the author's message alone.
    let beliefs = verdict.message == nil ? [] : verdict.beliefs.map(\.name)
    return AnswerSheet.Choice(line: commands.text, isRight: verdict.isSolved, beliefs: beliefs)
  }
}
