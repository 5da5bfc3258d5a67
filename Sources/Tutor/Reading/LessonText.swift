import SceneLanguage

/// The value of a key, which may go on in further lines, as one text that still knows where each part of it stands.
struct LessonText {
  private(set) var text = ""
  /// Each part with the offset in UTF-8 bytes at which it begins in `text`.
  private var parts: [(line: LessonLine, offset: Int)] = []

  /// - Parameter separator: stands between two lines.
  init(_ lines: [LessonLine], separator: String) {
    for line in lines {
      if !parts.isEmpty { text += separator }
      parts.append((line, text.utf8.count))
      text += line.text
    }
  }

  /// Lines of commands, with `;` between them and without their comments, up to a message behind `|`, if any.
  init(commands lines: [LessonLine]) {
    var isMessage = false
    for line in lines {
      let line = isMessage ? line : line.withoutComment
      if line.text.isEmpty { continue }
      if !parts.isEmpty { text += isMessage ? " " : "; " }
      parts.append((line, text.utf8.count))
      text += line.text
      if line.isSplit(by: "|") { isMessage = true }
    }
  }

  /// A part of another text.
  init(_ range: Range<String.Index>, of other: LessonText) {
    let start = other.text.utf8.distance(from: other.text.startIndex, to: range.lowerBound)
    self = other
    text = String(other.text[range])
    parts = other.parts.map { ($0.line, $0.offset - start) }
  }

  /// With the place at which it begins.
  var line: LessonLine { LessonLine(text, place(at: 0)) }

  /// Where a byte of the text stands in the file.
  func place(at offset: Int) -> LessonPlace {
    guard let part = parts.last(where: { $0.offset <= offset }) ?? parts.first else {
      return LessonPlace(line: 1)
    }
    let bytes = part.line.text.utf8.prefix(max(0, offset - part.offset))
    let column = String(decoding: Array(bytes), as: UTF8.self).count
    return LessonPlace(line: part.line.place.line, column: part.line.place.column + column)
  }

  /// How many characters the bytes between two offsets are.
  func length(of span: Span) -> Int {
    let bytes = Array(text.utf8)
    let start = min(max(0, span.start), bytes.count)
    let end = min(max(start, span.end), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self).count
  }

  /// One of its commands, without a comment behind it.
  func text(of statement: Statement) -> String {
    String(decoding: Array(text.utf8)[statement.span.start..<statement.span.end], as: UTF8.self)
  }

  /// Without blanks around it.
  var trimmed: LessonText {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = text.firstIndex(where: { !isBlank($0) }),
      let last = text.lastIndex(where: { !isBlank($0) })
    else { return LessonText(text.endIndex..<text.endIndex, of: self) }
    return LessonText(first..<text.index(after: last), of: self)
  }

  /// The parts between `separator`s that do not stand between quotes, without blanks around them. At most `most` of
  /// them, the last with the rest.
  func split(at separator: String, most: Int = .max) -> [LessonText] {
    ranges(between: separator, most: most).map { LessonText($0, of: self).trimmed }
  }

  func ranges(between separator: String, most: Int = .max) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = text.startIndex
    var isQuoted = false
    var i = start
    while i < text.endIndex {
      let character = text[i]
      if character == "\\", isQuoted {
        i = text.index(after: i)
        if i < text.endIndex { i = text.index(after: i) }
        continue
      }
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, result.count + 1 < most, character == separator.first, text[i...].starts(with: separator)
      {
        result.append(start..<i)
        i = text.index(i, offsetBy: separator.count)
        start = i
        continue
      }
      i = text.index(after: i)
    }
    result.append(start..<text.endIndex)
    return result
  }
}
