/// The line that opens a fence, with what its info string says.
struct LessonFence {
  enum Kind: String, CaseIterable {
    case scene, show, predict, task, hint, note

    /// What has to stand behind it: `id=q1`, `for=q1`.
    var attribute: String? {
      switch self {
      case .predict, .task: "id"
      case .hint: "for"
      case .scene, .show, .note: nil
      }
    }
  }

  /// The first word of the info string.
  let word: LessonLine
  let kind: LessonLine?
  /// `key=value`; a word without `=` has no value.
  let attributes: [(key: LessonLine, value: LessonLine?)]
  /// Blanks in front of it.
  let indentation: Int
  /// Three backticks or more, or tildes.
  private let sign: Character
  private let length: Int

  var isForTutor: Bool { word.text == "tapwalk" }

  /// nil where no fence with an info string is opened.
  init?(_ source: LessonSource, at number: Int) {
    let text = source.text(of: number)
    indentation = text.prefix { $0 == " " }.count
    let rest = text.dropFirst(indentation)
    guard let sign = rest.first, sign == "`" || sign == "~" else { return nil }
    self.sign = sign
    length = rest.prefix { $0 == sign }.count
    let info = LessonLine(text, LessonPlace(line: number)).dropping(indentation + length)
    var words = info.words
    guard !words.isEmpty else { return nil }
    word = words.removeFirst()
    kind = words.isEmpty ? nil : words.removeFirst()
    attributes = words.map { word in
      guard let equals = word.text.firstIndex(of: "=") else { return (word, nil) }
      let key = String(word.text[..<equals])
      return (LessonLine(key, word.place), word.dropping(key.count + 1))
    }
  }

  /// The line ends the fence.
  func isClosed(by line: String) -> Bool {
    let text = LessonLine(line, LessonPlace(line: 1)).trimmed.text
    return text.count >= length && text.allSatisfy { $0 == sign }
  }
}
