import SceneLanguage

extension LessonScan {
  /// How many commas may stand inside one outcome.
  private static let mostParts = 6

  /// What has to hold, with commas between: each as it may stand behind `expect`. A bare name is `hit NAME`.
  mutating func outcomes(_ text: LessonText) -> [String] {
    let ranges = text.ranges(between: ",")
    var result: [String] = []
    var i = 0
    while i < ranges.count {
      let start = ranges[i].lowerBound
      let ends = i..<min(ranges.count, i + LessonScan.mostParts)
      let found = ends.lazy.compactMap { end -> (String, Int)? in
        let part = LessonText(start..<ranges[end].upperBound, of: text).trimmed
        return LessonScan.outcome(part.text).map { ($0, end) }
      }.first
      if let found {
        result.append(found.0)
        i = found.1 + 1
      } else {
        let part = LessonText(ranges[i], of: text).trimmed
        reportOutcome(part)
        i += 1
      }
    }
    return result
  }

  /// As it stands behind `expect`; nil where the text is none.
  static func outcome(_ text: String) -> String? {
    if text.isEmpty { return nil }
    let isWord = LessonText([LessonLine(text, LessonPlace(line: 1))], separator: "").split(at: " ").count == 1
    let whole = isWord ? "hit " + (text == "nobody" ? "nothing" : text) : text
    guard let statements = try? Parser.parse("expect " + whole), statements.count == 1,
      case .expect = statements[0].command
    else { return nil }
    return whole
  }

  private mutating func reportOutcome(_ part: LessonText) {
    if part.text.isEmpty {
      fault(ReadingWording.noOutcome, at: part.place(at: 0))
      return
    }
    let isWord = part.split(at: " ").count == 1
    let before = faults.count
    check(part, prefix: isWord ? "expect hit " : "expect ")
    if faults.count == before { fault(ReadingWording.noOutcome, at: part.line) }
  }
}
