extension ClassWording {
  static let examTitle = "Exam"
  static func examIntroduction(_ questions: Int, hasName: Bool) -> String {
    "\(count(questions, "question", "questions")), each with a scene of its own. Write each answer between the two "
      + "lines below its question: the number of a choice, or the answer itself. "
      + (hasName
        ? "Leave the lines above the title as they are."
        : "Put your name into the last line above the title, and leave the other ones as they are.")
  }
  static func examMark(_ student: String) -> String { "For \(student)" }

  static let notAnExam =
    "this file does not say which exam it answers: its lines 'exam:', 'seed:' ... are gone"
  static func wrongKey(_ key: String) -> String {
    "the line '\(key):' of the exam's header is missing or wrong"
  }
  static func otherFormat(_ format: String) -> String {
    "this exam was made by another version of Tapwalk (format \(format))"
  }
  static let checkFails =
    "the header of this exam was changed, or another version of Tapwalk made it: its questions are not those of its seed"
  static func otherSeed(_ seed: String, expected: UInt64) -> String {
    "this exam has the seed \(seed), but \(expected) was given out"
  }
  static let otherExam = "this is not the exam that was given out: its questions or concepts differ"

  package static func unknownConcept(_ text: String) -> String {
    "'\(text)' is neither a lesson nor a concept that questions can be drawn for"
  }
  package static func noConcepts(_ lesson: String) -> String {
    "no concept of the lesson '\(lesson)' is one that questions can be drawn for"
  }
}
