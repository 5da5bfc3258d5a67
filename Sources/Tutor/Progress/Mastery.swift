/// How well somebody knows a concept, and when to ask about it again.
public struct Mastery: Sendable, Equatable {
  /// From 0 to 1.
  public let value: Double
  /// How often it was asked about.
  public let count: Int
  /// From 0; see `ReviewSchedule`.
  public let box: Int
  /// When it should be asked about again, in seconds since 1970; nil where it never was.
  public let dueTime: Double?
  public let isDue: Bool

  /// In words.
  public enum Level: Sendable, CaseIterable { case new, shaky, growing, firm, mastered }

  public var level: Level {
    if count == 0 { return .new }
    return switch value {
    case ..<0.4: .shaky
    case ..<0.7: .growing
    case ..<0.9: .firm
    default: .mastered
    }
  }

  /// As many answers as count.
  static let window = 6
  /// What an answer weighs beside the one after it.
  static let fading = 0.75

  /// Of the points of the answers, oldest first: the mean of the last six, in which each weighs three quarters of the one
  /// after it, and answers that were not given yet are worth nothing.
  public static func value(of points: [Double]) -> Double {
    var weight = 1.0
    var sum = 0.0
    var whole = 0.0
    for index in 0..<window {
      if index < points.count { sum += weight * points[points.count - 1 - index] }
      whole += weight
      weight *= fading
    }
    return sum / whole
  }
}

/// An answer about a concept.
struct ConceptAnswer: Sendable, Equatable {
  let time: Double
  /// nil where the question was drawn.
  let lesson: String?
  let isRight: Bool
  let hints: Int

  init(time: Double, lesson: String?, attempt: LearningEvent.Attempt) {
    self.time = time
    self.lesson = lesson
    isRight = attempt.result == .right
    hints = max(0, attempt.hints)
  }

  var points: Double { isRight ? Points.of(hints: hints) : 0 }
}

extension Progress {
  /// Everything that was ever asked about, by name.
  public var concepts: [String] { answers.keys.sorted() }

  /// How well a concept is known now, and when it is asked about again; of one that was never asked about, a mastery of 0
  /// that is never due.
  public func mastery(of concept: String, at now: Double) -> Mastery {
    let answers = answers[concept] ?? []
    let schedule = ReviewSchedule(answers)
    return Mastery(
      value: Mastery.value(of: answers.map(\.points)), count: answers.count, box: schedule.box,
      dueTime: schedule.dueTime, isDue: schedule.dueTime.map { $0 <= now } ?? false)
  }

  /// Concepts that should be asked about again, most urgent first: those that wait longest, measured by their interval.
  public func due(at now: Double) -> [String] {
    let waiting = answers.mapValues { ReviewSchedule($0).lateness(at: now) }.filter { $0.value >= 0 }
    return waiting.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
