import SceneSession

extension LessonCheck {
  mutating func check(_ task: LessonTask, of step: Step, in session: Session) {
    if task.goals.isEmpty { return }
    // What fails by itself is reported at its own place, and the rest is judged without it.
    let solutions = task.solutions.compactMap { line in
      after(line, in: session).map { (line: line, session: $0) }
    }
    let wrongs = task.wrongs.compactMap { wrong in
      after(wrong.commands, in: session).map { (wrong: wrong, session: $0) }
    }
    let sound = LessonTask(
      goals: task.goals, keeps: task.keeps, solutions: solutions.map(\.line), wrongs: wrongs.map(\.wrong))
    let judge: TaskJudge
    do throws(QuestionFault) {
      judge = try TaskJudge(sound, start: session)
    } catch {
      report(error, at: step.place)
      return
    }
    if judge.judge(session).isSolved {
      fault(LintWording.solvedAtStart, at: step.place, length: step.id.count)
    }
    for (line, session) in solutions {
      let verdict = judge.judge(session)
      if let problem = problem(of: verdict) { fault(problem, at: line) }
      runGoals(of: task, in: session)
    }
    for (wrong, session) in wrongs {
      check(wrong, judge.judge(session), session.scene.changes(since: judge.start.scene).isEmpty)
    }
  }

  /// The scene after some commands; nil, and reported, where they fail.
  private mutating func after(_ line: LessonLine, in session: Session) -> Session? {
    var copy = session
    return run([line], in: &copy) ? copy : nil
  }

  /// Carries the inputs of every goal out, each in a copy of the scene, for the rules that they show. That one fails is
  /// for the judge to say.
  private mutating func runGoals(of task: LessonTask, in session: Session) {
    for goal in task.goals {
      var copy = session
      do throws(SessionError) {
        for input in goal.inputs { try copy.runSilently(input) }
      } catch { continue }
      citedRules.formUnion(copy.sequence.facts.map(\.rule.rawValue))
    }
  }

  private func problem(of verdict: TaskVerdict) -> String? {
    if verdict.isSolved { return nil }
    if let goal = verdict.goals.first(where: { !$0.isMet }) {
      return LintWording.solutionMisses(goal.goal.line.text, goal.why ?? "")
    }
    if let kept = verdict.broken.first { return LintWording.solutionBreaks(kept.text) }
    return verdict.probe.map { LintWording.solutionFailsAt($0) } ?? LintWording.solutionFails
  }

  private mutating func check(_ wrong: LessonTask.Wrong, _ verdict: TaskVerdict, _ isUnchanged: Bool) {
    if verdict.isSolved {
      fault(LintWording.wrongSolves, at: wrong.commands)
    } else if isUnchanged {
      fault(LintWording.wrongChangesNothing, at: wrong.commands)
    } else if verdict.message != wrong.message {
      fault(LintWording.otherMessage(verdict.message), at: wrong.commands)
    }
  }
}
