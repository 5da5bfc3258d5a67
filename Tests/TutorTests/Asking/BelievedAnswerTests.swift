import Testing
import TouchInsight
import TouchReport

@testable import Tutor

/// Every belief has a question on which it gives a wrong answer, and that answer names it.
struct BelievedAnswerTests {
  @Test(arguments: Belief.all.map(\.name))
  func exampleNamesItsBelief(_ name: String) throws {
    let belief = try #require(Belief.named(name))
    let found = try Asking.question(for: belief)
    let question = try #require(found, "no question tells \(name) from the truth")
    let choice = question.believed.first { $0.beliefs.contains(name) }
    let answer = try #require(choice?.answer)
    #expect(answer != question.key)
    #expect(question.ask == .order || question.choices.contains { $0.answer == answer })
    let verdict = question.mark(answer)
    #expect(!verdict.isRight)
    #expect(verdict.beliefs.contains { $0.name == name })
  }

  @Test(arguments: [
    ("wide", ReportOptions()), ("narrow", ReportOptions(columns: 40, isASCII: true)),
    ("plain", ReportOptions(isPlain: true)), ("colour", ReportOptions(isColour: true)),
  ])
  func whatIsSaidToIt(_ name: String, _ options: ReportOptions) throws {
    var text = ""
    for belief in Belief.all {
      let found = try Asking.question(for: belief)
      let question = try #require(found)
      let choice = question.believed.first { $0.beliefs.contains(belief.name) }
      let answer = try #require(choice?.answer)
      text += "# \(belief.name)\n"
      text += Asking.text(options) { $0.paint(question, into: &$1) }
      text += Asking.text(options) { $0.paint(question.mark(answer), of: question, into: &$1) }
      text += Asking.text(options) { $0.paint(question.mark(question.key), of: question, into: &$1) }
      text += "\n"
    }
    let limit = options.columns
    if !options.isPlain, !options.isColour {
      #expect(!text.split(separator: "\n").contains { !$0.hasPrefix("#") && $0.count > limit })
    }
    try GoldenText.check("feedback-\(name).txt", text)
  }
}
