import Tutor

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

func exit(status: Int32) -> Never { exit(status) }

/// Draws questions of a concept and holds each against what is promised of all of them.
struct QuizFuzz {
  private(set) var faults: [String] = []
  private var again: [Drawn] = []
  private var questions = 0
  private var seconds = 0.0
  private var difficulties = [0, 0, 0]
  private var exposing = 0
  private var yes = 0
  private var yesNo = 0
  private var keyPlaces = [0, 0, 0, 0, 0]
  private var kinds: [String: Int] = [:]
  private var templates: [String: Int] = [:]
  private var exposed: [String: Int] = [:]

  mutating func run(_ concept: Concept, count: Int) {
    for seed in 0..<UInt64(count) {
      let start = ContinuousClock.now
      let drawn = QuestionBank.draw(concept, seed: seed)
      let time = ContinuousClock.now - start
      seconds += Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
      tally(drawn)
      for fault in drawn.faults { faults.append("\(concept.id) \(seed) \(drawn.template): " + fault) }
      if seed % 10 == 0 { again.append(drawn) }
    }
    drawAgain(concept)
  }

  /// Each tenth question once more, the last one first and with others drawn in between: it depends on nothing but its
  /// seed.
  private mutating func drawAgain(_ concept: Concept) {
    for (place, drawn) in again.enumerated().reversed() {
      _ = QuestionBank.draw(Concept.all[place % Concept.all.count], seed: drawn.seed &+ 1)
      if QuestionBank.draw(concept, seed: drawn.seed) != drawn {
        faults.append("\(concept.id) \(drawn.seed) \(drawn.template): the same seed draws another question")
      }
    }
    again.removeAll()
  }

  private mutating func tally(_ drawn: Drawn) {
    questions += 1
    difficulties[drawn.difficulty - 1] += 1
    if !drawn.exposed.isEmpty { exposing += 1 }
    if case .yes(let isYes) = drawn.question.key {
      yesNo += 1
      if isYes { yes += 1 }
    } else if let place = drawn.question.choices.firstIndex(where: { $0.answer == drawn.question.key }) {
      keyPlaces[min(place, 4)] += 1
    }
    kinds[drawn.question.ask.kind, default: 0] += 1
    templates[drawn.template, default: 0] += 1
    for belief in drawn.exposed.keys { exposed[belief, default: 0] += 1 }
  }

  /// How often each belief of the concept leads to a wrong answer.
  func beliefs(of concept: Concept) -> String {
    concept.beliefs.map { "\($0) \(exposed[$0] ?? 0)" }.joined(separator: ", ")
  }

  mutating func add(_ other: QuizFuzz) {
    faults += other.faults
    questions += other.questions
    seconds += other.seconds
    exposing += other.exposing
    yes += other.yes
    yesNo += other.yesNo
    for place in difficulties.indices { difficulties[place] += other.difficulties[place] }
    for place in keyPlaces.indices { keyPlaces[place] += other.keyPlaces[place] }
    kinds.merge(other.kinds, uniquingKeysWith: +)
    templates.merge(other.templates, uniquingKeysWith: +)
    exposed.merge(other.exposed, uniquingKeysWith: +)
  }

  func line(for concept: Concept) -> String { concept.id + ": " + text(templates) }
  var summary: String { "all: " + text([:]) }

  private func text(_ templates: [String: Int]) -> String {
    var parts = ["\(questions) questions", "\(rounded(seconds * 1000 / Double(max(1, questions)))) ms each"]
    parts.append("difficulty \(percents(difficulties))")
    parts.append("\(percent(exposing, of: questions))% lead somebody astray")
    if yesNo > 0 { parts.append("yes \(yes) of \(yesNo)") }
    parts.append("key at " + percents(keyPlaces))
    parts.append(kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    if !templates.isEmpty {
      parts.append(
        templates.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }
    parts.append("faults \(faults.count)")
    return parts.joined(separator: "; ")
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
  private func percent(_ part: Int, of whole: Int) -> Int { whole == 0 ? 0 : 100 * part / whole }
  private func percents(_ counts: [Int]) -> String {
    let whole = counts.reduce(0, +)
    return counts.map { "\(percent($0, of: whole))%" }.joined(separator: "/")
  }
}
