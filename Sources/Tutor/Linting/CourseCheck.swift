/// Holds lesson files against the format, the model and one another.
public struct CourseCheck: Sendable {
  /// The files are a whole course, so that something may be missing in it.
  public var isWhole = false
  /// `ID: reason` lines: rules that no lesson teaches.
  public var untaught: LessonSource?
  private var files: [(source: LessonSource, lesson: Lesson?, faults: [LessonFault])] = []

  public init() {}

  public var isEmpty: Bool { files.isEmpty }
  public var fileCount: Int { files.count }
  public var stepCount: Int { files.reduce(0) { $0 + ($1.lesson?.steps.count ?? 0) } }

  /// Takes the next file in the order of the course.
  public mutating func add(_ source: LessonSource) {
    let (lesson, faults) = LessonReader.examine(source)
    files.append((source, lesson, faults))
  }

  /// Everything that is wrong, file by file and from top to bottom.
  public func faults() -> [LessonFault] { files.flatMap(\.faults) }
}
