/// What stands between two fences: lines of commands, or `key: value` lines.
struct FenceBody {
  /// Every line with the place at which it begins, without the indentation of its fence.
  let lines: [LessonLine]

  /// - Parameters:
  ///   - numbers: of the lines between the fences, from 1.
  ///   - indentation: of the opening fence; as many blanks less stand in front of each line.
  init(_ source: LessonSource, lines numbers: Range<Int>, indentation: Int) {
    lines = numbers.map { number in
      let text = source.text(of: number)
      let blanks = text.prefix(indentation).prefix { $0 == " " }.count
      return LessonLine(String(text.dropFirst(blanks)), LessonPlace(line: number, column: blanks + 1))
    }
  }

  /// The lines that hold something, without blanks around them.
  var commands: [LessonLine] { lines.map(\.trimmed).filter { !$0.text.isEmpty } }

  /// A key with its value.
  struct Entry {
    var key: LessonLine
    /// Lines of the value that are not empty.
    var values: [LessonLine]
  }

  /// The keys, and the lines that belong to none. A line that is indented goes on with the value above it.
  var entries: (entries: [Entry], strays: [LessonLine]) {
    var entries: [Entry] = []
    var strays: [LessonLine] = []
    for line in lines {
      let trimmed = line.trimmed
      if trimmed.text.isEmpty { continue }
      if line.text.first == " " || line.text.first == "\t", !entries.isEmpty {
        entries[entries.count - 1].values.append(trimmed)
      } else if let entry = FenceBody.entry(trimmed) {
        entries.append(entry)
      } else {
        strays.append(trimmed)
      }
    }
    return (entries, strays)
  }

  /// `key: value`; nil where no colon stands behind the first word.
  static func entry(_ line: LessonLine) -> Entry? {
    guard let colon = line.text.firstIndex(of: ":") else { return nil }
    let key = line.text[..<colon]
    guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0 == "-" || $0 == "_" }) else { return nil }
    let value = line.dropping(key.count + 1).trimmed
    return Entry(key: LessonLine(String(key), line.place), values: value.text.isEmpty ? [] : [value])
  }
}

extension LessonLine {
  /// Without blanks around it.
  var trimmed: LessonLine {
    let blanks = text.prefix { $0 == " " || $0 == "\t" }.count
    var rest = text.dropFirst(blanks)
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return LessonLine(String(rest), LessonPlace(line: place.line, column: place.column + blanks))
  }

  /// A sign stands in it, not between quotes.
  func isSplit(by sign: Character) -> Bool {
    LessonText([self], separator: "").ranges(between: String(sign), most: 2).count == 2
  }

  /// The command without what follows a `#` in front of which nothing or a blank stands; a message behind `|` stays
  /// as it is.
  var withoutComment: LessonLine {
    var isQuoted = false
    var before: Character = " "
    for i in text.indices {
      let character = text[i]
      if character == "\"" { isQuoted.toggle() }
      if character == "|", !isQuoted { return self }
      if character == "#", !isQuoted, before == " " || before == "\t" {
        return LessonLine(String(text[..<i]), place).trimmed
      }
      before = character
    }
    return self
  }

  /// Without its first characters.
  func dropping(_ count: Int) -> LessonLine {
    LessonLine(String(text.dropFirst(count)), LessonPlace(line: place.line, column: place.column + count))
  }

  /// Its words, which blanks or commas separate.
  var words: [LessonLine] {
    var result: [LessonLine] = []
    var word = ""
    var start = 0
    for (i, character) in text.enumerated() {
      if character == " " || character == "\t" || character == "," {
        if !word.isEmpty { result.append(self.word(word, start)) }
        word = ""
      } else {
        if word.isEmpty { start = i }
        word.append(character)
      }
    }
    if !word.isEmpty { result.append(self.word(word, start)) }
    return result
  }

  private func word(_ word: String, _ start: Int) -> LessonLine {
    LessonLine(word, LessonPlace(line: place.line, column: place.column + start))
  }
}
