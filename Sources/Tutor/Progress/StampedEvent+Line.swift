/// Events as lines of a learner's file.
extension StampedEvent {
  /// Without a line feed.
  public var line: String {
    switch event {
    case .reached(let step): start("reached", step).text
    case .resumed(let step): start("resumed", step).text
    case .typed(let step, let typed): with(start("typed", step)) { $0.add("line", typed) }
    case .restarted(let step): start("restarted", step).text
    case .hinted(let step, let level): with(start("hinted", step)) { $0.add("level", "\(level)") }
    case .answered(let step, let attempt): with(start("answered", step)) { $0.add(attempt) }
    case .finished(let lesson): with(ProgressLine("finished", at: time)) { $0.add("lesson", lesson) }
    case .asked(let concept, let seed, let attempt):
      with(ProgressLine("asked", at: time)) {
        $0.add("concept", concept)
        $0.add("seed", "\(seed)")
        $0.add(attempt)
      }
    case .forgot(let lesson):
      with(ProgressLine("forgot", at: time)) { line in lesson.map { line.add("lesson", $0) } }
    }
  }

  private func start(_ kind: String, _ step: LearningEvent.StepID) -> ProgressLine {
    var line = ProgressLine(kind, at: time)
    line.add("lesson", step.lesson)
    line.add("step", step.step)
    line.add("content", step.content)
    return line
  }

  private func with(_ line: ProgressLine, _ add: (inout ProgressLine) -> Void) -> String {
    var line = line
    add(&line)
    return line.text
  }

  /// nil where the line is broken, or of a kind that a newer version knows.
  public init?(line text: String) {
    guard let line = ProgressLine(text), let event = line.event else { return nil }
    self.init(at: line.time, event)
  }
}

extension ProgressLine {
  fileprivate mutating func add(_ attempt: LearningEvent.Attempt) {
    add("result", attempt.result.rawValue)
    add("text", attempt.text)
    if attempt.hints != 0 { add("hints", "\(attempt.hints)") }
    add("concepts", list: attempt.concepts)
    add("beliefs", list: attempt.beliefs)
    add("exposes", list: attempt.exposes)
    if let confidence = attempt.confidence, confidence.isFinite { add("confidence", "\(confidence)") }
  }

  /// nil where this version does not know it.
  var event: LearningEvent? {
    switch kind {
    case "reached": step.map { .reached($0) }
    case "resumed": step.map { .resumed($0) }
    case "typed": both(step, self["line"]).map { .typed($0, line: $1) }
    case "restarted": step.map { .restarted($0) }
    case "hinted": both(step, self["level"].flatMap(Int.init)).map { .hinted($0, level: $1) }
    case "answered": both(step, attempt).map { .answered($0, $1) }
    case "finished": self["lesson"].map { .finished(lesson: $0) }
    case "asked":
      both(both(self["concept"], self["seed"].flatMap(UInt64.init)), attempt).map {
        .asked(concept: $0.0, seed: $0.1, $1)
      }
    // A name that cannot be read must not make it mean everything.
    case "forgot":
      fields.contains { $0.key == "lesson" }
        ? self["lesson"].map { .forgot(lesson: $0) } : .forgot(lesson: nil)
    default: nil
    }
  }

  private var step: LearningEvent.StepID? {
    guard let lesson = self["lesson"], let step = self["step"], let content = self["content"] else {
      return nil
    }
    return LearningEvent.StepID(lesson: lesson, step: step, content: content)
  }

  private var attempt: LearningEvent.Attempt? {
    guard let result = self["result"].flatMap(LearningEvent.Attempt.Result.init), let text = self["text"]
    else {
      return nil
    }
    var attempt = LearningEvent.Attempt(result, text: text)
    attempt.hints = self["hints"].flatMap(Int.init) ?? 0
    attempt.concepts = list("concepts") ?? []
    attempt.beliefs = list("beliefs") ?? []
    attempt.exposes = list("exposes") ?? []
    attempt.confidence = self["confidence"].flatMap(Double.init).flatMap { (0...1).contains($0) ? $0 : nil }
    return attempt
  }

  private func both<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
    if let a, let b { (a, b) } else { nil }
  }
}
