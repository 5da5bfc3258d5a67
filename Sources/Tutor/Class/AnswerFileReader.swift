/// Reads what a student hands in: lines of `q1: B`, or a hand-out whose answer fences are filled in.
///
///     name: Ada
///     q1: B
///     t1:
///       set cover isHidden off
///       set B alpha 1
public enum AnswerFileReader {
  /// Bytes of a file at most.
  public static let limit = 1_000_000
  /// Lines of one answer at most, and bytes of a line.
  static let lineCount = 200
  static let lineLength = 4096
  /// Keys that are not steps.
  static let keys = Set(["name", "lesson"] + Exam.Header.keys)

  /// Throws where nothing can be read at all.
  public static func read(_ bytes: [UInt8], file: String) throws(LessonFault) -> AnswerFile {
    func broken(_ message: String) -> LessonFault {
      LessonFault(
        file: file, place: LessonPlace(line: 1), message: message, suggestion: ClassWording.answerExample)
    }
    guard bytes.count <= limit else { throw broken(ClassWording.answersTooLarge) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else {
      throw broken(ClassWording.notText)
    }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
    var draft = AnswerDraft(file: file, lines: lines)
    if lines.contains(where: { AnswerFence(opening: $0) != nil }) {
      readHandout(lines, into: &draft)
    } else {
      readLines(lines, into: &draft)
    }
    return draft.finished
  }

  private static func readLines(_ lines: [String], into draft: inout AnswerDraft) {
    for (index, line) in lines.enumerated() {
      let place = LessonPlace(line: index + 1, column: line.prefix(while: \.isWhitespace).count + 1)
      let text = line.trimmed
      if text.isEmpty || text.hasPrefix("#") || text == "---" { continue }
      if place.column > 1 {
        draft.add(text, at: place)
      } else if let (key, value) = pair(line, number: index + 1) {
        draft.begin(key, at: place)
        if !value.text.isEmpty { draft.add(value.text, at: value.place) }
      } else {
        draft.refuse(text, at: place)
      }
    }
  }

  /// `q1: B` with the place of its value.
  static func pair(_ line: String, number: Int) -> (key: String, value: LessonLine)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = String(line[..<colon]).trimmed
    guard !key.isEmpty, !key.contains(where: \.isWhitespace) else { return nil }
    let rest = line[line.index(after: colon)...]
    let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
    let column = line.distance(from: line.startIndex, to: start) + 1
    return (key, LessonLine(String(rest[start...]).trimmed, LessonPlace(line: number, column: column)))
  }
}
