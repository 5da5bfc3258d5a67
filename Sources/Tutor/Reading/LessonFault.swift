/// Something that is wrong with a lesson's file, where, and what would be right there.
public struct LessonFault: Error, Sendable, Equatable {
  /// As it was named when it was read.
  public let file: String
  public let place: LessonPlace
  /// One sentence without a full stop. It may hold words of the file, so it is escaped before it is printed.
  public let message: String
  /// A line that could stand in place of this one.
  public let suggestion: String?
  /// The lesson can be read and taught all the same.
  public let isWarning: Bool
  /// The line of the file.
  public let text: String
  /// How many characters of the line are to blame.
  public let length: Int

  public init(
    file: String, place: LessonPlace, message: String, suggestion: String? = nil, isWarning: Bool = false,
    text: String = "", length: Int = 1
  ) {
    self.file = file
    self.place = place
    self.message = message
    self.suggestion = suggestion
    self.isWarning = isWarning
    self.text = text
    self.length = length
  }
}

/// Everything that is wrong with a file that cannot be read as a lesson, from top to bottom; warnings among it.
public struct LessonFaults: Error, Sendable {
  public let all: [LessonFault]

  public init(_ all: [LessonFault]) { self.all = all }
}
