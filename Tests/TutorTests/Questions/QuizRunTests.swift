import Foundation
import SceneLanguage
import SceneSession
import Testing

@testable import Tutor

/// A quiz and a review from their first question to their end.
struct QuizRunTests {
  private func quiz(
    _ id: String? = "hit-order", count: Int = 2, isTyping: Bool = false, lessons: [Lesson] = []
  ) -> Sitter<QuizRun> {
    let concept = id.flatMap { Concept.named($0) }
    return Sitter(
      QuizRun(.concept(concept), count: count, seed: 4711, lessons: lessons, from: .typing(isTyping)))
  }

  private func question(_ sitter: Sitter<QuizRun>) throws -> Question {
    try #require(sitter.run.waiting).question
  }

  @Test func aRightAnswerIsRememberedWithItsConcept() throws {
    let sitter = quiz()
    let drawn = try #require(sitter.run.waiting)
    #expect(sitter.type("answer " + drawn.question.keyText).contains("✓"))
    let attempt = try #require(sitter.attempts.first)
    #expect(attempt.result == .right)
    #expect(attempt.concepts == ["hit-order"])
    #expect(attempt.exposes == drawn.exposed.keys.sorted())
    #expect(sitter.events == [.asked(concept: "hit-order", seed: drawn.seed, attempt)])
  }

