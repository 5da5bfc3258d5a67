import SceneSession
import TouchReport

/// Some generated questions, one after the other, each with its answer: `quiz` about a concept, and `review`, which asks
/// what is due and finds out what somebody believes. A value: lines go in.
public struct QuizRun: Sendable {
  /// What is asked about.
  public enum Topic: Sendable {
    /// nil is everything.
    case concept(Concept?)
    /// What is due, the most urgent first, and how often which belief showed up before.
    case review(due: [String], seen: [String: Int])
  }

  let topic: Topic
  let count: Int
  /// With the same seed the same questions come.
  private(set) var seed: UInt64
  private let isSeeded: Bool
  /// For what could be read next.
  let lessons: [Lesson]
  public var settings: SessionSettings {
    didSet { work.settings = settings }
  }
  var stage = Stage.new
  var asked: [Drawn] = []
  var attempts: [LearningEvent.Attempt] = []
  var hints = 0
  var suspicion: Suspicion
  var pool: ReviewPool?
  /// The scene at hand.
  var work: Session

  enum Stage: Sendable {
    case new
    /// The last of `asked` waits for its answer.
    case asking
    /// Enter goes on.
    case answered
  }

  public static let usualCount = 5
  static let mostQuestions = 100
  /// Of each concept, so many questions are drawn for a review to choose from.
  static let choicesPerConcept = 4

  /// - Parameters:
  ///   - seed: nil takes the time at which it begins.
  ///   - session: whose settings and files it takes over.
  public init(
    _ topic: Topic, count: Int? = nil, seed: UInt64? = nil, lessons: [Lesson] = [], from session: Session
  ) {
    self.topic = topic
    self.count = min(max(1, count ?? Self.usualCount), Self.mostQuestions)
    self.seed = seed ?? 0
    isSeeded = seed != nil
    self.lessons = lessons
    settings = session.settings
    work = Session(settings: session.settings, files: session.files)
    if case .review(_, let seen) = topic {
      suspicion = Suspicion(seen: seen)
    } else {
      suspicion = Suspicion()
    }
  }

  /// The question that waits for an answer.
  var waiting: Drawn? { if case .asking = stage { asked.last } else { nil } }

  var isReview: Bool { if case .review = topic { true } else { false } }

  mutating func seed(at now: Double) {
    if !isSeeded { seed = Self.seed(at: now) }
  }

  /// A number that is short enough to be typed.
  static func seed(at now: Double) -> UInt64 { now.isFinite && now > 0 ? UInt64(now) % 100_000 : 0 }

  // MARK: Drawing

  mutating func draw() -> Drawn {
    switch topic {
    case .concept(let concept?): return draw(concept)
    case .concept(nil):
      var dice = Dice(seed: seed)
      let order = dice.shuffled(Concept.all)
      return draw(order[asked.count % order.count])
    case .review(let due, _):
      var pool = pool ?? ReviewPool(Concept.all, due: due, each: Self.choicesPerConcept, seed: seed)
      let next = pool.next(suspicion, asked: asked)
      self.pool = pool
      return next ?? QuestionBank.draw(Concept.all[asked.count % Concept.all.count], seed: seed)
    }
  }

  /// The first of some questions that is as hard as it should be now, or else the nearest.
  private func draw(_ concept: Concept) -> Drawn {
    let level = level
    var nearest = QuestionBank.draw(concept, seed: seed &+ UInt64(asked.count))
    for turn in 1..<UInt64(Self.mostDraws) where nearest.difficulty != level {
      let drawn = QuestionBank.draw(concept, seed: seed &+ UInt64(asked.count) &+ 100 * turn)
      if abs(drawn.difficulty - level) < abs(nearest.difficulty - level) { nearest = drawn }
    }
    return nearest
  }

  private static let mostDraws = 5

  /// Begins with 1: two right answers in a row lead one up, one that is not right leads one down.
  var level: Int {
    var (level, row) = (1, 0)
    for attempt in attempts {
      row = attempt.result == .right ? row + 1 : 0
      if attempt.result != .right { level = max(1, level - 1) }
      if row == 2 { (level, row) = (min(3, level + 1), 0) }
    }
    return level
  }
}
