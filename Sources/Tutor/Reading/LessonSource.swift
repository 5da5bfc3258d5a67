import SceneLanguage

/// A lesson's file as lines of text, whatever it uses to end them.
public struct LessonSource: Sendable {
  /// More than this, in bytes, is no lesson.
  public static let limit = 512 * 1024

  /// As messages call it.
  public let file: String
  /// Without their ends. Never empty.
  package let lines: [String]
  /// The first byte that is not UTF-8.
  let brokenPlace: LessonPlace?
  let isTooLarge: Bool

  public init(_ bytes: [UInt8], file: String) {
    self.file = file
    isTooLarge = bytes.count > LessonSource.limit
    var lines: [String] = []
    var brokenPlace: LessonPlace?
    var line: [UInt8] = []
    func end() {
      let text = String(decoding: line, as: UTF8.self)
      if brokenPlace == nil, String(validating: line, as: UTF8.self) == nil {
        let column = text.firstIndex(of: "\u{FFFD}").map { text.distance(from: text.startIndex, to: $0) }
        brokenPlace = LessonPlace(line: lines.count + 1, column: (column ?? 0) + 1)
      }
      lines.append(text)
      line.removeAll(keepingCapacity: true)
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var last: UInt8 = 0
    for byte in isTooLarge ? [] : bytes[(hasMark ? 3 : 0)...] {
      if byte == 0x0A || byte == 0x0D {
        if byte == 0x0D || last != 0x0D { end() }
      } else {
        line.append(byte)
      }
      last = byte
    }
    if !line.isEmpty || lines.isEmpty { end() }
    self.lines = lines
    self.brokenPlace = brokenPlace
  }

  /// A line by its number; empty where there is none.
  func text(of number: Int) -> String { lines.indices.contains(number - 1) ? lines[number - 1] : "" }

  /// A fault in this file.
  func fault(
    _ message: String, at place: LessonPlace, length: Int = 1, try suggestion: String? = nil,
    isWarning: Bool = false
  ) -> LessonFault {
    LessonFault(
      file: file, place: place, message: message, suggestion: suggestion, isWarning: isWarning,
      text: text(of: place.line), length: max(1, length))
  }

  /// The line of `place` with `length` characters of it replaced.
  func line(at place: LessonPlace, replacing length: Int, with text: String) -> String {
    let line = self.text(of: place.line)
    return line.prefix(place.column - 1) + text + line.dropFirst(place.column - 1 + length)
  }
}
