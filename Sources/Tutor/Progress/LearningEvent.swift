/// Something that a learner did. Progress is the sum of these, and nothing else is kept.
public enum LearningEvent: Sendable, Equatable {
  /// A step was shown: the lesson goes on from here next time.
  case reached(StepID)
  /// A lesson was taken up again where it was left, after another one.
  case resumed(StepID)
  /// A command that changed the scene of a task, so that the scene can be made again.
  case typed(StepID, line: String)
  /// The scene of a task is as it was at its start.
  case restarted(StepID)
  /// Hints up to this level were shown, from 1; 0 says that the scene of a question was tried in a sandbox before it was
  /// answered, which counts as one.
  case hinted(StepID, level: Int)
  case answered(StepID, Attempt)
  case finished(lesson: String)
  /// A generated question.
  case asked(concept: String, seed: UInt64, Attempt)
  /// Everything about a lesson is gone; nil is everything.
  case forgot(lesson: String?)

  /// A step, however it is numbered.
  public struct StepID: Sendable, Hashable {
    public let lesson: String
    public let step: String
    /// `Step.contentHash`.
    public let content: String

    public init(lesson: String, step: String, content: String) {
      self.lesson = lesson
      self.step = step
      self.content = content
    }
  }

  /// An answer with how it went.
  public struct Attempt: Sendable, Equatable {
    public enum Result: String, Sendable { case right, wrong, skipped }

    public var result: Result
    /// What was said, as typed.
    public var text: String
    /// How many levels of hints were seen before.
    public var hints = 0
    /// What the answer is about; those of the lesson, or the one that was asked about.
    public var concepts: [String] = []
    /// Beliefs that give this wrong answer.
    public var beliefs: [String] = []
    /// Beliefs that give any wrong answer here: whoever answers right does not hold them.
    public var exposes: [String] = []
    /// From 0 to 1; nil where nobody asked.
    public var confidence: Double?

    public init(_ result: Result, text: String) {
      self.result = result
      self.text = text
    }
  }
}

/// An event with the time at which it happened, in seconds since 1970.
public struct StampedEvent: Sendable, Equatable {
  public let time: Double
  public let event: LearningEvent

  public init(at time: Double, _ event: LearningEvent) {
    self.time = time
    self.event = event
  }
}
