import Testing

@testable import Tutor

@Suite struct ExamTests {
  private static let concepts = ["hit-order", "refusals", "responder-chain"]
  /// Made once: it looks at many questions.
  private static let plan = try? ExamPlan(.init(seed: 0, questions: 3, concepts: concepts))

  private func exam(_ seed: UInt64, student: String? = nil) throws -> Exam {
    Exam(
      .init(seed: seed, questions: 3, concepts: ExamTests.concepts, student: student),
      try #require(ExamTests.plan))
  }

  private func read(_ text: String, file: String = "x.md") throws -> AnswerFile {
    try AnswerFileReader.read(Array(text.utf8), file: file)
  }

  /// The student's file with an answer in each fence.
  private func filled(_ exam: Exam, _ answer: (Question) -> String) -> String {
    var text = exam.handout(for: .student)
    for (position, drawn) in exam.questions.enumerated() {
      let fence = "answer for=\(Exam.id(of: position))\n"
      text = text.replacing(fence + "\n", with: fence + answer(drawn.question) + "\n")
    }
    return text
  }

  @Test func everySeedIsMarkedAndHasTheSameDifficulties() throws {
    var marker = ExamMarker()
    let tags = try #require(ExamTests.plan).slots.map(\.difficulty)
    var texts: Set<String> = []
    for seed in UInt64(0)..<200 {
      let exam = try exam(seed)
      #expect(exam.questions.map(\.difficulty) == tags, "seed \(seed)")
      #expect(exam.questions.map(\.concept.id) == ExamTests.concepts)
      let text = filled(exam) { $0.text(of: $0.key) }
      texts.insert(text)
      // Drawing everything again takes its time: for every twentieth.
      var own = Marker(exam.paper)
      let file = try read(text)
      let marked = seed % 20 == 0 ? marker.mark(file) : own.mark(file)
      #expect(marked.broken == nil)
      #expect(marked.points == 3, "seed \(seed): \(marked.marks.map(\.reasons))")
      #expect(marked.faults.isEmpty)
    }
    #expect(texts.count == 200)
  }

  @Test func studentsFileHoldsNoKey() throws {
    for seed in UInt64(0)..<15 {
      let text = try exam(seed).handout(for: .student)
      for secret in ["expect", "Answer:", "believes", "HT-", "RC-", "GR-", "difficulty"] {
        #expect(!text.contains(secret), "seed \(seed): \(secret)")
      }
    }
  }

  @Test func teachersFileHoldsTheKey() throws {
    let exam = try exam(7)
    let text = exam.handout(for: .teacher)
    for drawn in exam.questions {
      #expect(
        text.contains("**Answer:** \(MarkdownWriter.codeSpan(drawn.question.text(of: drawn.question.key)))"))
    }
  }

  @Test func sameSeedSameExamAndStudentsHaveTheirOwn() throws {
    #expect(try exam(3).handout(for: .student) == exam(3).handout(for: .student))
    let ada = try exam(3, student: "Ada")
    let bob = try exam(3, student: "Bob")
    #expect(ada.questions.map(\.script) != bob.questions.map(\.script))
    #expect(try read(ada.handout(for: .student)).student == "Ada")
  }

  @Test(arguments: ["  Ada  Lovelace ", "Zoë: \"x\" # <b>", "A\nseed: 9", "\u{A0}小明\u{202E}\u{1B}[2J", "---"])
  func anyNameComesBack(_ name: String) throws {
    let file = try read(filled(try exam(3, student: name)) { $0.text(of: $0.key) })
    let marked = ExamMarker(expected: .init(seed: 3)).marked(file)
    #expect(marked.broken == nil)
    #expect(marked.points == 3)
  }

  @Test func noQuestionTwice() throws {
    let exam = try Exam(.init(seed: 1, questions: 12, concepts: ["hit-order"]))
    let asked = exam.questions.map { $0.script.joined(separator: "\n") + $0.question.prompt }
    #expect(Set(asked).count == 12)
  }

  @Test func headersThatWereChangedAreFound() throws {
    let text = filled(try exam(3, student: "Ada")) { $0.text(of: $0.key) }
    var marker = ExamMarker()
    let clean = marker.mark(try read(text))
    #expect(clean.points == 3)
    for (old, new) in [
      ("seed: 3", "seed: 4"), ("questions: 3", "questions: 2"), ("student: Ada", "student: Bob"),
      ("concepts: hit-order refusals", "concepts: refusals refusals"), ("check: ", "check: 0"),
      ("exam: 1", "exam: 2"),
      ("seed: 3\n", ""), ("exam: 1\n", ""), ("questions: 3", "questions: 500000"), ("seed: 3", "seed: -3"),
      ("concepts: hit-order", "concepts: nonsense"),
    ] {
      let changed = text.replacing(old, with: new)
      #expect(changed != text)
      let marked = marker.mark(try read(changed))
      #expect(marked.broken != nil, "\(new)")
      #expect(marked.marks.isEmpty)
    }
  }

  /// Whoever computes the sum anew is found by the seed that was given out.
  @Test func otherSeedThanWasGivenOut() throws {
    let file = try read(filled(try exam(4)) { $0.text(of: $0.key) })
    #expect(ExamMarker(expected: .init(seed: 4)).marked(file).broken == nil)
    #expect(ExamMarker(expected: .init(seed: 3)).marked(file).broken != nil)
    #expect(
      ExamMarker(expected: .init(seed: 4, questions: 3, concepts: ["hit-order"])).marked(file).broken != nil)
  }

  @Test func unknownConcept() {
    #expect(throws: Exam.Refusal.unknownConcept("nonsense")) {
      try Exam(.init(seed: 1, questions: 1, concepts: ["nonsense"]))
    }
  }
}

extension ExamMarker {
  fileprivate func marked(_ file: AnswerFile) -> MarkedFile {
    var marker = self
    return marker.mark(file)
  }
}
