import TouchInsight
import TouchModel

/// The line that is missing in a log.
struct MissingLine: Sendable {
  let log: [String]
  let place: Int

  var line: String { log[place] }
  static let mostLines = 10
  /// What stands in its place.
  static let blank = "____"

  /// The lines around it, with a blank in its place.
  var excerpt: [String] {
    var lines = log
    lines[place] = Self.blank
    let start = max(0, min(place - Self.mostLines / 2, log.count - Self.mostLines))
    return Array(lines[start..<min(log.count, start + Self.mostLines)])
  }

  /// What stands there in another world; nil where that world has parted from the true one before.
  func answer(in lines: CallLines, truth: CallLines) -> String? {
    guard lines.isRetold else { return Self.next(in: lines.all, as: log, at: place) }
    // Told lines lack some calls: the missing one is found again by how many like it come before.
    var left = log[..<place].count { $0 == line }
    for (index, one) in truth.told.enumerated() where one == line {
      if left == 0 { return Self.next(in: lines.told, as: truth.told, at: index) }
      left -= 1
    }
    return nil
  }

  private static func next(in other: [String], as lines: [String], at place: Int) -> String? {
    guard place < other.count, other[..<place].elementsEqual(lines[..<place]) else { return nil }
    return other[place]
  }
}

/// The calls of a run as lines, both ways.
struct CallLines: Sendable {
  let isRetold: Bool
  /// Without what nobody tells: tracking, delegates.
  let told: [String]
  /// The whole log; that of a believer who tells things in another way is not asked for.
  let all: [String]

  init(_ run: WorldRun) {
    isRetold = run.isRetold
    told = run.toldLines
    all = run.isRetold ? [] : run.log
  }
}

extension AskedRun {
  /// The one that was asked for; without one, the line about which most beliefs are wrong. nil where there is no such
  /// line.
  func missingLine(_ text: String?, _ believed: [(belief: Belief, run: WorldRun)]) -> MissingLine? {
    let truth = CallLines(truth)
    let log = truth.all
    if let text {
      return log.firstIndex(of: text).map { MissingLine(log: log, place: $0) }
    }
    let others = believed.map { CallLines($0.run) }
    func wrongAnswers(_ missing: MissingLine) -> Int {
      others.count { missing.answer(in: $0, truth: truth).map { $0 != missing.line } ?? false }
    }
    let places = log.indices.map { MissingLine(log: log, place: $0) }
    // The first line of all has nothing above it to go by.
    let able = places.count > 1 ? places.dropFirst() : places[...]
    let counted = able.map { (missing: $0, wrong: wrongAnswers($0)) }
    return counted.max { $0.wrong < $1.wrong }?.missing
  }
}
