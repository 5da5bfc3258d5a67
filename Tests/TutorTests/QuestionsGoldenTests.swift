import SceneSession
import Testing

@testable import Tutor

/// How a quiz and an interview look.
struct QuestionsGoldenTests {
  @Test(arguments: [80, 40])
  func quiz(columns: Int) throws {
    let topic = QuizRun.Topic.concept(Concept.named("controls-against-recognizers"))
    let session = Session.typing(true, columns: columns)
    let sitter = Sitter(QuizRun(topic, count: 3, seed: 4711, from: session))
    let right = try #require(sitter.run.waiting).question.keyText
    for line in ["hint", "answer " + right, ""] { sitter.type(line) }
    let wrong = try #require(sitter.run.waiting).question.wrongText
    for line in ["answer " + wrong, "", "skip", ""] { sitter.type(line) }
    #expect(sitter.isOver)
    try GoldenText.check("quiz-\(columns).txt", sitter.screen)
  }

  @Test(arguments: [80, 40])
  func interview(columns: Int) throws {
    let session = Session.typing(true, columns: columns)
    let sitter = Sitter(InterviewRun(questions: 3, minutes: 6, seed: 12, from: session))
    for place in 0..<6 {
      guard let question = sitter.run.waiting?.question else { break }
      let text = place % 2 == 0 ? question.keyText : question.wrongText
      sitter.type(text.hasPrefix("answer ") ? text : "answer " + text, after: 40)
      sitter.type(["80", "100", "", "60 %", "90", "50"][place], after: 5)
    }
    for line in ["report", ""] { sitter.type(line) }
    #expect(sitter.isOver)
    try GoldenText.check("interview-\(columns).txt", sitter.screen)
  }

  /// Nothing is said by colour or signs alone.
  @Test func plain() throws {
    var session = Session.typing(true)
    session.settings.report.isPlain = true
    let sitter = Sitter(QuizRun(.concept(Concept.named("hit-order")), count: 1, seed: 4711, from: session))
    for line in ["hint", "skip", ""] { sitter.type(line) }
    #expect(sitter.screen.utf8.allSatisfy { $0 < 0x80 })
  }
}
