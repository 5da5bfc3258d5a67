/// Where somebody left off in a lesson, read from what is remembered.
struct LessonPast: Sendable, Equatable {
  /// Of the step among the lesson's steps.
  private(set) var place = 0
  /// The step's content was another one then.
  private(set) var isChanged = false
  /// The commands that made the scene of its task, in order.
  private(set) var typed: [String] = []
  private(set) var hints = 0
  /// How the step was answered, if it was.
  private(set) var answered: LearningEvent.Attempt?
  /// The scene of the question was tried in a sandbox.
  private(set) var hasPlayed = false
  /// Beliefs that showed anywhere in this run through the lesson.
  private(set) var beliefs: Set<String> = []
  /// Another lesson was opened behind it.
  private(set) var isBehindAnother = false
  /// The last attempt at each step.
  private(set) var attempts: [String: LearningEvent.Attempt] = [:]

  /// nil where nothing was begun, or all of it was finished or forgotten.
  init?(_ events: [LearningEvent], in lesson: Lesson) {
    let steps = lesson.steps
    var isBegun = false
    for event in events {
      note(event, lesson)
      switch event {
      case .forgot(let id) where id == nil || id == lesson.id:
        isBegun = false
        forgetAttempts()
      case .finished(lesson.id):
        isBegun = false
        forgetAttempts()
      case .reached(let id) where id.lesson == lesson.id:
        guard let place = steps.firstIndex(where: { $0.id == id.step }) else { continue }
        if place == 0 { forgetAttempts() }
        isBegun = true
        self.place = place
        isChanged = steps[place].contentHash != id.content
        forgetStep()
      case .typed(let id, let line) where isHere(id, lesson): typed.append(line)
      case .restarted(let id) where isHere(id, lesson):
        typed = []
        answered = nil
      case .hinted(let id, let level) where isHere(id, lesson):
        hints = max(hints, level)
        if level == 0 { hasPlayed = true }
      case .answered(let id, let attempt) where id.lesson == lesson.id:
        attempts[id.step] = attempt
        beliefs.formUnion(attempt.beliefs)
        if isHere(id, lesson) { answered = attempt }
      case .reached, .resumed, .typed, .restarted, .hinted, .answered, .finished, .asked, .forgot: break
      }
    }
    if !isBegun { return nil }
  }

  /// The step was answered, and is the same still.
  var isSettled: Bool { !isChanged && answered.map { $0.result != .wrong } ?? false }

  private func isHere(_ id: LearningEvent.StepID, _ lesson: Lesson) -> Bool {
    id.lesson == lesson.id && place < lesson.steps.count && lesson.steps[place].id == id.step
  }

  private mutating func note(_ event: LearningEvent, _ lesson: Lesson) {
    switch event {
    case .reached(let id), .resumed(let id): isBehindAnother = id.lesson != lesson.id
    // Nobody may know any more that it was reached.
    case .finished(let id): if id != lesson.id { isBehindAnother = true }
    default: break
    }
  }

  private mutating func forgetAttempts() {
    attempts = [:]
    beliefs = []
  }

  private mutating func forgetStep() {
    typed = []
    hasPlayed = false
    hints = 0
    answered = nil
  }
}
