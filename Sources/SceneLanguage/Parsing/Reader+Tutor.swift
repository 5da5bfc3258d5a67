/// Commands about lessons and questions.
extension Reader {
  /// Behind `reset`: `[lesson|all [really]]`.
  mutating func reset() throws(Fault) -> Command {
    if isAtEnd { return .reset }
    if accept("lesson") { return .tutor(.resetLesson) }
    if accept("all") { return .tutor(.resetAll(isSure: accept("really"))) }
    throw unexpected(keywords: ["lesson", "all"])
  }

  /// The id of a lesson, or the path of its file.
  mutating func lessonName() throws(Fault) -> String {
    guard let name = topic() else { throw expected("a lesson, or all", sample: "all") }
    return name
  }

  /// Behind `quiz`: `[CONCEPT] [N]`.
  mutating func quiz() throws(Fault) -> Command {
    if isAtEnd { return .tutor(.quiz(nil, count: nil)) }
    if token.kind == .number { return .tutor(.quiz(nil, count: try questions())) }
    let concept = try hyphenated("a concept such as hit-order", sample: "hit-order").text
    return .tutor(.quiz(concept, count: isAtEnd ? nil : try questions()))
  }

  /// Behind `interview`: `[N] [[in] MINUTES]`.
  mutating func interview() throws(Fault) -> Command {
    if isAtEnd { return .tutor(.interview(questions: nil, minutes: nil)) }
    let questions = try questions()
    if isAtEnd { return .tutor(.interview(questions: questions, minutes: nil)) }
    _ = accept("in")
    return .tutor(.interview(questions: questions, minutes: try number("the minutes", sample: "10")))
  }

  /// How many, within what somebody can answer at a sitting.
  mutating func questions() throws(Fault) -> Int {
    try count("the number of questions", 1...200, sample: "5")
  }
}
