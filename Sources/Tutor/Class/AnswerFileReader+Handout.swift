/// The line that opens an answer fence of a hand-out: ```` ```tapwalk answer for=q1 ````.
struct AnswerFence {
  /// nil where it does not say what it answers.
  let step: String?

  init?(opening line: String) {
    guard let info = AnswerFence.info(of: line) else { return nil }
    let words = info.split(whereSeparator: \.isWhitespace)
    guard words.count >= 2, words[0] == "tapwalk", words[1] == "answer" else { return nil }
    step = words.dropFirst(2).first { $0.hasPrefix("for=") }.map { String($0.dropFirst(4)) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What stands behind the ticks of a fence's first or last line; nil for any other line.
  static func info(of line: String) -> String? {
    let text = line.trimmed
    guard text.hasPrefix("```") || text.hasPrefix("~~~"), let sign = text.first else { return nil }
    return String(text.drop { $0 == sign }).trimmed
  }
}

extension AnswerFileReader {
  /// Only the header and the answer fences count.
  static func readHandout(_ lines: [String], into draft: inout AnswerDraft) {
    var index = readHeader(lines, into: &draft)
    var isInside = false
    while index < lines.count {
      let line = lines[index]
      let place = LessonPlace(line: index + 1, column: line.prefix(while: \.isWhitespace).count + 1)
      if let fence = AnswerFence(opening: line) {
        if isInside { draft.fault(ClassWording.fenceNotClosed, at: place, try: "```") }
        isInside = true
        if let step = fence.step {
          draft.begin(step, at: place)
        } else {
          draft.end()
          draft.fault(ClassWording.fenceWithoutStep, at: place, try: "```tapwalk answer for=q1")
        }
      } else if isInside, AnswerFence.info(of: line) != nil {
        isInside = false
        draft.end()
      } else if isInside {
        let text = line.trimmed
        if !text.isEmpty && !text.hasPrefix("#") { draft.add(text, at: place) }
      }
      index += 1
    }
  }

  /// The lines of `key: value` at the top. Answers the index of the line behind them.
  private static func readHeader(_ lines: [String], into draft: inout AnswerDraft) -> Int {
    var hasRule = false
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      if text.isEmpty { continue }
      if text == "---" {
        if hasRule { return index + 1 }
        hasRule = true
        continue
      }
      guard let (key, value) = pair(line, number: index + 1), keys.contains(key.lowercased()) else {
        return index
      }
      draft.begin(key, at: LessonPlace(line: index + 1))
      draft.add(value.text, at: value.place)
    }
    return lines.count
  }
}
