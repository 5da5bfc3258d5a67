import SceneSession
import Testing
import TouchReport

@testable import Tutor

/// Keys, for every kind of question, and what cannot be asked.
struct QuestionTests {
  private let tapped = [
    "add A at 0,0,200,200", "add B to A at 0,0,100,100", "attach tap outer to A", "attach tap inner to B",
    "add buy as button at 220,0,80,44", "target buy touchUpInside vc.buy",
  ]

  private func key(_ ask: Ask, _ on: String...) throws -> Answer {
    try Asking.question(ask, on: on, tapped).key
  }

  @Test func receivers() throws {
    #expect(try key(.receiver(finger: nil), "tap 50 50") == .names(["B"]))
    #expect(try key(.receiver(finger: nil), "tap 500 900") == .names([String]()))
    #expect(try key(.receiver(finger: 2), "touch down 1 at 50,50 & down 2 at 150,150") == .names(["A"]))
    #expect(try key(.receiver(finger: nil), "touch down 1 at 50,50 & down 2 at 150,150") == .names(["B"]))
    #expect(try key(.receiver(finger: nil), "tap 50 50; tap 150 150") == .names(["A"]))
  }

  @Test func chains() throws {
    let rest = ["A", "root", "vc", "window", "scene", "app", "delegate"]
    #expect(try key(.chain(of: "A")) == .sequence(rest))
    #expect(try key(.chain(of: nil), "tap 50 50") == .sequence(["B"] + rest))
  }

  @Test func winners() throws {
    #expect(try key(.winner, "tap 50 50") == .names(["inner"]))
    #expect(try key(.winner, "tap 260 20") == .names(["buy"]))
    #expect(try key(.winner, "tap 10 400") == .names([String]()))
  }

  @Test func aControlThatNobodyListensToActs() throws {
    let lines = [
      "add buy as button at 0,0,80,44", "add flip as switch at 100,0,51,31",
      "add field as textField at 0,100,80,30",
    ]
    func key(_ on: String) throws -> Answer { try Asking.question(.winner, on: [on], lines).key }
    #expect(try key("tap 20 20") == .names(["buy"]))
    #expect(try key("tap flip") == .names(["flip"]))
    #expect(try key("touch down 1 at 20,20; touch cancel 1") == .names([String]()))
  }

  @Test func aControlWithOtherTargetsDoesNot() throws {
    let lines = ["add buy as button at 0,0,80,44", "target buy touchCancel vc.buy"]
    #expect(try Asking.question(.winner, on: ["tap 20 20"], lines).key == .names([String]()))
  }

  @Test func theCancelled() throws {
    #expect(try key(.cancelled, "tap 50 50") == .names(["B"]))
    #expect(try key(.cancelled, "tap 10 400") == .names([String]()))
  }

  @Test func aRecognizerThatEndsAsCancelled() throws {
    let question = try Asking.question(
      .cancelled, on: ["touch down 1 at 50,50; touch move 1 to 90,50; interrupt"],
      ["add A at 0,0,200,200", "attach pan drag to A"])
    #expect(question.key == .names(["A", "drag"]))
  }

  @Test func states() throws {
    #expect(try key(.state(of: "inner"), "tap 50 50") == .state("ended"))
    #expect(try key(.state(of: "outer"), "tap 50 50") == .state("failed"))
    #expect(try key(.state(of: "inner"), "tap 150 150") == .state("possible"))
  }

  @Test func claims() throws {
    #expect(try key(.yesNo(claim: "hit B"), "tap 50 50") == .yes(true))
    #expect(try key(.yesNo(claim: "hit A"), "tap 50 50") == .yes(false))
    #expect(try key(.yesNo(claim: "no action vc.handleOuter"), "tap 50 50") == .yes(true))
    #expect(try key(.yesNo(claim: "A alpha 1")) == .yes(true))
    #expect(try key(.yesNo(claim: "A alpha 0.5")) == .yes(false))
  }

