import SceneSession
import TouchReport

/// A timed talk about touches: questions of every kind, the later the harder, some with another one behind them. Nobody
/// says what is right before the end. A value: lines go in, with the time at which they were typed.
public struct InterviewRun: Sendable {
  let count: Int
  /// In seconds.
  let duration: Double
  /// With the same seed the same questions come.
  private(set) var seed: UInt64
  private let isSeeded: Bool
  public var settings: SessionSettings {
    didSet { work.settings = settings }
  }
  var stage = Stage.new
  /// Asked so far, the one at hand last.
  var items: [InterviewItem] = []
  var start = 0.0
  var end = 0.0
  var work: Session

  enum Stage: Sendable {
    case new
    /// The last question waits for its answer.
    case asking
    /// How sure the learner is of the last answer.
    case weighing
    /// The report was told; it can be asked for as Markdown.
    case over
  }

  public static let usualCount = 6
  public static let usualMinutes = 12.0
  static let mostQuestions = 60

  public init(questions: Int? = nil, minutes: Double? = nil, seed: UInt64? = nil, from session: Session) {
    count = min(max(1, questions ?? Self.usualCount), Self.mostQuestions)
    duration = 60 * max(0.1, minutes ?? Self.usualMinutes)
    self.seed = seed ?? 0
    isSeeded = seed != nil
    settings = session.settings
    work = Session(settings: session.settings, files: session.files)
  }

  /// The question that waits for an answer.
  var waiting: InterviewItem? { if case .asking = stage { items.last } else { nil } }
  /// Without those behind others.
  var mainCount: Int { items.count { !$0.isFollowUp } }

  mutating func begin(at now: Double) {
    if !isSeeded { seed = QuizRun.seed(at: now) }
    (start, end) = (now, now)
  }

  func isTimeOver(at now: Double) -> Bool { now - start >= duration }

  // MARK: Choosing

  /// The next question: of each part of the rubric in turn, harder and harder.
  func choose() -> Drawn {
    let place = mainCount
    var dice = Dice(seed: Dice.mixed(seed, with: "areas"))
    let areas = dice.shuffled(Concept.Area.allCases)
    let area = areas[place % areas.count]
    let wanted = min(3, 1 + 3 * place / count)
    let used = Set(items.map(\.concept.id))
    let ours = Concept.all.filter { $0.area == area }
    let fresh = ours.filter { !used.contains($0.id) }
    var own = Dice(seed: Dice.mixed(seed &+ UInt64(place), with: "question"))
    var nearest: Drawn?
    for concept in own.shuffled(fresh.isEmpty ? ours : fresh) {
      for _ in 0..<3 {
        let drawn = QuestionBank.draw(concept, seed: own.next() % 100_000)
        if drawn.difficulty == wanted { return drawn }
        let distance = abs(drawn.difficulty - wanted)
        if nearest.map({ distance < abs($0.difficulty - wanted) }) ?? true { nearest = drawn }
      }
    }
    return nearest ?? QuestionBank.draw(Concept.all[0], seed: seed)
  }

  /// A question behind the last one, for every second of them.
  func followUp() -> InterviewItem? {
    guard let last = items.last, !last.isFollowUp, count == 1 || mainCount % 2 == 0 else { return nil }
    var dice = Dice(seed: Dice.mixed(seed &+ UInt64(mainCount), with: "behind"))
    return FollowUp.make(behind: last.drawn, &dice)
  }
}
