import SceneLanguage
import SceneSession
import TouchInsight
import TouchReport

/// A step on a slide: what is asked, what there is to choose from, and behind that, hidden at first, what is right.
extension SlidePainter {
  func step(_ number: Int, _ sheet: Paper.Sheet) -> [Slide.Part] {
    let heading = part([Message(nil, role: .heading, ClassWording.slideHeading(number, sheet))])
    return switch sheet.kind {
    case .question(let question): [heading] + asked(question) + answered(question) + trace(of: question)
    case .task(let task): [heading] + asked(task) + answered(task)
    }
  }

  private func asked(_ question: Question) -> [Slide.Part] {
    var parts = [part(SlidePainter.sentences(question.prompt)), tree(question.start)]
    if !question.lines.isEmpty {
      parts.append(part(question.lines.map { Message(nil, depth: 1, role: .action, ClassWording.typed($0)) }))
    }
    if !question.excerpt.isEmpty {
      parts.append(part(question.excerpt.map { Message(nil, depth: 1, Phrase(escaping: $0)) }))
    }
    for (index, option) in question.options.enumerated() {
      let text = ClassWording.choice(index + 1, option.text, option.explanation)
      parts.append(part([Message(nil, depth: 1, text, hang: 3)], isTight: index > 0))
    }
    return parts
  }

  private func answered(_ question: Question) -> [Slide.Part] {
    let answer = ClassWording.answerIs(question.text(of: question.key))
    var parts = [part([Message(.yes, role: .answer, answer)], kind: .answer)]
    for id in question.rules.prefix(3) {
      if let card = RuleCard.named(id) {
        parts.append(part([Message(.note, ClassWording.rule(id, card.statement))]))
      }
    }
    for choice in question.choices where choice.answer != question.key {
      guard let belief = choice.beliefs.first.flatMap({ Belief.named($0) }) else { continue }
      let text = ClassWording.whoSays(question.text(of: choice.answer), belief.sentence)
      parts.append(part([Message(.no, text)]))
    }
    return parts
  }

  private func asked(_ task: Paper.TaskSheet) -> [Slide.Part] {
    var parts: [Slide.Part] = []
    if let prompt = task.prompt { parts.append(part(SlidePainter.sentences(prompt))) }
    parts.append(tree(task.start))
    for (index, goal) in task.task.goals.enumerated() {
      parts.append(part([Message(.note, depth: 1, Phrase(escaping: goal.line.text))], isTight: index > 0))
    }
    return parts
  }

  private func answered(_ task: Paper.TaskSheet) -> [Slide.Part] {
    task.task.solutions.enumerated().map { index, solution in
      part([Message(.yes, ClassWording.typed(solution.text))], kind: index == 0 ? .answer : .text)
    }
  }

  /// The views, for everybody who cannot ask for them.
  private func tree(_ session: Session) -> Slide.Part { .init(said("tree", in: session)) }

  /// What the asked touch does, as `trace` tells it, a few lines at a time.
  private func trace(of question: Question) -> [Slide.Part] {
    SlidePainter.chunks(said("trace", in: question.end)).map { .init($0, kind: .trace) }
  }

  private func said(_ command: String, in session: Session) -> [[UInt8]] {
    var session = session
    session.settings.report = options
    var out: [UInt8] = []
    guard let statement = try? Parser.parse(command).first,
      (try? session.perform(statement, into: &out)) != nil
    else { return [] }
    return SlidePainter.lines(out)
  }

  private static func sentences(_ text: String) -> [Message] {
    text.lines.map { Message(nil, Phrase(escaping: $0)) }
  }
}
