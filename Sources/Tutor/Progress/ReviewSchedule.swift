/// When a concept is asked about again: five boxes, and each time it is known it goes into the next, where it may lie
/// longer.
struct ReviewSchedule: Sendable, Equatable {
  /// How long a concept lies in each box.
  static let days = [1.0, 3, 7, 16, 35]
  static let day = 86_400.0

  private(set) var box = 0
  /// nil before the first answer.
  private(set) var dueTime: Double?

  init(_ answers: [ConceptAnswer] = []) {
    for answer in answers { add(answer) }
  }

  /// A wrong answer, or a skip, puts the concept into the first box. A right one puts it into the next, but not where it
  /// was not due yet, for many answers in one evening are no proof of a good memory, and not where hints were needed.
  mutating func add(_ answer: ConceptAnswer) {
    if let dueTime, answer.isRight, answer.time < dueTime { return }
    if !answer.isRight {
      box = 0
    } else if dueTime != nil, answer.hints == 0 {
      box = min(box + 1, Self.days.count - 1)
    }
    dueTime = answer.time + interval
  }

  /// How late it is, in intervals of its box; negative is not due.
  func lateness(at now: Double) -> Double {
    dueTime.map { (now - $0) / interval } ?? -1
  }

  private var interval: Double { Self.days[box] * Self.day }
}
