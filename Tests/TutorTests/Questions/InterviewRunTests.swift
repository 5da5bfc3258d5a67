import Foundation
import SceneLanguage
import SceneSession
import Testing

@testable import Tutor

/// An interview: timed, without a word about right or wrong before its end.
struct InterviewRunTests {
  private func interview(_ questions: Int = 3, minutes: Double = 5, seed: UInt64 = 4711) -> Sitter<
    InterviewRun
  > {
    Sitter(InterviewRun(questions: questions, minutes: minutes, seed: seed, from: .typing()))
  }

  /// Answers what waits, right or wrong.
  private func answer(_ sitter: Sitter<InterviewRun>, right: Bool, sure: String = "") throws {
    let question = try #require(sitter.run.waiting).question
    let text = right ? question.keyText : question.wrongText
    sitter.type(text.hasPrefix("answer ") ? text : "answer " + text)
    sitter.type(sure)
  }

  @Test func nobodySaysWhatIsRight() throws {
    let sitter = interview()
    for place in 0..<2 { try answer(sitter, right: place == 0, sure: "80") }
    for sign in ["✓", "✗", "You said", "Who believes"] { #expect(!sitter.screen.contains(sign), "\(sign)") }
    #expect(sitter.type("hint").hasPrefix("error: an interviewer gives no hints"))
    #expect(sitter.type("tap 40 40").hasPrefix("error: answer first"))
  }

  @Test func allRightIsAllPoints() throws {
    let sitter = interview()
    while sitter.run.waiting != nil { try answer(sitter, right: true, sure: "100 %") }
    #expect(sitter.run.score.points == sitter.run.score.of)
    #expect(QuizWording.calibrationText(sitter.run.calibration).contains("you know well what you know"))
    #expect(sitter.attempts.allSatisfy { $0.result == .right && $0.confidence == 1 })
    #expect(sitter.attempts.count == 3)
  }

  @Test func whoIsSureAndWrongIsTold() throws {
    let sitter = interview()
    while sitter.run.waiting != nil { try answer(sitter, right: false, sure: "90") }
    #expect(sitter.run.score.points == 0)
    #expect(QuizWording.calibrationText(sitter.run.calibration).contains("surer than you should be"))
    #expect(sitter.run.calibration?.right == 0)
  }

  @Test func theTimeEndsIt() throws {
    let sitter = interview(minutes: 1)
    try answer(sitter, right: true)
    #expect(sitter.type("tree", after: 30).contains("root"))
    let output = sitter.type("1", after: 31)
    #expect(output.contains("Time is over"))
    #expect(output.contains("1 of 2 right"))
    #expect(output.contains("Not answered in time"))
    #expect(output.contains(", 1 not answered in time"))
    #expect(sitter.type("report").contains("- Not answered in time"))
    #expect(sitter.attempts.map(\.result) == [.right, .skipped])
    #expect(sitter.run.end - sitter.run.start == 60)
  }

  @Test func confidenceIsAskedAndMayBeLeftOut() throws {
    let sitter = interview(1)
    let question = try #require(sitter.run.waiting).question
    #expect(sitter.type("answer " + question.keyText).contains("How sure"))
    #expect(sitter.type("30").hasPrefix("error: how sure you are goes from 50"))
    #expect(sitter.attempts.isEmpty)
    sitter.type("")
    #expect(sitter.attempts.first?.confidence == nil)
    #expect(sitter.attempts.first?.result == .right)
  }

  @Test func everySecondQuestionHasOneBehindIt() throws {
    var kinds: Set<String> = []
    for seed in 0..<UInt64(12) {
      let sitter = interview(4, minutes: 60, seed: seed)
      while sitter.run.waiting != nil { try answer(sitter, right: true) }
      let leads = sitter.run.items.compactMap(\.lead)
      #expect(leads.count <= 2)
      for item in sitter.run.items {
        guard let lead = item.lead else { continue }
        switch lead {
        case .whatIf:
          kinds.insert("what if")
          #expect(item.question.key != item.drawn.question.key)
          #expect(item.question.ask == item.drawn.question.ask)
        case .why: kinds.insert("why")
        case .whoElse: kinds.insert("who else")
        }
        #expect(item.event == nil)
      }
    }
    #expect(kinds == ["what if", "why", "who else"])
  }

  @Test func itGetsHarderAndEveryPartIsAskedAbout() throws {
    let sitter = interview(5, minutes: 60)
    while sitter.run.waiting != nil { try answer(sitter, right: true) }
    let mains = sitter.run.items.filter { !$0.isFollowUp }
    #expect(Set(mains.map(\.concept.area)).count == 5)
    #expect(mains.first.map(\.points) ?? 3 <= mains.last.map(\.points) ?? 0)
    #expect(sitter.run.rubric.count == 5)
  }

  @Test func theReportIsMarkdownAtTheEnd() throws {
    let sitter = interview(2)
    #expect(sitter.type("report").hasPrefix("error: the report comes at the end"))
    while sitter.run.waiting != nil { try answer(sitter, right: false, sure: "70") }
    #expect(!sitter.isOver)
    let report = sitter.type("report")
    #expect(report.hasPrefix("# Interview, seed 4711\n"))
    #expect(report.contains("| part | points | questions |"))
    #expect(report.contains("- Wrong: `"))
    #expect(report.contains("70 % sure"))
    for item in sitter.run.items {
      for choice in item.question.choices where !item.question.ask.isYesNo {
        #expect(report.contains("- `\(item.question.words(for: choice.answer))`"))
      }
    }
    sitter.type("")
    #expect(sitter.isOver)
  }

  @Test func theReportSaysAnswersInWordsWhereNumbersWereTyped() throws {
    for seed in 0..<UInt64(10) {
      let sitter = interview(3, minutes: 60, seed: seed)
      while let question = sitter.run.waiting?.question {
        sitter.type(question.ask == .order ? "answer " + question.keyText : "answer 1")
        sitter.type("")
      }
      let report = sitter.type("report")
      #expect(!report.contains(/- (Right|Wrong): `[0-9 ]+`/), "\(seed)")
      #expect(!report.contains(/- It is `[0-9 ]+`/), "\(seed)")
    }
  }

  @Test func whatComesBehindAQuestionDoesNotAnswerIt() throws {
    for seed in 0..<UInt64(30) {
      let sitter = interview(4, minutes: 60, seed: seed)
      while sitter.run.waiting != nil { try answer(sitter, right: true) }
      for item in sitter.run.items {
        guard let lead = item.lead, case .receiver = item.drawn.question.ask,
          case .names(let names) = item.drawn.question.key
        else { continue }
        #expect(lead != .whoElse)
        let words = QuizWording.leadText(lead) + " " + item.question.prompt
        for name in names { #expect(!words.split(separator: " ").contains(Substring(name)), "\(words)") }
      }
    }
  }

  @Test(arguments: ["interview 4 0", "interview 4 in -3", "interview 4 in 1000"])
  func anInterviewWithoutTimeIsRefused(_ line: String) {
    let error = #expect(throws: ParseError.self) { try Parser.parse(line) }
    #expect(error?.suggestion?.hasPrefix("interview 4") == true, "\(error?.suggestion ?? "")")
  }

  @Test func whoLeavesEarlyIsAskedNoMore() throws {
    let sitter = interview(4)
    try answer(sitter, right: true)
    #expect(sitter.type("leave").contains("1 of 1 right"))
    #expect(sitter.isOver)
    #expect(sitter.attempts.count == 1)
  }

  @Test func theSameSeedAndTimesAreTheSameInterview() throws {
    let (first, second) = (interview(3), interview(3))
    for sitter in [first, second] {
      while sitter.run.waiting != nil { try answer(sitter, right: true, sure: "60") }
    }
    #expect(first.screen == second.screen)
    #expect(first.events == second.events)
  }
}
