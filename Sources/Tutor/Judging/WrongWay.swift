import SceneLanguage
import SceneSession
import TouchModel

/// Everything about a scene that a task looks at. Two scenes with the same look are the same to it.
struct Look: Sendable, Equatable {
  let logs: [[String]]
  let marks: [Bool]

  init(_ session: Session, _ task: LessonTask, _ keeps: [KeptThing], _ probes: [Probe]) {
    let checks = task.goals.map { GoalCheck($0) }
    logs = checks.map { $0.log(in: session) }
    marks =
      checks.map { $0.result(in: session).isMet } + keeps.map { $0.holds(in: session) }
      + probes.map { $0.passes(in: session) }
  }
}

/// A way that does not solve a task, and what its author says to those who take it.
struct WrongWay: Sendable {
  let look: Look
  /// What it changes.
  let changes: Set<String>
  /// It makes no difference to what happens: then only those are told who changed the same.
  let isIdle: Bool
  let message: String

  func isTaken(_ other: Look, _ otherChanges: Set<String>) -> Bool {
    look == other && (!isIdle || changes == otherChanges)
  }
}

extension [WrongWay] {
  /// What is said to those who changed this, with this look: of several ways that look the same, the one that changes
  /// the same speaks.
  func message(for look: Look, _ changes: Set<String>) -> String? {
    let taken = filter { $0.isTaken(look, changes) }
    return (taken.first { $0.changes == changes } ?? taken.first)?.message
  }
}

extension Scene {
  /// The lines of a script for this scene that one for another lacks, and the other way round, without their numbers.
  func changes(since other: Scene) -> Set<String> {
    let lines = (ScriptWriter.lines(for: self), ScriptWriter.lines(for: other))
    let changed = Set(lines.0).symmetricDifference(lines.1)
    let changes = Set(changed.map { $0.filter { !("0"..."9").contains($0) && $0 != "." && $0 != "-" } })
    // The order of views alone is no line of its own.
    return changes.isEmpty && lines.0 != lines.1 ? ["order"] : changes
  }
}
