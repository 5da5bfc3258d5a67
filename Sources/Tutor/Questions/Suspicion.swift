import TouchInsight

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which wrong beliefs somebody may hold, from the answers so far: how likely each is, beside nobody being led astray by
/// anything.
package struct Suspicion: Sendable {
  /// By the belief's name; nil is somebody who knows.
  private var weights: [String?: Double] = [:]

  /// Nothing is known yet. `seen` are beliefs that showed up before.
  package init(seen: [String: Int] = [:]) {
    let beliefs = Belief.all
    weights[nil] = Double(beliefs.count) / 4
    for belief in beliefs { weights[belief.name] = 1 + Double(min(seen[belief.name] ?? 0, 3)) }
    normalize()
  }

  /// Whoever holds a belief follows it this often, and slips into each of the other answers otherwise.
  private static let faithfulness = 0.88

  package mutating func learn(_ answer: Answer, to drawn: Drawn) {
    let slip = (1 - Self.faithfulness) / Double(max(2, drawn.question.choices.count) - 1)
    for (belief, weight) in weights {
      let isExpected = drawn.answer(of: belief) == answer
      weights[belief] = weight * (isExpected ? Self.faithfulness : slip)
    }
    normalize()
  }

  /// How much the answer to a question will tell, in bits: most where those who are still likely would say different
  /// things.
  package func information(of drawn: Drawn) -> Double {
    var bits = 0.0
    var rest = 1.0
    for choice in drawn.question.believed {
      let share = choice.beliefs.reduce(0) { $0 + (weights[$1] ?? 0) }
      rest -= share
      if share > 0 { bits -= share * log2(share) }
    }
    if rest > 0 { bits -= rest * log2(rest) }
    return bits
  }

  /// The beliefs, the likeliest first, with how likely they are from 0 to 1.
  package var ranked: [(belief: Belief, share: Double)] {
    Belief.all.enumerated()
      .map { (place: $0, belief: $1, share: weights[$1.name] ?? 0) }
      .sorted { ($1.share, $0.place) < ($0.share, $1.place) }
      .map { ($0.belief, $0.share) }
  }

  /// Those that are likelier than anything else.
  package var named: [Belief] { ranked.prefix(2).filter { $0.share > 0.4 }.map(\.belief) }

  private mutating func normalize() {
    let sum = ([nil] + Belief.all.map(\.name)).reduce(0) { $0 + (weights[$1] ?? 0) }
    guard sum > 0 else { return }
    weights = weights.mapValues { $0 / sum }
  }
}
