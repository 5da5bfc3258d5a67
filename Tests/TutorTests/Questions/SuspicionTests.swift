import SceneSession
import Testing
import TouchInsight

@testable import Tutor

/// Twelve questions of a review find out what somebody believes.
struct SuspicionTests {
  private static let pool = ReviewPool(Concept.all, each: QuizRun.choicesPerConcept, seed: 7)

  private func suspicion(of belief: String?, after count: Int) -> Suspicion {
    var (pool, suspicion, asked) = (Self.pool, Suspicion(), [Drawn]())
    for _ in 0..<count {
      guard let drawn = pool.next(suspicion, asked: asked) else { break }
      asked.append(drawn)
      suspicion.learn(drawn.answer(of: belief), to: drawn)
    }
    return suspicion
  }

  @Test func mostBelieversAreNamedFirst() {
    let missed = Belief.all.map(\.name).filter { name in
      suspicion(of: name, after: 12).ranked.first?.belief.name != name
    }
    #expect(missed.count <= 8, "not named first: \(missed)")
  }

  @Test func whoKnowsIsNotAccused() { #expect(suspicion(of: nil, after: 12).named.isEmpty) }

  @Test func nothingIsSaidBeforeAnyAnswer() { #expect(Suspicion().named.isEmpty) }

  @Test func theFirstQuestionTellsMost() throws {
    var pool = Self.pool
    let suspicion = Suspicion()
    let (first, second) = (pool.next(suspicion, asked: []), pool.next(suspicion, asked: []))
    #expect(suspicion.information(of: try #require(first)) >= suspicion.information(of: try #require(second)))
  }

  @Test func whatIsDueIsAskedFirst() throws {
    var pool = ReviewPool(Concept.all, due: ["tables", "windows"], each: 1, seed: 3)
    let first = pool.next(Suspicion(), asked: [])
    #expect(first?.concept.id == "tables")
    let second = pool.next(Suspicion(), asked: [try #require(first)])
    #expect(second?.concept.id == "windows")
  }
}