  @Test func lines() throws {
    let line = "-[B touchesCancelled:withEvent:]"
    let question = try Asking.question(.line(missing: line), on: ["tap 50 50"], tapped)
    #expect(question.key == .line(line))
    #expect(question.excerpt.contains(MissingLine.blank))
    #expect(!question.excerpt.contains(line))
    #expect(question.excerpt.count <= 10)
  }

  @Test(arguments: [
    ("hit B", "HT-5"), ("not A", "HT-5"), ("action vc.handleInner", "GR-11"), ("cancelled B", "GR-16"),
    ("state outer failed", "GR-21"), ("state inner ended", "GR-10"),
  ])
  func rules(_ about: String, _ rule: String) throws {
    let question = try Asking.question(.rule(of: about), on: ["tap 50 50"], tapped)
    #expect(question.key == .rule(rule))
    #expect(question.choices.count == 4)
  }

  @Test func onlyOneRuleOnOfferCanBeDefended() throws {
    let question = try Asking.question(.rule(of: "cancelled B"), on: ["tap 50 50"], tapped)
    #expect(question.key == .rule("GR-16"))
    #expect(!question.choices.contains { $0.answer == .rule("EV-9") || $0.answer == .rule("GR-12") })
  }

  @Test func plainWordsBesideABeliefHaveNoSign() throws {
    let question = try Asking.question(.winner, on: ["tap 50 50"], tapped)
    for choice in question.choices where choice.answer != question.key {
      let text = Asking.text(ReportOptions(isPlain: true)) {
        $0.paint(question.mark(choice.answer), of: question, into: &$1)
      }
      #expect(!text.contains("No: believed") && !text.contains("Yes: happens"), "\(text)")
    }
  }

  @Test func ordersShowNoMoreThanSixCallsShuffled() throws {
    let question = try Asking.question(.order, on: ["tap 50 50"], tapped)
    guard case .sequence(let calls) = question.key else { throw Failed() }
    #expect((2...6).contains(calls.count))
    #expect(question.items.sorted() == calls.sorted())
    #expect(question.items != calls)
    #expect(calls.contains("-[vc handleInner:]"))
    let typed = question.text(of: question.key)
    #expect(question.mark(try question.answer(from: typed)).isRight)
  }

  private struct Failed: Error {}

