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
  func answer(in run: WorldRun, truth: WorldRun) -> String? {
    guard run.isRetold else { return Self.next(in: run.log, as: log, at: place) }
    // Told lines lack some calls: the missing one is found again by how many like it come before.
    let lines = truth.toldLines
    let times = log[..<place].count { $0 == line }
    var left = times
    for (index, one) in lines.enumerated() where one == line {
      if left == 0 { return Self.next(in: run.toldLines, as: lines, at: index) }
      left -= 1
    }
    return nil
  }

  private static func next(in other: [String], as lines: [String], at place: Int) -> String? {
    guard place < other.count, other[..<place].elementsEqual(lines[..<place]) else { return nil }
    return other[place]
  }
}

extension AskedRun {
  /// The one that was asked for; without one, the line about which most beliefs are wrong. nil where there is no such
  /// line.
  func missingLine(_ text: String?, _ believed: [(belief: Belief, run: WorldRun)]) -> MissingLine? {
    let log = truth.log
    if let text {
      return log.firstIndex(of: text).map { MissingLine(log: log, place: $0) }
    }
    let places = log.indices.map { MissingLine(log: log, place: $0) }
    // The first line of all has nothing above it to go by.
    let able = places.count > 1 ? places.dropFirst() : places[...]
    return able.max { wrongAnswers($0, believed) < wrongAnswers($1, believed) }
  }

  private func wrongAnswers(_ missing: MissingLine, _ believed: [(belief: Belief, run: WorldRun)]) -> Int {
    believed.count { missing.answer(in: $0.run, truth: truth).map { $0 != missing.line } ?? false }
  }
}
