import SceneSession
import Testing

@testable import Tutor

/// What learners type.
struct AnswerParserTests {
  private let lines = [
    "add A at 0,0,200,200", "add B to A at 0,0,100,100", "add \"2\" at 200,0,50,50",
    "add \"big one\" at 0,300,50,50",
    "attach tap outer to A", "attach tap inner to B",
  ]

  private func question(_ ask: Ask) throws -> Tutor.Question {
    try Asking.question(ask, on: ["tap 50 50"], lines)
  }

  private func error(_ ask: Ask, _ text: String) throws -> (String, String?)? {
    let question = try question(ask)
    do throws(SessionError) {
      _ = try question.answer(from: text)
      return nil
    } catch {
      guard case .tutor(let sentence) = error.reason else { return ("other", error.suggestion) }
      return (sentence, error.suggestion)
    }
  }

  @Test(arguments: ["nothing", "Nobody", "none", " NOTHING "])
  func nobody(_ text: String) throws {
    #expect(try question(.receiver(finger: nil)).answer(from: text) == .names([String]()))
  }

  @Test(arguments: [
    "inner, outer", "outer and inner", "inner,outer", "inner outer", "outer & inner", "inner, \"outer\"",
  ])
  func sets(_ text: String) throws {
    #expect(try question(.winner).answer(from: text) == .names(["inner", "outer"]))
  }

  @Test func numbersChooseAndQuotesName() throws {
    let question = try question(.receiver(finger: nil))
    #expect(try question.answer(from: "2") == question.choices[1].answer)
    #expect(try question.answer(from: "\"2\"") == .names(["2"]))
    #expect(try question.answer(from: "big one") == .names(["big one"]))
    #expect(try question.answer(from: "vc.view") == .names(["root"]))
  }

  @Test(arguments: [
    "B > A > root > vc > window > scene > app > delegate", "B A root vc window scene app delegate",
    "B, A, root, vc, window, scene, app, delegate",
    "B -> A -> root -> vc -> window -> scene -> app -> delegate",
  ])
  func chains(_ text: String) throws {
    let question = try question(.chain(of: "B"))
    #expect(question.mark(try question.answer(from: text)).isRight)
  }

  @Test func yesAndNo() throws {
    let question = try question(.yesNo(claim: "hit B"))
    for text in ["yes", "Y", "true", "1"] { #expect(try question.answer(from: text) == .yes(true)) }
    for text in ["no", "n", "FALSE", "2"] { #expect(try question.answer(from: text) == .yes(false)) }
  }

  @Test func statesRulesAndLines() throws {
    #expect(try question(.state(of: "inner")).answer(from: "Recognized") == .state("ended"))
    #expect(try question(.rule(of: "hit B")).answer(from: "gr16") == .rule("GR-16"))
    let line = "-[B touchesCancelled:withEvent:]"
    let question = try question(.line(missing: line))
    #expect(try question.answer(from: line) == .line(line))
    #expect(try question.answer(from: "B touchesCancelled:withEvent:") == .line(line))
  }

  @Test func orders() throws {
    let question = try question(.order)
    let numbers = question.items.indices.map { String($0 + 1) }
    let expected = Answer.sequence(question.items)
    #expect(try question.answer(from: numbers.joined(separator: " ")) == expected)
    #expect(try question.answer(from: numbers.joined(separator: ", ")) == expected)
    #expect(try question.answer(from: numbers.joined()) == expected)
  }

  @Test func whatIsNoAnswerSaysWhatWouldBe() throws {
    var found = try error(.receiver(finger: nil), "aa")
    #expect(found?.0 == "there is no 'aa' in the scene")
    #expect(found?.1 == "answer 1")
    found = try error(.winner, "iner, outer")
    #expect(found?.1 == "answer inner, outer")
    #expect(try error(.receiver(finger: nil), "9")?.0 == "the choices are numbered from 1 to 4")
    #expect(try error(.receiver(finger: nil), "0") != nil)
    #expect(try error(.receiver(finger: nil), "\"A")?.0 == "a quote is not closed")
    #expect(try error(.receiver(finger: nil), "  ")?.0 == "an answer is needed")
    #expect(try error(.yesNo(claim: "hit B"), "perhaps")?.0 == "the answer is yes or no")
    #expect(try error(.order, "1 1 2") != nil)
    #expect(try error(.state(of: "inner"), "done") != nil)
    #expect(try error(.rule(of: "hit B"), "XY-1") != nil)
    #expect(try error(.line(missing: nil), "hello") != nil)
  }

  @Test(arguments: [
    Ask.receiver(finger: nil), .winner, .cancelled, .order, .line(missing: nil), .chain(of: "B"),
    .state(of: "inner"), .rule(of: "hit B"), .yesNo(claim: "hit A"),
  ])
  func everyTextThatIsShownCanBeTyped(_ ask: Ask) throws {
    let question = try question(ask)
    for choice in question.choices {
      #expect(try question.answer(from: question.text(of: choice.answer)) == choice.answer)
    }
    #expect(question.mark(try question.answer(from: question.text(of: question.key))).isRight)
  }

  @Test(arguments: ["a", "A.", "`A`", "'A'", "\u{201C}A\u{201D}", " `a`. "])
  func marksAndCapitalsDoNotMatter(_ text: String) throws {
    #expect(try question(.receiver(finger: nil)).answer(from: text) == .names(["A"]))
  }

  @Test func capitalsMatterWhereTwoNamesDifferInThemAlone() throws {
    let question = try Asking.question(
      .receiver(finger: nil), on: ["tap 50 50"], ["add late at 0,0,100,100", "add LATE at 200,0,50,50"])
    #expect(try question.answer(from: "LATE") == .names(["LATE"]))
    #expect(throws: SessionError.self) { try question.answer(from: "Late") }
  }

  @Test(arguments: ["2.", "2)", "(2)", "２", "２．"])
  func numbersOfChoicesAsPeopleTypeThem(_ text: String) throws {
    let question = try question(.receiver(finger: nil))
    #expect(try question.answer(from: text) == question.choices[1].answer)
  }

  @Test func fullStopsAndOtherCommas() throws {
    #expect(try question(.yesNo(claim: "hit B")).answer(from: "No.") == .yes(false))
    #expect(try question(.receiver(finger: nil)).answer(from: "Nothing.") == .names([String]()))
    #expect(try question(.rule(of: "hit B")).answer(from: "HT-8.") == .rule("HT-8"))
    for text in ["inner，outer", "inner、outer", "inner, outer."] {
      #expect(try question(.winner).answer(from: text) == .names(["inner", "outer"]))
    }
  }

  @Test func statesChainsAndLinesAsPeopleTypeThem() throws {
    for text in ["canceled", ".cancelled", ".canceled"] {
      #expect(try question(.state(of: "inner")).answer(from: text) == .state("cancelled"))
    }
    let chain = try question(.chain(of: "B"))
    for end in [" > nil", " -> nil", ", nil"] {
      let text = "B > A > root > vc > window > scene > app > delegate" + end
      #expect(chain.mark(try chain.answer(from: text)).isRight)
    }
    let line = "-[B touchesCancelled:withEvent:]"
    let question = try question(.line(missing: line))
    #expect(try question.answer(from: "-[ B   touchesCancelled:withEvent: ]") == .line(line))
  }

  @Test(arguments: ["-", ",", ", ", ". "])
  func ordersWithMarksBetween(_ mark: String) throws {
    let question = try question(.order)
    let text = question.items.indices.map { String($0 + 1) }.joined(separator: mark)
    #expect(try question.answer(from: text) == .sequence(question.items))
  }
}
