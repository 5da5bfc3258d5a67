import TouchReport

/// A lesson on paper: Markdown that a student fills in and hands back, or the same with everything that a teacher wants
/// to know.
public struct Handout: Sendable {
  public enum Reader: Sendable { case student, teacher }

  /// As Markdown.
  public let text: String

  /// Throws where a step of the lesson cannot be put.
  public init(_ lesson: Lesson, for reader: Reader) throws(QuestionFault) {
    var writer = HandoutWriter(reader: reader)
    writer.header([("lesson", lesson.id)] + (reader == .student ? [("name", "")] : []))
    writer.title(lesson.title)
    if reader == .student { writer.paragraph(ClassWording.handoutIntroduction(hasTasks: lesson.hasTasks)) }
    for staged in try LessonScenes(lesson, report: Handout.report).pieces {
      switch staged.piece {
      case .prose(let blocks): writer.prose(blocks)
      case .scene(let lines): writer.scene(lines.map(\.text))
      case .show: writer.shown(staged.said)
      case .note(let blocks): if reader == .teacher { writer.note(blocks) }
      case .step(let step): writer.step(step, try Paper.Sheet(step, in: staged.session))
      }
    }
    text = writer.text
  }

  /// As wide as code stands on a page.
  static let report = ReportOptions(columns: 72)
}

extension Lesson {
  var hasTasks: Bool { steps.contains { if case .task = $0.kind { true } else { false } } }
}