  @Test func whatCannotBeAsked() throws {
    let session = try Asking.session(tapped)
    func fault(_ ask: Ask, _ on: String...) -> String? {
      do throws(QuestionFault) {
        let place = LessonPlace(line: 1)
        let prediction = Prediction(
          ask: ask, on: on.map { LessonLine($0, place) }, expect: nil, askPlace: place)
        _ = try QuestionMaker.question(prediction, id: "q", prompt: nil, in: session)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(fault(.receiver(finger: nil)) == QuestionWording.noTouch)
    #expect(fault(.receiver(finger: nil), "hit 50 50") == QuestionWording.noTouch)
    #expect(fault(.receiver(finger: nil), "shake") == QuestionWording.noFinger)
    #expect(fault(.receiver(finger: 3), "tap 50 50") == "finger 3 never goes down in these commands")
    #expect(fault(.winner, "tap Q") == "'tap Q' fails: there is no 'Q' in the scene")
    #expect(fault(.state(of: "A"), "tap 50 50") == "'A' is not a gesture recognizer")
    #expect(fault(.line(missing: "-[Q a]"), "tap 50 50") == "the log of the touch has no line '-[Q a]'")
    #expect(fault(.rule(of: "hit A"), "tap 50 50") == "'hit A' is not what happens, so no rule decided it")
    #expect(fault(.rule(of: "A"), "tap 50 50") != nil)
    #expect(fault(.yesNo(claim: "nonsense x"), "tap 50 50") != nil)
    #expect(fault(.chain(of: "inner")) != nil)
  }

  @Test func authorsAddAndRefuseAnswers() throws {
    let session = try Asking.session(tapped)
    let plain = try Asking.question(.receiver(finger: nil), on: ["tap 50 50"], in: session)
    #expect(plain.choices.contains { $0.answer == .names(["A"]) })
    let question = try Asking.question(
      .receiver(finger: nil), on: ["tap 50 50"], in: session, also: ["buy"], not: ["A", "nothing"])
    let answers = question.choices.map(\.answer)
    #expect(answers.contains(.names(["buy"])))
    #expect(!answers.contains(.names(["A"])) && !answers.contains(.names([String]())))
    #expect(throws: QuestionFault.self) {
      try Asking.question(.winner, on: ["tap 50 50"], in: session, also: ["zzz"])
    }
  }

  @Test func aWrongChainIsToldWhereItParts() throws {
    let question = try Asking.question(.chain(of: "B"), on: [], tapped)
    let verdict = question.mark(try question.answer(from: "B > A > vc"))
    let text = Asking.text { $0.paint(verdict, of: question, into: &$1) }
    #expect(text.contains("The first 2 links are right; then you said vc, and it is root."))
    #expect(text.contains("A.next is root"))
    #expect(text.contains("RC-2"))
  }

  @Test func privateViewsMayBeLeftOutOfAChain() throws {
    let question = try Asking.question(
      .chain(of: "root"), on: [], ["set system wrappers on"])
    guard case .sequence(let chain) = question.key else { throw Failed() }
    #expect(chain.contains("UITransitionView"))
    let short = chain.filter { !$0.hasPrefix("UI") }
    #expect(question.mark(.sequence(short)).isRight)
    #expect(!question.mark(.sequence(Array(short.dropLast()))).isRight)
  }

  @Test func aDoubtfulEditOnTheWayLeavesNoBeliefs() throws {
    let question = try Asking.question(
      .receiver(finger: nil), on: ["touch down 1 at 50,50", "set A alpha 0.5", "touch up 1"], tapped)
    #expect(question.key == .names(["B"]))
    #expect(question.believed.isEmpty)
    #expect(question.choices.count >= 3)
  }

  @Test func aRuleIsToldWithItsReason() throws {
    let question = try Asking.question(.rule(of: "not A"), on: ["tap 50 50"], tapped)
    let verdict = question.mark(try question.answer(from: "HT-8"))
    let text = Asking.text { $0.paint(verdict, of: question, into: &$1) }
    #expect(text.hasPrefix("✗ You said HT-8; HT-5 decides."))
    #expect(text.contains("What decided\n  ✗ "))
    #expect(text.contains("  HT-5: "))
  }

  @Test func aLineThatTheTutorPickedIsTheOneThatIsExplained() throws {
    let question = try Asking.question(.line(missing: nil), on: ["tap 50 50"], tapped)
    guard case .line(let line) = question.key else { throw Failed() }
    let wrong = try #require(question.choices.first { $0.answer != question.key && $0.beliefs.isEmpty })
    let text = Asking.text { $0.paint(question.mark(wrong.answer), of: question, into: &$1) }
    let words = line.dropFirst(2).dropLast().split(separator: " ")
    #expect(text.contains("What decided\n"))
    let fact = text.split(separator: "\n").first { $0.hasPrefix("  · ") } ?? ""
    #expect(fact.contains(words[0]), "\(line): \(fact)")
  }

  @Test func whatIsTypedIsNeverShownRaw() throws {
    let place = LessonPlace(line: 1)
    let prediction = Prediction(
      ask: .receiver(finger: nil), on: [LessonLine("tap 20 20", place)], expect: nil, askPlace: place)
    let question = try QuestionMaker.question(
      prediction, id: "q", prompt: "Who\u{1B}[31m?", in: try Asking.session(tapped))
    let text = Asking.text { $0.paint(question, into: &$1) }
    #expect(!text.utf8.contains(0x1B))
    #expect(text.contains("\\e[31m"))
    let shown = Asking.text { $0.paint(question.mark(.names([String]())), of: question, into: &$1) }
    #expect(!shown.utf8.contains(0x1B))
  }
}
