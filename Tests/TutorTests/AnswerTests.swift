import Testing

@testable import Tutor

struct AnswerTests {
  @Test func namesHaveNoOrder() {
    #expect(Answer.names(["B", "A"] as Set) == .names(["A", "B"]))
    #expect(Answer.sequence(["B", "A"]) != .sequence(["A", "B"]))
  }
}
