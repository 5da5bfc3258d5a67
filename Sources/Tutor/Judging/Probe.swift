import SceneLanguage
import SceneSession
import TouchModel

/// An extra touch with the outcomes of a goal. A solution that works at one point by accident fails it.
struct Probe: Sendable {
  let goal: LessonTask.Goal
  /// The goal's own commands, with the touch elsewhere.
  let inputs: [String]

  var line: String { inputs.joined(separator: "; ") }

  func passes(in session: Session) -> Bool { GoalCheck(goal).result(in: session, inputs: inputs).isMet }

  /// For all goals together.
  private static let most = 24

  /// Those that every solution passes; a goal that one of them does not meet has none.
  static func all(of task: LessonTask, _ solved: [Session]) -> [Probe] {
    guard let first = solved.first else { return [] }
    let room = max(4, most / max(1, task.goals.count))
    return task.goals.flatMap { goal -> [Probe] in
      guard let tap = ProbedTap(goal.inputs, in: first),
        solved.allSatisfy({ GoalCheck(goal).result(in: $0).isMet })
      else { return [] }
      let probes = tap.points(in: first).map { Probe(goal: goal, inputs: tap.inputs(at: $0)) }
      return Array(probes.filter { probe in solved.allSatisfy { probe.passes(in: $0) } }.prefix(room))
    }
  }
}
