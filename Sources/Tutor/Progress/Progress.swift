/// What a learner has done so far: the sum of the events, in the order in which they were written down.
public struct Progress: Sendable, Equatable {
  /// By id.
  public private(set) var lessons: [String: LessonProgress] = [:]
  /// Lessons that were begun and not finished since, the one that somebody was in last behind the others.
  private var open: [String] = []
  /// Lessons that were finished, the last one behind the others.
  private var closed: [String] = []
  /// What was answered about a concept, oldest first.
  private(set) var answers: [String: [ConceptAnswer]] = [:]
  /// What was answered where a belief could show, oldest first.
  private(set) var sightings: [String: [BeliefSighting]] = [:]
  /// Answers that came with a confidence, oldest first.
  private(set) var forecasts: [Forecast] = []

  public init(_ events: [StampedEvent] = []) {
    for event in events { add(event) }
  }

  /// Of lines that cannot be read nothing comes.
  public init(lines: [String]) { self.init(lines.compactMap(StampedEvent.init(line:))) }

  /// Takes in what happened next. Events are added in the order of their times; one of a kind that is not known here
  /// changes nothing.
  public mutating func add(_ event: StampedEvent) {
    switch event.event {
    case .reached(let step), .resumed(let step):
      lessons[step.lesson, default: .init()].reach(step)
      close(step.lesson)
      open.append(step.lesson)
    case .typed, .restarted: break
    case .hinted(let step, let level):
      if level > 0 { change(step) { $0.hint(level) } }
    case .answered(let step, let attempt):
      let known = lessons[step.lesson]?.steps[step.step]?.beliefs ?? []
      change(step) { $0.answer(attempt, content: step.content) }
      count(attempt, about: attempt.concepts, exposing: known, of: step.lesson, at: event.time)
    case .finished(let lesson):
      lessons[lesson, default: .init()].finish()
      close(lesson)
      closed.removeAll { $0 == lesson }
      closed.append(lesson)
    case .asked(let concept, _, let attempt):
      count(attempt, about: [concept] + attempt.concepts, exposing: [], of: nil, at: event.time)
    case .forgot(nil): self = Progress()
    case .forgot(let lesson?): forget(lesson)
    }
  }

  private mutating func change(_ step: LearningEvent.StepID, _ change: (inout StepProgress) -> Void) {
    change(&lessons[step.lesson, default: .init()].steps[step.step, default: .init()])
  }

  /// The id of the lesson that somebody was in last and did not finish, by the order of the file.
  public var here: String? { open.last }

  /// The lesson that was finished last.
  public var lastFinished: String? { closed.last }

  private mutating func close(_ lesson: String) { open.removeAll { $0 == lesson } }

  private mutating func count(
    _ attempt: LearningEvent.Attempt, about concepts: [String], exposing known: Set<String>,
    of lesson: String?,
    at time: Double
  ) {
    for concept in Set(concepts) {
      let answer = ConceptAnswer(time: time, lesson: lesson, attempt: attempt)
      answers[concept, default: []].insert(answer, by: \.time)
    }
    for belief in Set(attempt.beliefs).union(attempt.exposes).union(known) {
      let sighting = BeliefSighting(
        time: time, lesson: lesson, isRight: attempt.result == .right,
        isHeld: attempt.result == .wrong && attempt.beliefs.contains(belief))
      sightings[belief, default: []].insert(sighting, by: \.time)
    }
    if let confidence = attempt.confidence, attempt.result != .skipped {
      let forecast = Forecast(
        time: time, lesson: lesson, confidence: confidence, isRight: attempt.result == .right)
      forecasts.insert(forecast, by: \.time)
    }
  }

  private mutating func forget(_ lesson: String) {
    lessons[lesson] = nil
    close(lesson)
    closed.removeAll { $0 == lesson }
    answers = answers.mapValues { $0.filter { $0.lesson != lesson } }.filter { !$0.value.isEmpty }
    sightings = sightings.mapValues { $0.filter { $0.lesson != lesson } }.filter { !$0.value.isEmpty }
    forecasts.removeAll { $0.lesson == lesson }
  }
}

extension Array {
  /// Behind those that are not later: two sessions may add their events in any order.
  fileprivate mutating func insert(_ element: Element, by time: (Element) -> Double) {
    var index = endIndex
    while index > 0, time(self[index - 1]) > time(element) { index -= 1 }
    insert(element, at: index)
  }
}
