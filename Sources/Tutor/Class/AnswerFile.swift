/// What one student handed in, as it stands in a file.
public struct AnswerFile: Sendable, Equatable {
  /// As it was found, for messages.
  public let file: String
  /// The lines of `key: value` that are not answers, by key: `name`, and what a hand-out's header says.
  public let header: [String: LessonLine]
  /// In the order of the file, one for each step.
  public let answers: [Given]
  /// What could not be read; the rest of the file stands.
  public let faults: [LessonFault]
  /// The file's lines, for messages.
  let lines: [String]

  /// What stands for one step.
  public struct Given: Sendable, Equatable {
    public let step: String
    /// Where the step is named.
    public let place: LessonPlace
    /// Without comments and blank lines.
    public let lines: [LessonLine]

    public init(step: String, place: LessonPlace, lines: [LessonLine]) {
      self.step = step
      self.place = place
      self.lines = lines
    }

    /// For a question, whose answer is one line however it was broken.
    public var text: String { lines.map(\.text).joined(separator: " ") }
  }

  public init(
    file: String, header: [String: LessonLine], answers: [Given], faults: [LessonFault] = [],
    lines: [String] = []
  ) {
    self.file = file
    self.header = header
    self.answers = answers
    self.faults = faults
    self.lines = lines
  }

  /// Who wrote it, where the file says so.
  public var student: String? {
    for key in ["name", "student"] {
      if let text = header[key]?.text, !text.isEmpty { return text }
    }
    return nil
  }

  /// A fault in this file.
  func fault(
    _ message: String, at place: LessonPlace, length: Int = 1, try suggestion: String? = nil
  ) -> LessonFault {
    LessonFault(
      file: file, place: place, message: message, suggestion: suggestion,
      text: lines.indices.contains(place.line - 1) ? lines[place.line - 1] : "", length: max(1, length))
  }

  /// What was answered to a step; nil where nothing was, or only blanks.
  func given(_ step: String) -> Given? {
    let given =
      answers.first { $0.step == step } ?? answers.first { $0.step.lowercased() == step.lowercased() }
    return given.flatMap { $0.lines.isEmpty ? nil : $0 }
  }
}
