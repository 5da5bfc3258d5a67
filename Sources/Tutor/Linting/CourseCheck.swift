/// Holds lesson files against the format, the model and one another.
public struct CourseCheck: Sendable {
  /// The files are a whole course, in which something may be missing.
  public var isWhole = false
  /// `ID: reason` lines: rules that no lesson teaches.
  public var untaught: LessonSource?
  var files: [File] = []
  /// As messages call the course.
  public var name = "lessons"

  struct File {
    let source: LessonSource
    let lesson: Lesson?
    var faults: [LessonFault]
    var exposedBeliefs: Set<String> = []
  }

  public init() {}

  public var isEmpty: Bool { files.isEmpty }
  public var fileCount: Int { files.count }
  public var stepCount: Int { files.reduce(0) { $0 + ($1.lesson?.steps.count ?? 0) } }

  /// Takes the next file in the order of the course, and runs everything that it holds.
  public mutating func add(_ source: LessonSource) {
    let (lesson, faults) = LessonReader.examine(source)
    var file = File(source: source, lesson: lesson, faults: faults)
    if let lesson {
      let check = LessonCheck(lesson, in: source)
      file.faults += check.faults
      file.exposedBeliefs = check.exposedBeliefs
    }
    files.append(file)
  }

  /// Everything that is wrong, file by file and from top to bottom; what is missing in the course comes last.
  public func faults() -> [LessonFault] {
    var faults = files.map(\.faults)
    for i in files.indices { faults[i] += idFaults(of: i) }
    if isWhole { for i in files.indices { faults[i] += needFaults(of: i) } }
    return faults.flatMap(\.inOrder) + (isWhole ? ruleFaults() + beliefFaults() : [])
  }

  private func idFaults(of index: Int) -> [LessonFault] {
    guard let lesson = files[index].lesson,
      let other = files[..<index].first(where: { $0.lesson?.id == lesson.id })
    else { return [] }
    return files[index].source.words(ofHeader: "id").prefix(1).map {
      files[index].source.fault(LintWording.idTwice(lesson.id, in: other.source.file), at: $0)
    }
  }
}

extension LessonSource {
  func fault(
    _ message: String, at word: LessonLine, try suggestion: String? = nil, isWarning: Bool = false
  ) -> LessonFault {
    fault(message, at: word.place, length: word.text.count, try: suggestion, isWarning: isWarning)
  }
}

extension [LessonFault] {
  /// From top to bottom.
  var inOrder: [LessonFault] {
    enumerated().sorted { a, b in
      let (p, q) = (a.element.place, b.element.place)
      return (p.line, p.column, a.offset) < (q.line, q.column, b.offset)
    }.map(\.element)
  }
}
