/// What is said about a lesson that can be read and does not do what its author means, and about a course with a gap.
enum LintWording {
  // MARK: Steps
  static func fewHints(_ id: String, _ count: Int) -> String {
    let has = count == 0 ? "no hint" : "one hint"
    return "'\(id)' has \(has); two show a direction and then a part of the answer"
  }
  static func noDistractor(_ id: String) -> String {
    "nothing but the right answer is on offer for '\(id)'; 'also:' adds a wrong one"
  }
  static func otherAnswer(_ answer: String) -> String { "the model answers \(answer)" }

  static func rightAnswer(_ answer: String) -> String {
    "\(answer) is the right answer: it is always on offer"
  }

  // MARK: Tasks
  static let solvedAtStart = "the task is solved before anything is done"
  static let solutionFails = "this does not solve the task"
  static func solutionMisses(_ goal: String, _ why: String) -> String {
    "this does not reach '\(goal)': \(why)"
  }
  static func solutionBreaks(_ kept: String) -> String { "this does not keep '\(kept)'" }
  static func solutionFailsAt(_ touch: String) -> String { "this fails nearby, at '\(touch)'" }
  static let wrongSolves = "this solves the task, so it is not wrong"
  static let wrongChangesNothing = "this changes nothing in the scene, so nobody is told the message"
  static func otherMessage(_ message: String?) -> String {
    message.map { "whoever does this is told another message: \($0)" }
      ?? "whoever does this is told no message"
  }

  // MARK: The lesson
  static func fewPredictions(_ count: Int) -> String {
    count == 0
      ? "a lesson has two predictions or more" : "a lesson has two predictions or more; this one has one"
  }
  static let noTask = "a lesson has a task"
  static let noRules = "the header names no 'rules:' that the lesson teaches"
  static func noSuchRule(_ word: String) -> String { "there is no rule '\(word)'" }
  static func nearConcept(_ word: String, _ near: String) -> String {
    "no questions are drawn for the concept '\(word)'; is it '\(near)'?"
  }
  static func ruleSpelling(_ id: String) -> String { "this rule is written \(id)" }
  static func ruleNotShown(_ id: String) -> String { "nothing in the lesson shows or names \(id)" }

  // MARK: The course
  static func idTwice(_ id: String, in file: String) -> String { "'\(id)' is the id of \(file) already" }
  static func noSuchLesson(_ id: String) -> String { "no lesson has the id '\(id)'" }
  static let needsItself = "a lesson cannot need itself"
  static func circle(_ ids: [String]) -> String {
    "these lessons need one another: " + ids.joined(separator: ", ")
  }
  static func needsLater(_ id: String) -> String { "'\(id)' comes later in the course" }
  static func untaught(_ id: String) -> String {
    "no lesson names \(id) in its 'rules:', and no line here says why: 'ID: reason'"
  }
  static let untaughtForm = "expected 'ID: reason'"
  static func isTaught(_ id: String, in file: String) -> String { "\(id) is taught in \(file)" }
  static func notEmitted(_ id: String) -> String { "the model names no rule '\(id)'" }
  static func unexposed(_ belief: String) -> String {
    "no prediction has a wrong answer that comes from the belief '\(belief)'"
  }
}
