extension ClassWording {
  static func handoutIntroduction(hasTasks: Bool) -> String {
    "Write each answer between the two lines below its question, and hand in this file. "
      + (hasTasks ? "A task is answered by commands, one a line." : "The number of a choice is enough.")
  }
  static let teacherMark = "*For the teacher: with answers.*"
  static let noteHeading = "Note"
  static func stepHeading(_ number: Int, _ id: String) -> String { "\(number). \(id)" }

  static let goalsHeading = "What has to hold afterwards:"
  static let keepsHeading = "What has to stay as it is:"

  static func howToWrite(_ question: Question) -> String {
    String(decoding: QuestionWording.howToAnswer(question).bytes, as: UTF8.self)
  }

  static func keyLine(_ key: String) -> String { "**Answer:** \(key)" }
  static let whyHeading = "Why:"
  static let typicalHeading = "Typical wrong answers:"
  static func typical(_ answer: String, _ sentences: [String]) -> String {
    "\(answer) is the answer of somebody who believes: \(sentences.joined(separator: "; or: "))"
  }
  static let solutionsHeading = "Solutions, among others:"
  static let wrongsHeading = "What does not do it, and what is said then:"
  static let hintsHeading = "Hints:"
}
