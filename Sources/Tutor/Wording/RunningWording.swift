import TouchInsight
import TouchReport

/// What a lesson says besides what its author wrote.
enum RunningWording {
  // MARK: Text

  static func title(of lesson: Lesson) -> Phrase { Phrase(escaping: lesson.title) }

  static func step(_ id: String, _ number: Int, of count: Int) -> Phrase {
    "Step \(number) of \(count), \(id)"
  }

  static func shown(_ line: String, isPlain: Bool) -> Phrase {
    (isPlain ? "Typed: " : "tap> ") + Phrase(escaping: line)
  }

  static func broken(_ message: String, file: String, line: Int) -> Phrase {
    Phrase(escaping: "this step cannot be put: \(message) (\(file):\(line))")
  }

  static let stepHasChanged: Phrase = "This step has changed since you were here: it begins anew."
  static let stepIsNew: Phrase = "The step is as it was at its start."
  static let left: Phrase = "You left the lesson; 'lesson' goes on from here."

  static func wasAnswered(_ attempt: LearningEvent.Attempt, key: String) -> Phrase {
    switch attempt.result {
    case .right: "You answered this: " + Phrase(escaping: attempt.text) + ", which is right."
    case .wrong:
      "You answered this: " + Phrase(escaping: attempt.text) + "; right is " + Phrase(escaping: key) + "."
    case .skipped: "You skipped this; right is " + Phrase(escaping: key) + "."
    }
  }

  static func wasSolved(_ attempt: LearningEvent.Attempt) -> Phrase {
    attempt.result == .skipped ? "You skipped this task." : "You solved this task."
  }

  static func standing(_ met: Int, of count: Int) -> Phrase {
    count == 1 ? "The goal does not hold yet." : "\(met) of \(count) goals hold."
  }

  // MARK: Help

  static func hint(_ level: Int, of count: Int) -> Phrase { "hint \(level) of \(count)" }
  /// `number` is that of the choice, which can be typed even where the answer is also a command.
  static func key(_ answer: String, number: Int?) -> Phrase {
    "The answer is: " + Phrase(escaping: answer) + (number.map { ", number \($0)" } ?? "")
  }
  static func solution(_ commands: String) -> Phrase { "This does it: " + Phrase(escaping: commands) }
  static let skipped: Phrase = "Skipped."

  // MARK: Sandbox

  static let sandbox: Phrase = "A sandbox with this scene: try anything. 'back' leads back to the step."
  static let sandboxIsHelp: Phrase = "The question still waits: the sandbox counts as one hint."
  static let sandboxIsNew: Phrase = "The sandbox is as it was at its start; 'back' leads back to the step."
  static let backFromSandbox: Phrase = "Back at the step, which is as you left it."
  static let inSandboxShort: Phrase = "This is the sandbox; 'back' leads back to the step."

  // MARK: End

  static func finished(_ title: String) -> Phrase { "You have finished '" + Phrase(escaping: title) + "'." }

  static func score(right: Int, wrong: Int, skipped: Int) -> Phrase {
    var phrase: Phrase = "\(right) of \(right + wrong + skipped) steps right"
    if wrong > 0 { phrase += ", \(wrong) wrong" }
    if skipped > 0 { phrase += ", \(skipped) skipped" }
    return phrase + "."
  }

  static let beliefsHeading: Phrase = "What your answers took for true, and is not:"

  static func belief(_ belief: Belief) -> Phrase {
    Phrase(escaping: belief.sentence) + " (" + Phrase(escaping: "believe " + belief.name) + ")"
  }

  static func rules(_ ids: [String]) -> Phrase {
    "Rules in this lesson: " + ids.map { Phrase(escaping: $0) }.joined(", ") + ". 'rule "
      + Phrase(escaping: ids[0]) + "' shows one."
  }

  static func review(_ concepts: [String]) -> Phrase {
    "To review: " + concepts.map { Phrase(escaping: $0) }.joined(", ") + ". 'quiz "
      + Phrase(escaping: concepts[0]) + "' asks more about it."
  }

  static func following(_ id: String, _ title: String) -> Phrase {
    "The next lesson is " + Phrase(escaping: id) + ": " + Phrase(escaping: title)
  }

  static let reportHeading = "Tapwalk: report about a step"
}
