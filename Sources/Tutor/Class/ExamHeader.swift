import TouchReport

extension Exam {
  /// Everything that an exam's questions depend on. It stands at the top of the student's file, so that the questions
  /// can be drawn again when it comes back; there is no answer in it.
  public struct Header: Sendable, Hashable {
    /// Raised when the same seed gives other questions.
    public static let format = 1
    public static let mostQuestions = 50
    static let keys = ["exam", "seed", "questions", "concepts", "student", "check"]

    /// The teacher's; the same for a whole class.
    public let seed: UInt64
    public let questions: Int
    /// Ids, in the order in which they take turns.
    public let concepts: [String]
    /// Each student gets questions of his or her own from the same seed.
    public let student: String?

    public init(seed: UInt64, questions: Int, concepts: [String], student: String? = nil) {
      self.seed = seed
      self.questions = questions
      self.concepts = concepts
      self.student = student.map { Exam.Header.oneLine($0) }
    }

    /// How many questions are drawn where nobody says.
    public static func usualQuestions(_ concepts: [String]) -> Int {
      min(mostQuestions, max(6, concepts.count))
    }

    /// A name as it can stand in a header and comes back from there.
    private static func oneLine(_ name: String) -> String {
      let words = name.split(whereSeparator: \.isWhitespace).map { word in
        String(String.UnicodeScalarView(word.unicodeScalars.filter { !Escape.isUnsafe($0) }))
      }
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What a student's questions are drawn from.
    var studentSeed: UInt64 {
      guard let student else { return seed }
      return StableHash.of("\(seed) \(student.lowercased())")
    }
  }
}
