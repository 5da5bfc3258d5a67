@testable import TouchModel

extension Trial {
  /// The log with the milliseconds since the first line before the first line of each moment: `[80] g.ended`.
  func timedLog(_ names: String...) -> [String] {
    let only = Set(names)
    var lines: [String] = []
    var last: Time?
    for fact in trace.facts {
      var part = Trace()
      part.now = fact.time
      part.post(fact.kind, fact.rule)
      for line in notation(part, scene, only: only) where !line.hasPrefix("HT") && !line.hasPrefix("PI") {
        let isNew = last != fact.time
        last = fact.time
        lines.append(isNew && fact.time > .zero ? "[\(fact.time.nanoseconds / 1_000_000)] \(line)" : line)
      }
    }
    return lines
  }
}
