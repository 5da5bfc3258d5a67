import SceneLanguage
import Tutor

/// What the shell says about lessons. Refusals are lower case, without a full stop.
enum LessonWording {
  static let nothingIsOn = "no lesson, quiz or interview is on; 'lesson' begins one"
  static let interviewIsOn = "an interview is on; 'leave' ends it"
  static let quizIsOn = "a quiz is on; 'leave' ends it"
  static func isHere(_ id: String) -> String { "You are in lesson '\(id)'; 'lesson ID' opens another one." }
  static let textOnly = "lessons are told in text: leave --format out"
  static let noLessons = "no lessons were found; TAPWALK_LESSONS may name their folder"
  static let allDone = "every lesson is finished; 'lesson 1' begins again"

  static func noLesson(_ name: String) -> String { "there is no lesson '\(cut(name))'" }

  static func severalLessons(_ name: String, _ ids: [String]) -> String {
    "'\(cut(name))' may be \(ids.prefix(4).joined(separator: ", "))" + (ids.count > 4 ? " and more" : "")
  }

  static func unreadable(_ path: String, _ faults: [LessonFault]) -> String {
    guard let first = faults.first else { return "\(path) is no lesson" }
    return "\(path):\(first.place.line): \(first.message)"
      + (faults.count > 1 ? " and \(faults.count - 1) more; 'tapwalk lessons check \(path)' says all" : "")
  }

  static func nothingFound(_ words: String) -> String { "no lesson is about '\(cut(words))'" }
  static func skippedFile(_ path: String) -> String {
    "\(path) is left out: 'tapwalk lessons check' says what is wrong with it"
  }

  static let anAnswer = "an answer"
  static let goesOn = "Enter goes on"

  static let askSure =
    "This removes everything that is remembered of you: lessons, answers, reviews. 'reset all really' does it."
  static let forgotAll = "Everything that was remembered of you is gone."
  static func forgot(_ id: String) -> String { "Nothing of '\(id)' is remembered any more." }

  static func progressLost(_ reason: String) -> String { "note: progress is not remembered: \(reason)" }

  static func cannotBegin(_ reason: String) -> String { "tapwalk: error: " + reason }

  private static func cut(_ text: String) -> String {
    text.count > 60 ? String(text.prefix(60)) + "..." : text
  }
}
