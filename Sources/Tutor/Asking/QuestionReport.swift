import SceneSession
import TouchInsight
import TouchModel
import TouchReport

/// A question as it is shown, and what is said to an answer.
public struct QuestionReport: Sendable {
  package let painter: Painter

  public init(options: ReportOptions) { painter = Painter(options) }

  // MARK: The question

  /// The prompt, the touch, what there is to choose from, and how to answer.
  public func paint(_ question: Question, into out: inout [UInt8]) {
    painter.paint(Message(nil, role: .heading, QuestionWording.text(question.prompt), hang: 0), into: &out)
    let isSaid = question.lines.count == 1 && question.prompt.contains(question.lines[0])
    if !isSaid {
      for line in question.lines {
        painter.paint(Message(nil, depth: 1, role: .action, QuestionWording.text(line)), into: &out)
      }
    }
    for line in question.excerpt {
      painter.paint(Message(nil, depth: 1, QuestionWording.text(line)), into: &out)
    }
    for (index, item) in question.items.enumerated() { paint(index, QuestionWording.text(item), into: &out) }
    if !question.ask.isYesNo {
      for (index, choice) in question.choices.enumerated() {
        paint(index, self.phrase(choice.answer, question), into: &out)
      }
    }
    painter.paint(Message(nil, role: .quiet, QuestionWording.howToAnswer(question)), into: &out)
  }

  private func paint(_ index: Int, _ phrase: Phrase, into out: inout [UInt8]) {
    painter.paint(Message(nil, depth: 1, QuestionWording.choice(index + 1, phrase), hang: 3), into: &out)
  }

  private func phrase(_ answer: Answer, _ question: Question) -> Phrase {
    if case .rule(let id) = answer, let card = RuleCard.named(id) { return QuestionWording.rule(card) }
    return QuestionWording.text(question.text(of: answer))
  }

  // MARK: The answer to an answer

  /// Right: so it is, and the rule. Wrong: what the belief behind it expects beside what happens, and the rule.
  /// - Parameter offersTrace: the touch is at hand, so that `trace` tells it.
  public func paint(
    _ verdict: Verdict, of question: Question, offersTrace: Bool = true, into out: inout [UInt8]
  ) {
    let statement = QuestionWording.statement(question)
    if verdict.isRight {
      paintRight(statement, isYesNo: question.ask.isYesNo, into: &out)
      paintRules(question.rules.prefix(1), into: &out)
      return
    }
    let given = QuestionWording.given(verdict.given, question)
    painter.paint(Message(.no, role: .answer, QuestionWording.wrong(given, statement)), into: &out)
    paintReasons(verdict, question, into: &out)
    if offersTrace, !question.end.sequence.isEmpty {
      painter.paint(Message(nil, role: .quiet, QuestionWording.traceTells), into: &out)
    }
  }

  /// `Yes` would be odd before the answer to a yes-no question.
  private func paintRight(_ statement: Phrase, isYesNo: Bool, into out: inout [UInt8]) {
    if painter.options.isPlain, isYesNo {
      painter.paint(Message(nil, role: .answer, QuestionWording.rightly(statement)), into: &out)
      return
    }
    let text =
      isYesNo
      ? QuestionWording.rightly(statement)
      : painter.options.isPlain ? QuestionWording.rightPlain(statement) : QuestionWording.right(statement)
    painter.paint(Message(.yes, role: .answer, text), into: &out)
  }

  /// What is shown to those who skip.
  public func paintAnswer(of question: Question, into out: inout [UInt8]) {
    let text = QuestionWording.theAnswer(QuestionWording.statement(question))
    painter.paint(Message(.note, role: .answer, text), into: &out)
    paintFacts(question, into: &out)
  }

  private func paintReasons(_ verdict: Verdict, _ question: Question, into out: inout [UInt8]) {
    if case .chain = question.ask, paintLink(verdict.given, question, into: &out) { return }
    let asked = AskedRun(start: question.start, end: question.end)
    for belief in verdict.beliefs.prefix(1) {
      guard let comparison = asked.comparison(with: belief) else { break }
      let given = QuestionWording.given(verdict.given, question)
      let ask = question.ask
      let pair = Reporter(options: painter.options).firstDifference(
        comparison, about: { ask.isAbout($0, asked.truth.before) }, asked.truth.before)
      let head =
        pair.isEmpty
        ? QuestionWording.believes(belief, given) : QuestionWording.whoBelieves(belief, given)
      painter.paint(Message(nil, head), into: &out)
      painter.paint(plainly(pair), into: &out)
      paintRules([rule(against: belief, verdict.given, question, asked)][...], into: &out)
      if let other = verdict.beliefs.dropFirst().first {
        painter.paint(Message(.note, role: .quiet, QuestionWording.alsoBelieved(other)), into: &out)
      }
      return
    }
    paintFacts(question, expected: verdict.given, into: &out)
  }

