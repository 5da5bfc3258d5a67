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

  /// Behind `quiz`: `[CONCEPT] [N] [seed N]`.
  mutating func quiz() throws(Fault) -> Command {
    var concept: String?
    if !isAtEnd, token.kind != .number, !isAt("seed") {
      concept = try hyphenated("a concept such as hit-order", sample: "hit-order").text
    }
    let count = isAtEnd || isAt("seed") ? nil : try questions()
    return .tutor(.quiz(concept, count: count, seed: try seed()))
  }

  /// Behind `interview`: `[N] [[in] MINUTES] [seed N]`.
  mutating func interview() throws(Fault) -> Command {
    let questions = isAtEnd || isAt("seed") ? nil : try questions()
    var minutes: Double?
    if questions != nil, !isAtEnd, !isAt("seed") {
      _ = accept("in")
      minutes = Double(try count("the minutes", 1...600, sample: "10"))
    }
    return .tutor(.interview(questions: questions, minutes: minutes, seed: try seed()))
  }

  private mutating func seed() throws(Fault) -> Int? {
    if isAtEnd { return nil }
    try require("seed", sample: "seed 4711")
    return try count("the seed", 0...99_999, sample: "4711")
  }

  /// How many, within what somebody can answer at a sitting.
  mutating func questions() throws(Fault) -> Int {
    try count("the number of questions", 1...200, sample: "5")
  }
}
