import SceneLanguage
import SceneSession
import Tutor

/// Generated questions: what they are about, the shell knows from what is remembered.
extension Sitting {
  mutating func beginQuiz(
    _ name: String?, count: Int?, seed: Int?, into output: inout [UInt8]
  ) throws(SessionError) {
    try checkNothingIsLost()
    let concept: Concept?
    if let name { concept = try Concept.find(name) } else { concept = nil }
    try begin(.concept(concept), count: count, seed: seed, into: &output)
  }

  /// What is due, the most urgent first, then what went wrong lately.
  mutating func beginReview(count: Int?, into output: inout [UInt8]) throws(SessionError) {
    try checkNothingIsLost()
    if let notice = store.reload() { output.append(notice.safe) }
    let progress = Progress(store.events)
    let now = clock()
    let due = progress.due(at: now)
    let weak = progress.concepts.filter {
      !due.contains($0) && progress.mastery(of: $0, at: now).level == .shaky
    }
    let seen = progress.beliefs.filter { !$0.isOvercome }
    let topic = QuizRun.Topic.review(
      due: due + weak, seen: Dictionary(seen.map { ($0.name, $0.count) }) { first, _ in first }
    )
    try begin(topic, count: count, into: &output)
  }

  mutating func beginInterview(
    questions: Int?, minutes: Double?, seed: Int?, into output: inout [UInt8]
  ) throws(SessionError) {
    try checkText()
    try checkNothingIsLost()
    endActivity()
    let run = InterviewRun(
      questions: questions, minutes: minutes, seed: seed.map { UInt64($0) }, from: session)
    begin(.interview(run), into: &output)
  }

  private mutating func begin(
    _ topic: QuizRun.Topic, count: Int?, seed: Int? = nil, into output: inout [UInt8]
  ) throws(SessionError) {
    try checkText()
    let lessons = library.course().lessons
    endActivity()
    let run = QuizRun(
      topic, count: count, seed: seed.map { UInt64($0) }, lessons: lessons, from: session)
    begin(.quiz(run), into: &output)
  }

  private func checkText() throws(SessionError) {
    if settings.format != .text { throw SessionError(.tutor(LessonWording.textOnly), try: "tree") }
  }
}
