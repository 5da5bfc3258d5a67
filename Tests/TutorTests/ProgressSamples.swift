import FuzzKit

@testable import Tutor

/// Events by chance.
struct EventSource {
  var random: SplitMix64
  var lessons = ["hit-01", "hit-02", "ziel"]
  /// Any text at all, or ids that occur again and again.
  var isWild = false
  private var time = 1_700_000_000.0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let pieces: [String] = [
    "a", "Z", "9", " ", "\t", "\n", "\r\n", "\\", "\\u{9}", ",", "=", ".", "\u{301}", "按", "👍🏽", "\u{202E}",
    "\u{1B}",
    "\u{0}", "\u{85}", "{", "}", "\u{FEFF}", "é",
  ]

  mutating func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &random)] }

  mutating func text() -> String {
    let count = Int.random(in: 0...6, using: &random)
    return (0..<count).map { _ in pick(Self.pieces) }.joined()
  }

  private mutating func word(_ words: [String]) -> String { isWild ? text() : pick(words) }

  private mutating func list(_ words: [String]) -> [String] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in word(words) }
  }

  private mutating func step() -> LearningEvent.StepID {
    .init(lesson: word(lessons), step: word(["q1", "q2", "t1"]), content: word(["c1", "c2"]))
  }

  private mutating func attempt() -> LearningEvent.Attempt {
    var attempt = LearningEvent.Attempt(pick([.right, .right, .wrong, .skipped]), text: text())
    attempt.hints = Int.random(in: 0...3, using: &random)
    attempt.concepts = list(["order", "alpha", "chain"])
    if attempt.result == .wrong { attempt.beliefs = list(["b1", "b2"]) }
    attempt.exposes = list(["b1", "b2"])
    attempt.confidence = pick([nil, Double.random(in: 0...1, using: &random)])
    return attempt
  }

  mutating func event() -> StampedEvent {
    time += Double.random(in: 0.001...40_000, using: &random)
    let event: LearningEvent =
      switch Int.random(in: 0..<20, using: &random) {
      case 0...2: .reached(step())
      case 3: .resumed(step())
      case 4...9: .typed(step(), line: text())
      case 10: .restarted(step())
      case 11: .hinted(step(), level: Int.random(in: 1...4, using: &random))
      case 12...15: .answered(step(), attempt())
      case 16: .finished(lesson: word(lessons))
      case 17, 18:
        .asked(
          concept: word(["order", "alpha"]), seed: .random(in: 0...UInt64.max, using: &random), attempt())
      default: pick([false, false, false, true]) ? .forgot(lesson: nil) : .forgot(lesson: word(lessons))
      }
    return StampedEvent(at: time, event)
  }

  mutating func events(_ count: Int) -> [StampedEvent] { (0..<count).map { _ in event() } }
}

extension LearningEvent.StepID {
  static func id(_ lesson: String, _ step: String, _ content: String = "c1") -> Self {
    .init(lesson: lesson, step: step, content: content)
  }
}

extension LearningEvent.Attempt {
  static func right(
    hints: Int = 0, _ concepts: [String] = [], exposes: [String] = [], confidence: Double? = nil
  ) -> Self {
    var attempt = Self(.right, text: "B")
    attempt.hints = hints
    attempt.concepts = concepts
    attempt.exposes = exposes
    attempt.confidence = confidence
    return attempt
  }

  static func wrong(_ concepts: [String] = [], beliefs: [String] = [], confidence: Double? = nil) -> Self {
    var attempt = Self(.wrong, text: "A")
    attempt.concepts = concepts
    attempt.beliefs = beliefs
    attempt.exposes = beliefs
    attempt.confidence = confidence
    return attempt
  }

  static let skip = Self(.skipped, text: "")
}

/// Events one second after the other.
func progress(_ events: LearningEvent...) -> Progress {
  Progress(events.enumerated().map { StampedEvent(at: Double($0.offset), $0.element) })
}

func lesson(
  _ id: String, steps: [Step], rules: [String] = [], needs: [String] = [], title: String = "A title"
) -> Lesson {
  Lesson(
    id: id, title: title, needs: needs, rules: rules, pieces: steps.map { .step($0) }, file: id + ".md")
}

func step(_ id: String, content: String = "c1", line: Int = 1) -> Step {
  let task = LessonTask(goals: [], keeps: [], solutions: [], wrongs: [])
  return Step(
    id: id, kind: .task(task), prompt: nil, hints: [], place: LessonPlace(line: line), contentHash: content)
}
