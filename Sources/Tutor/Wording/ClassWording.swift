import TouchReport

/// Every sentence about classes that a person reads: marks here, the rest in the files beside this one.
package enum ClassWording {
  // MARK: Reading answers

  static let answerExample = "q1: B"
  static let commandExample = "set B isHidden off"
  static let answersTooLarge = "a file of answers has at most 1 MB"
  static let notText = "this is not a text file in UTF-8"
  static let notAnAnswer = "this is not 'STEP: ANSWER'; the lines of a task stand indented below 'STEP:'"
  static let fenceNotClosed = "the answer above has no closing fence"
  static let fenceWithoutStep = "this answer does not say for which step it is"
  static let notInAnswers = "an answer changes the scene and touches it; this command is about something else"
  static let answerAsksTooMuch =
    "an answer has at most 200 commands, and no endless touches; it counts up to here"
  static func answeredTwice(_ step: String) -> String {
    "\(step) is answered twice; the first answer counts"
  }
  static func answerTooLong(_ step: String) -> String {
    "the answer to \(step) is too long; it counts up to here"
  }
  static func noSuchStep(_ step: String) -> String { "there is no step '\(step)'" }

  static func isAnExam(_ lesson: String) -> String {
    "this file answers an exam, not the lesson '\(lesson)'; it was not marked"
  }
  static func isOfAnotherLesson(_ lesson: String, than wanted: String) -> String {
    "this file answers the lesson '\(lesson)', not '\(wanted)'; it was not marked"
  }
  static func isALesson(_ lesson: String) -> String {
    "this file answers the lesson '\(lesson)', not an exam; it was not marked"
  }
  static func grade(_ lesson: String, _ file: String) -> String { "tapwalk grade \(lesson) \(file)" }
  static func gradeExam(_ file: String) -> String { "tapwalk grade exam \(file)" }

  // MARK: Marks

  static let notAnswered = "nothing was answered"
  static func right(_ right: String) -> String { "'\(right)' is right" }
  static func wrong(_ given: String, right: String) -> String {
    "'\(given)' was answered; '\(right)' is right"
  }
  static func believes(_ sentence: String) -> String {
    "this is the answer of somebody who believes: \(sentence)"
  }
  static func commandFailed(_ message: String) -> String { "a command was left out: \(message)" }

  static let solved = "every goal holds"
  static func goalsMet(_ met: Int, of all: Int) -> String {
    "\(met) of \(all) goals \(all == 1 ? "holds" : "hold")"
  }
  static func heldBefore(_ count: Int) -> String {
    "\(count) held at the start already, which gives no points"
  }
  static func changed(_ kept: String) -> String {
    "'\(kept)' should have stayed as it was, which halves the points"
  }
  static func accident(_ touch: String) -> String {
    "it works by accident: '\(touch)' does something else, which halves the points"
  }

  // MARK: Numbers

  /// Whole where it is whole, otherwise with up to two decimals.
  static func number(_ number: Double) -> String {
    let phrase: Phrase = "\((number * 100).rounded() / 100)"
    return String(decoding: phrase.bytes, as: UTF8.self)
  }

  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  // MARK: The report

  static func fileHeading(
    _ file: String, _ student: String?, points: Double, of all: Int, passes: Bool
  ) -> Phrase {
    let sum = "\(number(points)) of \(count(all, "point", "points"))"
    let result = passes ? "passed" : "not passed"
    guard let student else { return "\(file): \(Phrase(escaping: sum)), \(Phrase(escaping: result))" }
    return "\(student) (\(file)): \(Phrase(escaping: sum)), \(Phrase(escaping: result))"
  }

  static func brokenFile(_ file: String, _ reason: Phrase) -> Phrase {
    "\(file): could not be marked, \(reason)"
  }

  static func markHeading(_ mark: Mark) -> Phrase {
    let points = "\(number(mark.points)) of 1"
    let given = shortened(mark.answer)
    return switch mark.result {
    case .right: "\(mark.step): \(Phrase(escaping: points)), right: \(Phrase(escaping: given))"
    case .partly: "\(mark.step): \(Phrase(escaping: points)), partly: \(Phrase(escaping: given))"
    case .wrong: "\(mark.step): \(Phrase(escaping: points)), wrong: \(Phrase(escaping: given))"
    case .missing: "\(mark.step): \(Phrase(escaping: points)), no answer"
    case .unreadable: "\(mark.step): \(Phrase(escaping: points)), not understood: \(Phrase(escaping: given))"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(57) + "..." : text
  }

  static func goal(_ text: String, isMet: Bool) -> Phrase {
    isMet ? "\(Phrase(escaping: text)) holds" : "\(Phrase(escaping: text)) does not hold"
  }

  /// Everything about a mark, in lines.
  static func detail(_ mark: Mark) -> [String] {
    mark.reasons
      + mark.goals.map { goal in
        goal.text + (goal.isMet ? " holds" : " does not hold" + (goal.why.map { ": \($0)" } ?? ""))
      }
  }

  // MARK: The class

  static func classHeading(files: Int, broken: Int, passed: Int) -> Phrase {
    var text = "\(count(files, "file", "files")): \(passed) passed"
    if files - broken > passed { text += ", \(files - broken - passed) did not" }
    if broken > 0 { text += ", \(broken) could not be marked" }
    return Phrase(escaping: text)
  }

  static func mean(_ percent: Double, needed: Double) -> Phrase {
    Phrase(escaping: "mean \(number(percent)) % of the points; \(number(needed)) % are needed to pass")
  }

  static func stepResult(_ step: ClassResult.Step) -> Phrase {
    var text = "\(step.right) of \(step.of) right"
    if step.partly > 0 { text += ", \(step.partly) partly" }
    if step.missing > 0 { text += ", \(step.missing) without an answer" }
    return "\(step.id): \(Phrase(escaping: text))"
  }

  static let beliefHeading: Phrase = "What the wrong answers say that students believe"
  static let noBeliefs: Phrase = "no wrong answer is that of a known wrong belief"
  static func belief(_ belief: ClassResult.Count, of all: Int) -> Phrase {
    let open = belief.students - belief.certain
    let doubt = open == 0 ? "" : " (\(open) of them by answers that another belief explains as well)"
    return Phrase(
      escaping: "\(belief.students) of \(count(all, "student", "students")): \(belief.sentence)\(doubt)")
  }

  // MARK: What stops a whole run

  package static func unknownLesson(_ text: String) -> String { "there is no lesson '\(text)'" }
  package static func nothingToMark(_ lesson: String) -> String { "'\(lesson)' has no steps to mark" }
  package static let nameNotText = "the name of this file is not UTF-8; it was not marked. Rename it"
  package static func noAnswerFiles(_ folder: String) -> String {
    "\(folder): no file of answers; they end in .txt or .md"
  }
}
