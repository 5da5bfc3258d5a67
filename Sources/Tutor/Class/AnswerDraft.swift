/// A file of answers while it is read.
struct AnswerDraft {
  let file: String
  /// Of the file, for messages.
  let lines: [String]
  private var header: [String: LessonLine] = [:]
  private var answers: [AnswerFile.Given] = []
  private var faults: [LessonFault] = []
  private var current: Current = .none

  /// What the next line belongs to.
  private enum Current {
    case none
    case key(String)
    case answer
    /// A step that was answered before.
    case ignored
  }

  init(file: String, lines: [String]) {
    self.file = file
    self.lines = lines
  }

  var finished: AnswerFile {
    AnswerFile(file: file, header: header, answers: answers, faults: faults, lines: lines)
  }

  mutating func begin(_ key: String, at place: LessonPlace) {
    let lowercased = key.lowercased()
    if AnswerFileReader.keys.contains(lowercased) {
      current = .key(lowercased)
    } else if answers.contains(where: { $0.step.lowercased() == lowercased && !$0.lines.isEmpty }) {
      current = .ignored
      fault(ClassWording.answeredTwice(key), at: place, try: nil)
    } else {
      answers.removeAll { $0.step.lowercased() == lowercased }
      answers.append(.init(step: key, place: place, lines: []))
      current = .answer
    }
  }

  mutating func add(_ text: String, at place: LessonPlace) {
    let line = LessonLine(text, place)
    switch current {
    case .none: refuse(text, at: place)
    case .ignored: break
    case .key(let key):
      if header[key] == nil { header[key] = line }
    case .answer:
      guard let last = answers.popLast() else { return }
      var lines = last.lines
      if text.utf8.count > AnswerFileReader.lineLength || lines.count == AnswerFileReader.lineCount {
        fault(ClassWording.answerTooLong(last.step), at: place, try: nil)
        current = .ignored
      } else {
        lines.append(line)
      }
      answers.append(.init(step: last.step, place: last.place, lines: lines))
    }
  }

  mutating func end() { current = .none }

  /// A line that says nothing. What follows it, indented, goes with it.
  mutating func refuse(_ text: String, at place: LessonPlace) {
    var suggestion = ClassWording.answerExample
    if let colon = text.firstIndex(of: ":") {
      // `q 1: B`
      suggestion = text[..<colon].filter { !$0.isWhitespace } + text[colon...]
    } else if place.column == 1 {
      // `q1 B`, `q1 = B`, `q1) B`
      let words = text.split(maxSplits: 1) { $0.isWhitespace || $0 == "=" || $0 == ")" }
      if words.count == 2 {
        suggestion = "\(words[0]): " + String(words[1].drop { $0 == "=" || $0.isWhitespace })
      }
    }
    fault(ClassWording.notAnAnswer, at: place, try: suggestion)
    current = .ignored
  }

  mutating func fault(_ message: String, at place: LessonPlace, try suggestion: String?) {
    faults.append(
      LessonFault(
        file: file, place: place, message: message, suggestion: suggestion,
        text: lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""))
  }
}