  @Test func nothingOfTheTouchIsToldBeforeTheAnswer() throws {
    let sitter = quiz()
    for sign in ["received", "Hit test", "touchesBegan"] { #expect(!sitter.screen.contains(sign)) }
    for line in ["tap 40 40", "trace", "log", "undo", "hit 40 40", "map receivers"] {
      #expect(sitter.type(line).hasPrefix("error: answer first"), "\(line)")
    }
    for line in ["tree", "rules", "help tap"] {
      #expect(!sitter.type(line).hasPrefix("error"), "\(line)")
    }
    #expect(sitter.events.isEmpty)
  }

  @Test func whoIsRightGetsHarderQuestionsAndWhoIsWrongEasierOnes() throws {
    func levels(right: Bool) throws -> [Int] {
      let sitter = quiz("cancels-touches", count: 6)
      var levels: [Int] = []
      while let drawn = sitter.run.waiting {
        levels.append(drawn.difficulty)
        let text = right ? drawn.question.keyText : drawn.question.wrongText
        sitter.type(text.hasPrefix("answer ") ? text : "answer " + text)
        if !sitter.isOver { sitter.type("") }
      }
      return levels
    }
    let (able, unable) = (try levels(right: true), try levels(right: false))
    #expect(able.reduce(0, +) > unable.reduce(0, +), "\(able) \(unable)")
    #expect(able.first == unable.first)
  }

  @Test func levelsGoUpBehindTwoAndDownBehindOne() {
    var run = QuizRun(.concept(nil), from: Session())
    var levels: [Int] = []
    for result in [true, true, true, true, true, false, true, false] {
      run.attempts.append(.init(result ? .right : .wrong, text: ""))
      levels.append(run.level)
    }
    #expect(levels == [1, 2, 2, 3, 3, 2, 2, 1])
  }

  @Test func whatIsNoAnswerIsNoTry() throws {
    let sitter = quiz()
    #expect(sitter.type("answer nosuchview").hasPrefix("error: "))
    #expect(sitter.type("answer 9").hasPrefix("error: "))
    #expect(sitter.attempts.isEmpty)
    #expect(sitter.run.waiting != nil)
  }

  @Test func hintsAreCounted() throws {
    let sitter = quiz()
    #expect(sitter.type("hint").contains("hint 1 of 3"))
    #expect(sitter.type("hint").contains("HT-"))
    let key = try question(sitter).keyText
    #expect(sitter.type("hint").contains("The answer is: \(key)"))
    sitter.type("hint")
    sitter.type("answer " + key)
    #expect(sitter.attempts.first?.hints == 3)
  }

  @Test func aSkippedQuestionShowsItsAnswer() throws {
    let sitter = quiz()
    #expect(sitter.type("skip").contains("The answer"))
    #expect(sitter.attempts.first?.result == .skipped)
  }

  @Test func whoTypesGoesOnWithEnterAndSeesTheTraceOfTheLastQuestion() throws {
    let sitter = quiz(isTyping: true)
    sitter.type("skip")
    #expect(sitter.type("answer 1").hasPrefix("error: this question is answered"))
    #expect(sitter.type("").contains("Question 2 of 2"))
    sitter.type("skip")
    #expect(!sitter.isOver)
    #expect(!sitter.type("trace").hasPrefix("error"))
    #expect(sitter.type("").contains("0 of 2 right, 2 skipped"))
    #expect(sitter.isOver)
  }

  @Test func aScriptNeedNotSayNext() throws {
    let sitter = quiz()
    sitter.type("skip")
    #expect(sitter.type("skip").contains("0 of 2 right, 2 skipped"))
    #expect(sitter.isOver)
  }

  @Test func whoLeavesIsToldHowItWent() throws {
    let sitter = quiz()
    sitter.type("answer " + (try question(sitter)).keyText)
    #expect(sitter.type("leave").contains("1 of 1 right"))
    #expect(sitter.isOver)
  }

  @Test func aWeakConceptLeadsToItsLesson() {
    let lesson = Lesson(id: "order", title: "In front", concepts: ["hit-order"], pieces: [], file: "order.md")
    let sitter = quiz(count: 1, lessons: [lesson])
    #expect(sitter.type("skip").contains("lesson order: In front"))
  }

  @Test func theSameSeedAsksTheSame() {
    let (first, second) = (quiz(nil, count: 3), quiz(nil, count: 3))
    for sitter in [first, second] { for _ in 0..<3 { sitter.type("skip") } }
    #expect(first.screen == second.screen)
    #expect(Set(first.run.asked.map(\.concept.id)).count == 3)
  }

  @Test func withoutASeedTheTimeIsOne() {
    let run = QuizRun(.concept(Concept.all[0]), count: 1, from: .typing())
    #expect(Sitter(run, at: 1_796_000_123).screen.contains("seed 123"))
  }

  @Test func aReviewAsksWhatIsDueFirst() {
    let topic = QuizRun.Topic.review(due: ["windows", "tables"], seen: [:])
    let sitter = Sitter(QuizRun(topic, count: 2, seed: 5, from: .typing()))
    for _ in 0..<2 { sitter.type("skip") }
    #expect(sitter.run.asked.map(\.concept.id) == ["windows", "tables"])
    #expect(sitter.screen.hasPrefix("Review"))
  }

  @Test func aReviewNamesWhatSomebodyBelieves() {
    let topic = QuizRun.Topic.review(due: [], seen: [:])
    let sitter = Sitter(QuizRun(topic, count: 12, seed: 7, from: .typing()))
    while let drawn = sitter.run.waiting {
      let answer = drawn.answer(of: "first-subview-wins")
      sitter.type("answer " + drawn.question.text(of: answer))
      if sitter.isOver { break }
      sitter.type("next")
    }
    let end = sitter.screen.components(separatedBy: "somebody who believes").last ?? ""
    #expect(end.contains("added first"), "\(sitter.screen.suffix(400))")
  }

  @Test func aConceptIsFoundByItsBeginning() throws {
    #expect(try Concept.find("Hit-Order").id == "hit-order")
    #expect(try Concept.find("simul").id == "simultaneity")
    #expect(throws: SessionError.self) { try Concept.find("hit") }
    #expect(throws: SessionError.self) { try Concept.find("nothing-like-it") }
  }
}

/// A seed that was shown can be typed.
struct SeedTests {
  @Test(arguments: [
    ("quiz", TutorCommand.quiz(nil, count: nil, seed: nil)),
    ("quiz seed 4711", .quiz(nil, count: nil, seed: 4711)),
    ("quiz hit-order 5 seed 4711", .quiz("hit-order", count: 5, seed: 4711)),
    ("quiz 3 seed 0", .quiz(nil, count: 3, seed: 0)),
    ("interview seed 12", .interview(questions: nil, minutes: nil, seed: 12)),
    ("interview 5 in 10 seed 12", .interview(questions: 5, minutes: 10, seed: 12)),
    ("interview 5 10", .interview(questions: 5, minutes: 10, seed: nil)),
  ])
  func isRead(line: String, command: TutorCommand) throws {
    let statements = try Parser.parse(line)
    #expect(statements.first?.command == .tutor(command))
  }

  @Test(arguments: ["quiz seed", "quiz seed -1", "quiz 3 4", "interview seed 123456", "interview 2 in"])
  func aBrokenOneIsRefused(line: String) { #expect(throws: ParseError.self) { try Parser.parse(line) } }
}
