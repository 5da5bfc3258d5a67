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
    // Many lessons say their title once more.
    var isTitlePending = lesson.beginsWithTitle
    for staged in try LessonScenes(lesson, report: Handout.report).pieces {
      switch staged.piece {
      case .prose(let blocks):
        writer.prose(Array(blocks.dropFirst(isTitlePending ? 1 : 0)))
        isTitlePending = false
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

  /// Its first text is its title once more.
  var beginsWithTitle: Bool {
    let texts = pieces.lazy.compactMap { if case .prose(let blocks) = $0 { blocks } else { nil } }
    guard case .heading(_, let words)? = texts.first?.first else { return false }
    return words == [.text(title)]
  }
}
