import Testing
import TouchInsight
import TouchReport

@testable import Tutor

/// Every belief has a question on which it gives a wrong answer, and that answer names it.
struct BelievedAnswerTests {
  @Test(arguments: Belief.all.map(\.name))
  func exampleNamesItsBelief(_ name: String) throws {
    let belief = try #require(Belief.named(name))
    let question = try #require(try Asking.question(for: belief), "no question tells \(name) from the truth")
    print("=== \(name) \(question.ask) choices \(question.choices.count)")
    print(Asking.text { $0.paint(question, into: &$1) })
    let answer = try #require(question.believed.first { $0.beliefs.contains(name) }?.answer)
    #expect(answer != question.key)
    if question.ask != .order { #expect(question.choices.contains { $0.answer == answer }) }
    let verdict = question.mark(answer)
    print(Asking.text { $0.paint(verdict, of: question, into: &$1) })
    #expect(!verdict.isRight)
    #expect(verdict.beliefs.contains { $0.name == name })
  }
}
