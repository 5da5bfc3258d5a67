/// A question with where it came from.
public struct Drawn: Sendable {
  public let concept: Concept
  public let seed: UInt64
  /// The family that it is of.
  public let template: String
  public let question: Question
  /// From 1, easy, to 3.
  public let difficulty: Int
  /// The lines that build its scene in a new one.
  public let script: [String]

  /// The beliefs that lead to a wrong answer here, and to which.
  public var exposed: [String: Answer] {
    var exposed: [String: Answer] = [:]
    for choice in question.believed {
      for belief in choice.beliefs { exposed[belief] = choice.answer }
    }
    return exposed
  }

  /// What somebody with this belief answers; without a belief, what is right.
  package func answer(of belief: String?) -> Answer {
    guard let belief else { return question.key }
    return question.believed.first { $0.beliefs.contains(belief) }?.answer ?? question.key
  }
}

extension Drawn: Equatable {
  public static func == (a: Drawn, b: Drawn) -> Bool {
    a.concept.id == b.concept.id && a.seed == b.seed && a.template == b.template
      && a.difficulty == b.difficulty
      && a.script == b.script && a.question.lines == b.question.lines && a.question.ask == b.question.ask
      && a.question.key == b.question.key && a.question.choices == b.question.choices
      && a.question.items == b.question.items && a.question.prompt == b.question.prompt
  }
}
