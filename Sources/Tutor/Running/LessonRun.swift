import SceneSession

/// Somebody's way through a lesson. A value: lines go in, and what is to be printed and remembered comes out.
public struct LessonRun: Sendable {
  public let lesson: Lesson
  /// The lesson behind it in the course.
  let following: Lesson?
  /// For fault reports.
  let version: String
  public var settings: SessionSettings {
    didSet { spread() }
  }
  /// What the lesson's file makes of the scene, up to the step at hand. What a learner does is not in it.
  var page: Session
  /// Of the step at hand among the lesson's steps; their number behind the last.
  var place = 0
  var stage = Stage.reading
  /// The scene that the learner works in.
  var work: Session
  /// In the place of `work` while `play` is on.
  var sandbox: Session?
  /// Levels of help that were shown for this step.
  var hints = 0
  /// The scene of the question was tried in a sandbox before it was answered: that counts as one hint.
  var hasPlayed = false
  /// Beliefs that showed, in this run through the lesson.
  var beliefs: Set<String> = []
  /// A command of the line at hand has changed the scene of a task.
  var isChanged = false
  /// What was said already to wrong ways of doing this task.
  var messages: Set<String> = []
  /// The last attempt at each step, in this run through the lesson.
  var attempts: [String: LearningEvent.Attempt] = [:]
  /// Where an earlier run left off; nil once that is taken up.
  var past: LessonPast?

  /// How far somebody is with the step at hand.
  enum Stage: Sendable {
    /// Not opened yet.
    case reading
    /// The question waits for its answer.
    case asking(Question)
    /// The task is being worked on.
    case working(TaskJudge)
    /// Enter goes on. The question stays where there was one.
    case done(Question?)
    /// A step that cannot be put, for its author made a mistake: Enter goes on.
    case broken
  }

  /// - Parameters:
  ///   - events: what is remembered, oldest first; from this the run goes on.
  ///   - session: whose settings and files it takes over.
  public init(
    _ lesson: Lesson, past events: [LearningEvent] = [], following: Lesson? = nil, version: String = "",
    from session: Session
  ) {
    self.lesson = lesson
    self.following = following
    self.version = version
    settings = session.settings
    page = Session(settings: session.settings, files: session.files)
    work = page
    past = LessonPast(events, in: lesson)
    if let past { place = past.place }
  }

  var step: Step? { place < lesson.steps.count ? lesson.steps[place] : nil }

  var stepID: LearningEvent.StepID? {
    step.map { .init(lesson: lesson.id, step: $0.id, content: $0.contentHash) }
  }

  /// The question that waits for an answer, the sandbox being closed.
  var waiting: Question? {
    if sandbox == nil, case .asking(let question) = stage { question } else { nil }
  }

  var isDone: Bool {
    switch stage {
    case .done, .broken: true
    case .reading, .asking, .working: false
    }
  }

  private mutating func spread() {
    page.settings = settings
    work.settings = settings
    sandbox?.settings = settings
  }
}
