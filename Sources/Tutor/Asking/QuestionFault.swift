/// A step that cannot be put: a command that fails, nothing that could be asked for. For its author.
public struct QuestionFault: Error, Sendable, Equatable {
  /// A sentence in lower case, without a full stop.
  public let message: String
  /// What is to blame; nil is the whole step.
  public let line: LessonLine?
  /// What would work there.
  public let suggestion: String?

  public init(_ message: String, at line: LessonLine? = nil, try suggestion: String? = nil) {
    self.message = message
    self.line = line
    self.suggestion = suggestion
  }
}
