/// The points of a task, and why.
///
/// Solved is the whole point. Otherwise it is the share of the goals that hold now among those that did not at the
/// start, less those that held and do not any more; half of that where something else was broken, or works by accident.
struct TaskScore {
  let points: Double
  let reasons: [String]
  let goals: [Mark.Goal]

  init(before: TaskVerdict, after: TaskVerdict) {
    goals = after.goals.map { Mark.Goal(text: $0.goal.line.text, isMet: $0.isMet, why: $0.why) }
    if after.isSolved {
      points = 1
      reasons = [ClassWording.solved]
      return
    }
    var won = 0
    var lost = 0
    var open = 0
    for (old, new) in zip(before.goals, after.goals) {
      if !old.isMet { open += 1 }
      if !old.isMet && new.isMet { won += 1 }
      if old.isMet && !new.isMet { lost += 1 }
    }
    let isHalved = !after.broken.isEmpty || after.probe != nil
    points = Double(max(0, won - lost)) / Double(max(1, open)) * (isHalved ? 0.5 : 1)

    var reasons = [ClassWording.goalsMet(goals.filter(\.isMet).count, of: goals.count)]
    let held = goals.count - open
    if held > 0 { reasons.append(ClassWording.heldBefore(held)) }
    reasons += after.broken.map { ClassWording.changed($0.text) }
    if let probe = after.probe { reasons.append(ClassWording.accident(probe)) }
    if let message = after.message { reasons.append(message) }
    reasons += after.beliefs.prefix(1).map { ClassWording.believes($0.sentence) }
    self.reasons = reasons
  }
}
