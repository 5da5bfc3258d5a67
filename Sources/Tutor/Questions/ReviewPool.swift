/// Questions that a review chooses from: some of every concept, drawn when it begins.
package struct ReviewPool: Sendable {
  private var drawn: [Drawn]
  /// Concepts that should be asked about before the others, the most urgent first.
  private let due: [String]

  /// Questions about several beliefs at once tell most.
  private static let mixedShare = 8

  package init(_ concepts: [Concept], due: [String] = [], each count: Int, seed: UInt64) {
    self.due = due
    drawn = concepts.flatMap { concept in
      (0..<UInt64(concept.id == Concept.mixed.id ? Self.mixedShare * count : count)).map {
        QuestionBank.draw(concept, seed: Dice.mixed(seed &+ $0, with: concept.id))
      }
    }
  }

  /// The question whose answer tells most about what somebody believes; of what is due, the most urgent first.
  package mutating func next(_ suspicion: Suspicion, asked: [Drawn]) -> Drawn? {
    let last = asked.last?.concept.id
    let urgent = due.first { id in
      !asked.contains { $0.concept.id == id } && drawn.contains { $0.concept.id == id }
    }
    var best: (place: Int, worth: Double)?
    for (place, one) in drawn.enumerated() where urgent == nil || one.concept.id == urgent {
      var worth = suspicion.information(of: one)
      // The same concept twice in a row is dull.
      if one.concept.id == last { worth *= 0.95 }
      if worth > best?.worth ?? -1 { best = (place, worth) }
    }
    return best.map { drawn.remove(at: $0.place) }
  }
}
