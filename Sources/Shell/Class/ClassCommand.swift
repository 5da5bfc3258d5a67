import Tutor

/// What a teacher asks for: `grade`, `handout`, `exam`, `teach`.
public enum ClassCommand: Equatable, Sendable {
  case grade(GradeOrder)
  case handout(lesson: String, isForTeacher: Bool)
  case exam(ExamOrder)
  case teach(lesson: String)

  static let words = ["grade", "handout", "exam", "teach"]

  /// - Parameter words: without options; the first one is one of `words`.
  init(_ words: [String], _ options: ClassOptions) throws(UsageError) {
    let arguments = Array(words.dropFirst())
    guard let lesson = arguments.first else { throw .needsLesson(words[0]) }
    switch words[0] {
    case "grade":
      // Behind `exam` may stand what it was made from, as it stood there.
      let subjects = lesson == "exam" ? arguments.dropFirst().prefix { Concept.named($0) != nil } : []
      let paths = Array(arguments.dropFirst(1 + subjects.count))
      if paths.isEmpty { throw .needsAnswers }
      self = .grade(
        GradeOrder(
          lesson: lesson, subjects: Array(subjects), paths: paths, format: options.format ?? .text,
          pass: options.pass ?? 100, seed: options.seed, questions: options.questions))
    case "exam":
      self = .exam(
        ExamOrder(
          subjects: arguments, seed: options.seed ?? 1, questions: options.questions,
          student: options.student, isForTeacher: options.isForTeacher))
    default:
      if arguments.count > 1 { throw .tooMany(arguments[1]) }
      self =
        words[0] == "teach"
        ? .teach(lesson: lesson) : .handout(lesson: lesson, isForTeacher: options.isForTeacher)
    }
  }
}

/// `grade LESSON FILE|FOLDER...`
public struct GradeOrder: Equatable, Sendable {
  public enum Format: String, CaseIterable, Sendable { case text, json, junit }

  /// An id, a number, a path; `exam`.
  let lesson: String
  /// Concepts behind `exam`.
  var subjects: [String] = []
  /// Files and folders.
  let paths: [String]
  let format: Format
  /// Percent of the points that are needed.
  let pass: Double
  /// Those of the exam that was given out.
  let seed: UInt64?
  var questions: Int? = nil
}

/// `exam LESSON|CONCEPT...`
public struct ExamOrder: Equatable, Sendable {
  let subjects: [String]
  let seed: UInt64
  let questions: Int?
  let student: String?
  let isForTeacher: Bool
}
