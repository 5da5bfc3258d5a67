/// What may go from a learner's file.
public enum ProgressLines {
  /// A file of more lines is worth compacting.
  public static let many = 10_000

  /// The lines without any trace of a lesson; nil is every lesson, every question. Kinds of lines that this version does
  /// not know go with their lesson, and what cannot be read goes in any case.
  public static func forgetting(_ lesson: String?, from lines: [String]) -> [String] {
    guard let lesson else { return [] }
    return lines.filter { text in ProgressLine(text).map { $0["lesson"] != lesson } ?? false }
  }

  /// The lines without those that say nothing any more: what was typed in a task that is settled and left, where a lesson
  /// stood before it was finished, what was forgotten. The sum of the events is the same.
  public static func compacted(_ lines: [String]) -> [String] {
    let events = lines.map { StampedEvent(line: $0)?.event }
    let ends = Ends(events)
    return zip(lines, events).enumerated().compactMap { index, pair in
      pair.1.map { ends.isOver($0, at: index) } ?? false ? nil : pair.0
    }
  }

  /// A long file, of which a quarter and more says nothing any more.
  public static func isWorthCompacting(_ events: [LearningEvent]) -> Bool {
    guard events.count > many else { return false }
    let ends = Ends(events)
    return 4 * events.enumerated().count { ends.isOver($0.element, at: $0.offset) } > events.count
  }

  /// From where on events count, by their index.
  private struct Ends {
    private var forgotAll = -1
    private var forgot: [String: Int] = [:]
    private var finished: [String: Int] = [:]
    /// Where a step was left for another one, or for the end.
    private var left: [String: Int] = [:]
    /// Where the scene of a task was given up.
    private var scene: [String: [String: Int]] = [:]

    init(_ events: [LearningEvent?]) {
      for (index, event) in events.enumerated() {
        switch event {
        case .reached(let step): left[step.lesson] = index
        case .finished(let lesson):
          left[lesson] = index
          finished[lesson] = index
        case .restarted(let step): scene[step.lesson, default: [:]][step.step] = index
        case .answered(let step, let attempt) where attempt.result != .wrong:
          scene[step.lesson, default: [:]][step.step] = index
        case .forgot(nil): forgotAll = index
        case .forgot(let lesson?): forgot[lesson] = index
        case .resumed, .typed, .hinted, .answered, .asked, nil: break
        }
      }
    }

    func isOver(_ event: LearningEvent, at index: Int) -> Bool {
      if index <= forgotAll { return true }
      if let lesson = event.lesson, index <= forgot[lesson] ?? -1 { return true }
      return switch event {
      case .reached(let step), .resumed(let step): index < finished[step.lesson] ?? -1
      case .typed(let step, _), .restarted(let step):
        index < left[step.lesson] ?? -1 && index <= scene[step.lesson]?[step.step] ?? -1
      case .hinted, .answered, .finished, .asked, .forgot: false
      }
    }
  }
}

extension LearningEvent {
  /// The lesson that it is about.
  package var lesson: String? {
    switch self {
    case .reached(let step), .resumed(let step), .typed(let step, _), .restarted(let step),
      .hinted(let step, _),
      .answered(let step, _):
      step.lesson
    case .finished(let lesson): lesson
    case .forgot(let lesson): lesson
    case .asked: nil
    }
  }
}
