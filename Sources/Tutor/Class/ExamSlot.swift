/// A place in an exam.
struct ExamSlot: Sendable {
  let concept: Concept
  let position: Int
  let difficulty: Int

  /// Draws until a question is as hard as it should be.
  private static let tries = 400

  /// The first question from the seed that fits and was not asked yet.
  func draw(_ seed: UInt64, besides others: [Drawn]) -> Drawn {
    var fallback: Drawn?
    for attempt in 0..<ExamSlot.tries {
      let drawn = QuestionBank.draw(concept, seed: StableHash.of("\(seed) \(position) \(attempt)"))
      let isNew = !others.contains {
        $0.script == drawn.script && $0.question.prompt == drawn.question.prompt
      }
      if isNew && drawn.difficulty == difficulty { return drawn }
      if isNew && fallback == nil { fallback = drawn }
    }
    return fallback ?? QuestionBank.draw(concept, seed: seed)
  }
}
