/// An answer where a belief could show.
struct BeliefSighting: Sendable, Equatable {
  let time: Double
  let lesson: String?
  let isRight: Bool
  /// It was the answer that those give who hold the belief.
  let isHeld: Bool
}

/// What a learner's answers say about one wrong belief.
public struct BeliefProgress: Sendable, Equatable {
  /// Of the belief.
  public let name: String
  /// How often somebody who holds it would have answered the same.
  public let count: Int
  /// The last two answers where it could have shown were right.
  public let isOvercome: Bool
  /// When it showed last.
  public let lastTime: Double

  /// nil where it never showed.
  init?(_ name: String, _ sightings: [BeliefSighting]) {
    guard let last = sightings.last(where: \.isHeld) else { return nil }
    self.name = name
    count = sightings.count(where: \.isHeld)
    isOvercome = sightings.suffix(2).count == 2 && sightings.suffix(2).allSatisfy(\.isRight)
    lastTime = last.time
  }
}

extension Progress {
  /// Beliefs that showed: first those that were not overcome, and of these first the most frequent.
  public var beliefs: [BeliefProgress] {
    sightings.compactMap { BeliefProgress($0.key, $0.value) }.sorted {
      ($0.isOvercome ? 1 : 0, -$0.count, $0.name) < ($1.isOvercome ? 1 : 0, -$1.count, $1.name)
    }
  }
}
