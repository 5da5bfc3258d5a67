/// A question of an interview, and what was said to it.
struct InterviewItem: Sendable {
  let drawn: Drawn
  let question: Question
  /// What the interviewer says before it, where it follows another one.
  let lead: FollowUp.Lead?
  /// The lines that build its scene.
  let script: [String]
  var text = ""
  /// The time was over before it was answered.
  var isLate = false
  var verdict: Verdict?
  /// From 0 to 1.
  var confidence: Double?
  /// In seconds since it was asked.
  var time: Double?

  var concept: Concept { drawn.concept }
  var isFollowUp: Bool { lead != nil }
  /// What a right answer is worth.
  var points: Int { isFollowUp ? 1 : drawn.difficulty }
  var isRight: Bool { verdict?.isRight ?? false }

  init(_ drawn: Drawn) {
    self.drawn = drawn
    question = drawn.question
    script = drawn.script
    lead = nil
  }

  init(_ question: Question, _ lead: FollowUp.Lead, script: [String], behind drawn: Drawn) {
    self.drawn = drawn
    self.question = question
    self.script = script
    self.lead = lead
  }

  /// For the file of what a learner did; a question behind another one cannot be drawn again, and is not remembered.
  var event: LearningEvent? {
    if isFollowUp { return nil }
    var attempt = verdict.map { drawn.attempt($0, text: text) } ?? .init(.skipped, text: "")
    attempt.concepts = [concept.id]
    attempt.confidence = confidence
    return .asked(concept: concept.id, seed: drawn.seed, attempt)
  }
}
