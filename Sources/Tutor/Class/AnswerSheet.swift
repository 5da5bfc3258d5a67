import SceneSession
import TouchReport

/// What somebody of a given mind types at each step of a lesson.
public struct AnswerSheet: Sendable {
  public let entries: [Entry]

  /// One step.
  public struct Entry: Sendable, Equatable {
    public let lesson: String
    public let step: String
    /// The line to type.
    public let line: String
    public let isRight: Bool
    /// Names of the beliefs that the line shows.
    public let beliefs: [String]
  }

  /// A step that cannot be put has no entry: Enter leads past it.
  public init(_ lesson: Lesson, as mind: Mind) {
    var page = Session(
      settings: SessionSettings(report: ReportOptions(verbosity: .silent)),
      files: SceneFiles(lessonFolders: []))
    var entries: [Entry] = []
    for piece in lesson.pieces {
      switch piece {
      case .scene(let lines), .show(let lines): FenceRunner.make(lines, in: &page)
      case .step(let step):
        page = page.onNewPage
        guard let choice = AnswerSheet.choice(step, mind, seed: lesson.id + "/" + step.id, page) else {
          continue
        }
        entries.append(
          Entry(
            lesson: lesson.id, step: step.id, line: choice.line, isRight: choice.isRight,
            beliefs: choice.beliefs))
      case .prose, .note: break
      }
    }
    self.entries = entries
  }

  /// What is typed, and what comes of it.
  struct Choice {
    let line: String
    let isRight: Bool
    var beliefs: [String] = []
  }

  private static func choice(_ step: Step, _ mind: Mind, seed: String, _ page: Session) -> Choice? {
    switch step.kind {
    case .prediction(let prediction):
      let question = try? QuestionMaker.question(prediction, id: step.id, prompt: step.prompt, in: page)
      return question.map { mind.choice(in: $0, seed: seed) }
    case .task(let task):
      let judge = try? TaskJudge(task, start: page)
      return judge.flatMap { mind.choice(in: $0, seed: seed) }
    }
  }
}
