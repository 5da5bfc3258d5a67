/// What somebody did at a step.
public struct StepProgress: Sendable, Equatable {
  /// The level that was shown, from 1; 0 is none.
  public private(set) var hints = 0
  public private(set) var rightAnswers = 0
  public private(set) var wrongAnswers = 0
  public private(set) var skips = 0
  /// From 0 to 1, of the best answer.
  public private(set) var points = 0.0
  /// Beliefs that showed in a wrong answer.
  public private(set) var beliefs: Set<String> = []
  /// `Step.contentHash` at the last answer; nil where there was none.
  public private(set) var answeredContent: String?

  public init() {}

  /// It was answered right, or skipped.
  public var isSettled: Bool { rightAnswers + skips > 0 }

  /// What was answered was another version of this step. It counts all the same.
  public func isOfOlderVersion(than step: Step) -> Bool {
    answeredContent.map { $0 != step.contentHash } ?? false
  }

  // MARK: Events

  mutating func hint(_ level: Int) { hints = max(hints, level) }

  mutating func answer(_ attempt: LearningEvent.Attempt, content: String) {
    hint(attempt.hints)
    answeredContent = content
    beliefs.formUnion(attempt.beliefs)
    switch attempt.result {
    case .right:
      points = max(points, Points.of(hints: attempt.hints))
      rightAnswers += 1
    case .wrong: wrongAnswers += 1
    case .skipped: skips += 1
    }
  }
}

/// What an answer is worth.
public enum Points {
  static let least = 0.25

  /// A right answer is worth 1. Each level of hints that was seen before it costs a quarter, but a quarter is left. A wrong
  /// answer and a skip are worth nothing, and take nothing away.
  public static func of(hints: Int) -> Double { max(least, 1 - 0.25 * Double(max(0, min(hints, 4)))) }
}
