/// How far somebody is in a lesson.
public struct LessonProgress: Sendable, Equatable {
  /// By the id of the step, so that moving one changes nothing.
  public internal(set) var steps: [String: StepProgress] = [:]
  /// Its end was reached once; it stays so when the lesson is begun again.
  public private(set) var isFinished = false
  /// The step that was shown last; nil behind the end.
  public private(set) var current: String?

  public init() {}

  mutating func reach(_ step: LearningEvent.StepID) { current = step.step }

  mutating func finish() {
    isFinished = true
    current = nil
  }

  /// Of all steps that the lesson has now.
  public func points(in lesson: Lesson) -> Double {
    lesson.steps.reduce(0) { $0 + (steps[$1.id]?.points ?? 0) }
  }
}

extension Progress {
  /// Ids of the lessons that were finished once.
  public var finished: Set<String> { Set(lessons.filter(\.value.isFinished).keys) }

  /// What is known about a step; a new one where it was never met.
  public func state(of step: Step, in lesson: Lesson) -> StepProgress {
    lessons[lesson.id]?.steps[step.id] ?? StepProgress()
  }
}
