/// What an exam asks about from its first question to its last, and how hard that is: the same for every seed.
struct ExamPlan: Sendable {
  let slots: [ExamSlot]

  /// Seeds that are looked at, to learn how hard a concept's questions get.
  private static let probes: UInt64 = 24

  /// The concepts take turns. The questions get harder from the first to the last, as far as their concepts do.
  init(_ header: Exam.Header) throws(Exam.Refusal) {
    var concepts: [Concept] = []
    for id in header.concepts {
      guard let concept = Concept.named(id) else { throw .unknownConcept(id) }
      concepts.append(concept)
    }
    var difficulties: [String: [Int]] = [:]
    slots = (0..<(concepts.isEmpty ? 0 : header.questions)).map { position in
      let concept = concepts[position % concepts.count]
      let known = difficulties[concept.id] ?? ExamPlan.difficulties(of: concept)
      difficulties[concept.id] = known
      let wanted = 1 + (3 * position) / header.questions
      let nearest = known.min { (abs($0 - wanted), $0) < (abs($1 - wanted), $1) }
      return ExamSlot(concept: concept, position: position, difficulty: nearest ?? wanted)
    }
  }

  /// Those that the concept's questions have often enough to be found soon for every seed.
  private static func difficulties(of concept: Concept) -> [Int] {
    var counts: [Int: Int] = [:]
    for seed in 0..<probes { counts[QuestionBank.draw(concept, seed: seed).difficulty, default: 0] += 1 }
    let often = counts.filter { $0.value >= 6 }
    return (often.isEmpty ? counts : often).keys.sorted()
  }
}
