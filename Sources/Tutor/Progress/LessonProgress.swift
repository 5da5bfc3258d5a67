/// How far somebody is in a lesson.
public struct LessonProgress: Sendable, Equatable {
  /// By the id of the step, so that moving one changes nothing.
  public internal(set) var steps: [String: StepProgress] = [:]
  /// Its end was reached once; it stays so when the lesson is begun again.
  public private(set) var isFinished = false
  /// The step that was shown last; nil behind the end.
  public private(set) var current: String?
  /// When a step was shown last; nil behind the end.
  public private(set) var currentTime: Double?

  public init() {}

  mutating func reach(_ step: LearningEvent.StepID, at time: Double) {
    current = step.step
    currentTime = time
  }

  mutating func finish() {
    isFinished = true
    current = nil
    currentTime = nil
  }

  /// Of all steps that the lesson has now.
  public func points(in lesson: Lesson) -> Double {
    lesson.steps.reduce(0) { $0 + (steps[$1.id]?.points ?? 0) }
  }
}

extension Progress {
  public enum Standing: Sendable, Equatable {
    case new
    /// With the id of the step that was shown last.
    case begun(step: String?)
    case finished
  }

  public func standing(of lesson: String) -> Standing {
    guard let progress = lessons[lesson] else { return .new }
    return progress.isFinished ? .finished : .begun(step: progress.current)
  }

  /// Ids of the lessons that were finished once.
  public var finished: Set<String> { Set(lessons.filter(\.value.isFinished).keys) }

  /// The id of the lesson that somebody was in last and did not finish.
  public var here: String? {
    let begun = lessons.compactMap { id, lesson in lesson.currentTime.map { (time: $0, id: id) } }
    return begun.max { ($0.time, $0.id) < ($1.time, $1.id) }?.id
  }

  /// What is known about a step; a new one where it was never met.
  public func state(of step: Step, in lesson: Lesson) -> StepProgress {
    lessons[lesson.id]?.steps[step.id] ?? StepProgress()
  }

  /// The step at which a lesson goes on: the one that was shown last. Where the author took it away, the first one that
  /// is not settled. nil is the beginning.
  public func place(in lesson: Lesson) -> Step? {
    guard let progress = lessons[lesson.id], let current = progress.current else { return nil }
    return lesson.steps.first { $0.id == current }
      ?? lesson.steps.first { progress.steps[$0.id]?.isSettled != true }
  }
}
