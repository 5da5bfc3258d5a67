import TouchInsight
import TouchReport

/// A task as it is shown, and how a scene does in it.
extension QuestionReport {
  /// What has to hold, and what has to stay.
  public func paint(_ task: LessonTask, into out: inout [UInt8]) {
    painter.paint(Message(nil, role: .heading, TaskWording.goals), into: &out)
    for goal in task.goals {
      painter.paint(
        Message(.note, depth: 1, TaskWording.goal(goal)), into: &out)
    }
    for keep in task.keeps {
      painter.paint(Message(.note, depth: 1, TaskWording.keep(keep)), into: &out)
    }
  }

  /// Goal by goal: met, or what happens instead; then what was said to be left alone, and who would take this for solved.
  public func paint(_ verdict: TaskVerdict, into out: inout [UInt8]) {
    if verdict.isSolved {
      painter.paint(Message(.yes, role: .answer, TaskWording.solved(painter.options.isPlain)), into: &out)
      return
    }
    painter.paint(Message(.no, role: .answer, TaskWording.notSolved), into: &out)
    for result in verdict.goals {
      let text = TaskWording.goal(result.goal)
      painter.paint(Message(result.isMet ? .yes : .no, depth: 1, text), into: &out)
      if let why = result.why {
        painter.paint(Message(nil, depth: 2, role: .quiet, TaskWording.why(why)), into: &out)
      }
    }
    for keep in verdict.unkept {
      painter.paint(Message(.no, depth: 1, TaskWording.keep(keep)), into: &out)
    }
    if let probe = verdict.probe {
      painter.paint(Message(.no, depth: 1, TaskWording.probe(probe)), into: &out)
    }
    if let message = verdict.message {
      painter.paint(Message(.note, QuestionWording.text(message)), into: &out)
    }
    if let belief = verdict.beliefs.first {
      painter.paint(Message(.note, TaskWording.wouldBeSolved(belief)), into: &out)
      for card in belief.rules.prefix(1).compactMap({ RuleCard.named($0) }) {
        painter.paint(Message(nil, depth: 1, role: .quiet, QuestionWording.rule(card)), into: &out)
      }
    }
  }
}
