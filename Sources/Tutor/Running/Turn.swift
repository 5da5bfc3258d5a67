import SceneSession

/// What came of one line that a learner typed.
public struct Turn: Sendable {
  /// To be printed.
  public var output: [UInt8] = []
  /// To be remembered, in this order.
  public var events: [LearningEvent] = []
  /// The lesson, the quiz or the interview is left.
  public var isOver = false
  /// What only the shell can do: another lesson, the progress, the lines that were typed, the way out.
  public var effect = Session.Effect.done

  public init() {}
}
