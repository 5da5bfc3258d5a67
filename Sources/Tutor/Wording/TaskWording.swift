import TouchInsight
import TouchReport

/// Every sentence about tasks.
enum TaskWording {
  private static func text(_ text: String) -> Phrase { Phrase(escaping: text) }

  static let goals: Phrase = "What has to hold"

  static func goal(_ goal: LessonTask.Goal) -> Phrase {
    let outcomes = text(goal.outcomes.joined(separator: ", "))
    if goal.inputs.isEmpty { return outcomes }
    let inputs = text(goal.inputs.joined(separator: "; "))
    return "\(inputs): \(outcomes)"
  }

  static func keep(_ keep: LessonTask.Keep) -> Phrase {
    switch keep {
    case .frames: "every view stays where it is"
    case .hierarchy: "every view stays in its superview"
    case .recognizers: "every recognizer stays on its view"
    case .property(let object, let property, _): "\(object).\(property) stays as it is"
    case .outcome(let input, _): "'\(text(input))' still does what it does now"
    }
  }

  static func solved(_ isPlain: Bool) -> Phrase {
    isPlain ? "everything holds." : "Solved: everything holds."
  }
  static let notSolved: Phrase = "Not yet."
  static func why(_ sentence: String) -> Phrase { text(sentence) }
  static func probe(_ line: String) -> Phrase {
    "nearly: '\(text(line))' should come to the same, and does not. What works at one point has to work around it."
  }
  static func wouldBeSolved(_ belief: Belief) -> Phrase {
    "It would be solved if this were so: \"\(text(belief.sentence))\". It is not."
  }
}
