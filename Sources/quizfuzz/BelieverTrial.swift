import TouchInsight
import Tutor

/// Everybody who believes one wrong thing sits a review: how many of them it finds out.
struct BelieverTrial {
  let choices: Int
  let questions: Int
  let seed: UInt64

  func run() {
    let pool = ReviewPool(Concept.all, each: choices, seed: seed)
    var found = 0
    var missed: [String] = []
    for belief in Belief.all {
      let ranked = suspicion(of: belief.name, pool).ranked
      if ranked.first?.belief.name == belief.name {
        found += 1
      } else if let first = ranked.first,
        let place = ranked.firstIndex(where: { $0.belief.name == belief.name })
      {
        let share = (first.share * 100).rounded() / 100
        missed.append("\(belief.name) is number \(place + 1), behind \(first.belief.name) (\(share))")
      }
    }
    print("seed \(seed): \(questions) questions name \(found) of \(Belief.all.count) believers first")
    for line in missed { print("  " + line) }
  }

  private func suspicion(of belief: String, _ pool: ReviewPool) -> Suspicion {
    var (pool, suspicion, asked) = (pool, Suspicion(), [Drawn]())
    for _ in 0..<questions {
      guard let drawn = pool.next(suspicion, asked: asked) else { break }
      asked.append(drawn)
      suspicion.learn(drawn.answer(of: belief), to: drawn)
    }
    return suspicion
  }
}
