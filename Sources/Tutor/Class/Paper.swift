import SceneSession

/// What is to be answered, ready for marking: the steps of a lesson, or the questions of an exam. Made once for a whole
/// class.
public struct Paper: Sendable {
  /// The lesson's id, or `exam`.
  public let id: String
  public let title: String
  public let sheets: [Sheet]
  /// Its questions are drawn, and a file says which.
  let isExam: Bool

  /// One step.
  public struct Sheet: Sendable {
    public let id: String
    public let kind: Kind

    public enum Kind: Sendable {
      case question(Question)
      case task(TaskSheet)
    }
  }

  /// A task with the scene that it begins with.
  public struct TaskSheet: Sendable {
    let task: LessonTask
    let prompt: String?
    let start: Session
    let judge: TaskJudge
    /// What holds at the start, which nobody gets points for.
    let before: TaskVerdict
  }

  public init(id: String, title: String, sheets: [Sheet], isExam: Bool = false) {
    self.id = id
    self.title = title
    self.sheets = sheets
    self.isExam = isExam
  }
}