  /// The rule that speaks against a belief; for those about many things, the one that decided.
  private func rule(
    against belief: Belief, _ given: Answer, _ question: Question, _ asked: AskedRun
  ) -> String {
    let first = belief.rules[0]
    // What speaks against a narrow belief does so wherever it leads astray.
    guard belief.isBroad || belief.rules.contains("UC-25"),
      let reader = try? AnswerReader(question.askAgain, asked, [])
    else { return first }
    let decided = asked.decisions(for: question.askAgain, reader, expected: given).map(\.rule)
    // Where nothing competed, nothing but the gesture decided.
    guard let rule = decided.first, rule != "GR-10" else { return first }
    // A card that no fact carries may tell more than the rule of the fact, where it is about the same.
    let isComment = RuleID(rawValue: first) == nil && RuleID(rawValue: rule) != nil
    if isComment, first.prefix(2) == rule.prefix(2) { return first }
    return belief.rules.first { decided.prefix(2).contains($0) } ?? rule
  }

  /// In plain output `No:` before what somebody believed would answer a question that nobody asked.
  private func plainly(_ messages: [Message]) -> [Message] {
    guard painter.options.isPlain else { return messages }
    return messages.map { message in
      var message = message
      message.sign = nil
      return message
    }
  }

  /// Without a belief: what decided.
  private func paintFacts(_ question: Question, expected: Answer? = nil, into out: inout [UInt8]) {
    let asked = AskedRun(start: question.start, end: question.end)
    if case .yesNo(let text) = question.ask, let failure = try? Claim(text).failure(in: question.end) {
      painter.paint(Message(.note, QuestionWording.instead(failure)), into: &out)
    }
    let reporter = Reporter(options: painter.options)
    let ask = question.askAgain
    guard let reader = try? AnswerReader(ask, asked, []) else {
      paintRules(question.rules.prefix(1), into: &out)
      return
    }
    let decisions = asked.decisions(for: ask, reader, expected: expected)
    if case .not(let view)? = reader.rule, let point = asked.contact(of: nil)?.point,
      let obstacle = Insight.whyNot(view, at: point, in: asked.truth.before)?.obstacles.first
    {
      painter.paint(Message(nil, role: .heading, QuestionWording.decided), into: &out)
      painter.paint(plainly(reporter.obstacle(obstacle, to: view, asked.truth.before)), into: &out)
    } else if let obstacle = decisions.first?.obstacle, let view = decisions.first?.view {
      painter.paint(Message(nil, role: .heading, QuestionWording.decided), into: &out)
      painter.paint(plainly(reporter.obstacle(obstacle, to: view, asked.truth.before)), into: &out)
    } else if let fact = decisions.first?.fact {
      painter.paint(Message(nil, role: .heading, QuestionWording.decided), into: &out)
      painter.paint(reporter.sentence(fact, asked.truth.before), into: &out)
    }
    paintRules((expected == nil ? question.rules : decisions.map(\.rule)).prefix(1), into: &out)
  }

  private func paintRules(_ ids: ArraySlice<String>, into out: inout [UInt8]) {
    for card in ids.compactMap({ RuleCard.named($0) }) {
      painter.paint(Message(nil, depth: 1, role: .quiet, QuestionWording.rule(card)), into: &out)
    }
  }

  // MARK: Chains

  /// Where a chain parts from the true one, and why it goes on as it does.
  private func paintLink(_ given: Answer, _ question: Question, into out: inout [UInt8]) -> Bool {
    guard case .sequence(let said) = given, case .sequence(let chain) = question.key,
      let start = chain.first.flatMap({ question.end.scene.object(named: $0) })
    else { return false }
    let scene = question.end.scene
    let place = zip(said, chain).prefix { $0 == $1 }.count
    if place == 0 {
      guard let first = said.first else { return false }
      painter.paint(Message(.no, depth: 1, QuestionWording.firstLinkWrong(first, chain[0])), into: &out)
      return false
    }
    let next = place < chain.count ? chain[place] : nil
    let link = QuestionWording.firstLink(place, place < said.count ? said[place] : nil, next)
    painter.paint(Message(.no, depth: 1, link), into: &out)
    let responders = scene.chain(from: start)
    guard place <= responders.count, let rule = scene.nextAndRule(of: responders[place - 1])?.rule,
      let card = RuleCard.card(of: rule)
    else { return true }
    painter.paint(Message(.yes, depth: 1, QuestionWording.nextOf(chain[place - 1], next)), into: &out)
    painter.paint(Message(nil, depth: 1, role: .quiet, QuestionWording.rule(card)), into: &out)
    return true
  }
}

extension Question {
  /// What was asked, with the line that the tutor picked.
  fileprivate var askAgain: Ask {
    if case .line = ask, case .line(let line) = key { .line(missing: line) } else { ask }
  }
}
