import TouchInsight

/// Whether an answer is right.
public struct Verdict: Sendable {
  public let isRight: Bool
  public let given: Answer
  /// Whose holders give this wrong answer.
  public let beliefs: [Belief]
}
