import SceneSession
import TouchInsight

/// Holds a learner's scene against a task. Everything is run on copies; how the scene came about is never asked.
public struct TaskJudge: Sendable {
  public let task: LessonTask
  /// The scene in which the task begins.
  public let start: Session
  let keeps: [KeptThing]
  /// Extra touches that every solution of the author passes.
  let probes: [Probe]
  /// What each wrong solution does, with what is said to those who do the same.
  private let wrongs: [WrongWay]
  private let startLook: Look

  /// Prepares what every judgement needs: what has to stay, extra touches, the outcomes of wrong solutions.
  public init(_ task: LessonTask, start: Session) throws(QuestionFault) {
    self.task = task
    self.start = start
    var keeps: [KeptThing] = []
    for keep in task.keeps { keeps.append(try KeptThing(keep, start)) }
    self.keeps = keeps
    var solved: [Session] = []
    for solution in task.solutions {
      var session = start
      try session.run([solution])
      solved.append(session)
    }
    let probes = Probe.all(of: task, solved)
    self.probes = probes
    let startLook = Look(start, task, keeps, probes)
    self.startLook = startLook
    var wrongs: [WrongWay] = []
    for wrong in task.wrongs {
      var session = start
      try session.run([wrong.commands])
      let look = Look(session, task, keeps, probes)
      wrongs.append(
        WrongWay(
          look: look, changes: session.scene.changes(since: start.scene), isIdle: look == startLook,
          message: wrong.message))
    }
    self.wrongs = wrongs
  }

  /// Whether the task is done in this scene, and if not, what lacks and who would think that it is done. The session is
  /// only looked at: touches are tried on copies.
  public func judge(_ session: Session) -> TaskVerdict {
    let goals = task.goals.map { GoalCheck($0).result(in: session) }
    let broken = keeps.filter { !$0.holds(in: session) }
    let isMet = goals.allSatisfy(\.isMet) && broken.isEmpty
    let probe = isMet ? probes.first { !$0.passes(in: session) } : nil
    if isMet, probe == nil { return TaskVerdict(goals: goals, unkept: []) }
    let changes = session.scene.changes(since: start.scene)
    let look = Look(session, task, keeps, probes)
    let message = changes.isEmpty ? nil : wrongs.message(for: look, changes)
    return TaskVerdict(
      goals: goals, unkept: broken.map(\.keep), probe: probe?.line, message: message,
      beliefs: changes.isEmpty ? [] : beliefs(in: session, goals, isIdle: look == startLook))
  }

  /// Those in whose worlds every goal would be met, where the scene was changed and one is not. A change that makes no
  /// difference tells nothing of those in whose worlds every goal was met before.
  private func beliefs(
    in session: Session, _ goals: [TaskVerdict.GoalResult], isIdle: Bool
  ) -> [Belief] {
    guard goals.contains(where: { !$0.isMet }) else { return [] }
    var worlds = believing(session, goals)
    if isIdle {
      let before = Set(
        believing(start, task.goals.map { GoalCheck($0).result(in: start) }).map(\.name))
      worlds.removeAll { before.contains($0.name) }
    }
    return worlds.filter { !$0.isBroad } + worlds.filter(\.isBroad)
  }

  private func believing(_ session: Session, _ goals: [TaskVerdict.GoalResult]) -> [Belief] {
    let checks = task.goals.map { GoalCheck($0) }
    let runs = checks.map { $0.asked(in: session) }
    return Belief.all.filter { belief in
      zip(checks, zip(runs, goals)).allSatisfy { check, rest in
        check.isMet(for: belief, rest.0, truly: rest.1.isMet)
      }
    }
  }
}
