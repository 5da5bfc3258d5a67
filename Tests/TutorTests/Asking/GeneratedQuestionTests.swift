import FuzzKit
import SceneSession
import Testing

@testable import Tutor

/// Over scenes by chance: keys are what `expect` says, and wrong answers are wrong.
struct GeneratedQuestionTests {
  /// Some views in one another, with what an app would do to them, and a touch.
  struct Drawn {
    var lines: [String] = []
    var recognizers: [String] = []
    let touch: String

    init(_ seed: UInt64) {
      var random = SplitMix64(seed: seed)
      func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
      let classes = ["view", "view", "view", "button", "label", "image", "switch", "stack", "control"]
      let words = [
        "isHidden on", "alpha 0", "alpha 0.5", "isUserInteractionEnabled off", "zPosition 5",
        "cornerRadius 20",
        "isMultipleTouchEnabled on", "clipsToBounds on",
      ]
      var names = ["root"]
      for number in 0..<(2 + below(6)) {
        let name = "v\(number)"
        let (x, y) = (below(120), below(120))
        let kind = classes[below(classes.count)]
        lines.append(
          "add \(name) to \(names[below(names.count)]) as \(kind) at \(x),\(y),\(60 + below(160)),\(60 + below(160))"
        )
        if kind == "button" || kind == "control", below(3) > 0 {
          lines.append("target \(name) touchUpInside vc.act\(number)")
        }
        if below(3) == 0 { lines.append("set \(name) \(words[below(words.count)])") }
        if below(3) == 0 {
          let recognizer = "r\(number)"
          lines.append("attach \(["tap", "tap", "pan", "longPress"][below(4)]) \(recognizer) to \(name)")
          recognizers.append(recognizer)
        }
        names.append(name)
      }
      let (x, y) = (20 + below(200), 20 + below(200))
      touch =
        [
          "tap \(x),\(y)", "tap \(x),\(y)", "press \(x),\(y) for 1s",
          "drag \(x),\(y) to \(below(300)),\(below(400)) steps 4",
        ][below(4)]
    }
  }

  private func claims(_ question: Tutor.Question) -> [String] {
    switch (question.ask, question.key) {
    case (.receiver, .names(let names)): ["hit " + (names.first ?? "nothing")]
    case (.cancelled, .names(let names)): names.map { "cancelled " + $0 }
    case (.state(let name), .state(let state)): ["state \(name) \(state)"]
    case (.chain, .sequence(let chain)): ["chain " + chain.joined(separator: " > ")]
    case (.line, .line(let line)): ["log \"\(line)\""]
    case (.winner, .names([])): []
    default: []
    }
  }

  @Test(arguments: 0..<20)
  func keysAreTrueAndWrongAnswersWrong(_ seed: Int) throws {
    let drawn = Drawn(UInt64(seed) &* 7919)
    let session = try Asking.session(drawn.lines)
    var asks: [Ask] = [
      .receiver(finger: nil), .winner, .cancelled, .order, .chain(of: nil), .line(missing: nil),
      .yesNo(claim: "hit v0"),
      .yesNo(claim: "no action"),
    ]
    asks += drawn.recognizers.prefix(1).map { .state(of: $0) }
    for ask in asks {
      let question: Tutor.Question
      do throws(QuestionFault) {
        let place = LessonPlace(line: 1)
        question = try QuestionMaker.question(
          Prediction(ask: ask, on: [LessonLine(drawn.touch, place)], expect: nil, askPlace: place),
          id: "\(seed)",
          prompt: nil, in: session)
      } catch {
        // A touch on nobody has no calls and no chain to ask about.
        #expect(error.message == QuestionWording.tooFewCalls, "\(ask): \(error.message)")
        continue
      }
      for claim in claims(question) {
        #expect(try Claim(claim).failure(in: question.end) == nil, "\(drawn.lines) \(drawn.touch): \(claim)")
      }
      let answers = question.choices.map(\.answer)
      #expect(Set(answers).count == answers.count)
      #expect(ask == .order || answers.filter { $0 == question.key }.count == 1)
      #expect(ask == .order || ask.isYesNo || (3...5).contains(answers.count), "\(ask) \(answers)")
      #expect(question.believed.allSatisfy { $0.answer != question.key && !$0.beliefs.isEmpty })
      #expect(question.choices.allSatisfy { $0.answer != question.key || $0.beliefs.isEmpty })
      for choice in question.believed {
        #expect(question.mark(choice.answer).beliefs.map(\.name) == choice.beliefs)
      }
      let again = try Asking.question(ask, on: [drawn.touch], in: session, id: "\(seed)")
      #expect(again.choices == question.choices && again.items == question.items)
    }
  }
}
