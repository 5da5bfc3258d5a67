/// What somebody of a given mind types at each step of a lesson.
public struct AnswerSheet: Sendable {
  public let entries: [Entry]

  /// One step.
  public struct Entry: Sendable, Equatable {
    public let lesson: String
    public let step: String
    /// The line to type.
    public let line: String
    public let isRight: Bool
    /// Names of the beliefs that the line shows.
    public let beliefs: [String]
  }

  /// A step that cannot be put has no entry: Enter leads past it.
  public init(_ lesson: Lesson, as mind: Mind) { self.init(PutSteps(lesson), as: mind) }

  init(_ steps: PutSteps, as mind: Mind) {
    entries = steps.all.compactMap { id, step in
      let seed = steps.lesson + "/" + id
      let choice: Choice? =
        switch step {
        case .question(let question): mind.choice(in: question, seed: seed)
        case .task(let judge): mind.choice(in: judge, seed: seed)
        }
      return choice.map {
        Entry(lesson: steps.lesson, step: id, line: $0.line, isRight: $0.isRight, beliefs: $0.beliefs)
      }
    }
  }

  /// What is typed, and what comes of it.
  struct Choice {
    let line: String
    let isRight: Bool
    var beliefs: [String] = []
  }
}
