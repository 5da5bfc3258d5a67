/// A command about lessons and questions. The language knows their form alone: what a lesson is, the tutor says.
public enum TutorCommand: Sendable, Equatable {
  /// `lessons`: the course; with words, those lessons in which they are found.
  case lessons(String?)
  /// `lesson ID`; nil goes on where one left off.
  case lesson(String?)
  /// What the learner says, as it was typed; empty asks how the step stands.
  case answer(String)
  case hint
  case skip
  /// Goes on behind a step that is done.
  case next
  /// A sandbox, which `back` leaves.
  case play
  /// Leaves the lesson, the quiz or the interview.
  case leave
  /// The lesson from its beginning.
  case resetLesson
  /// Everything that is remembered of this learner, once it was confirmed.
  case resetAll(isSure: Bool)
  /// A fault report about the step: its id, its scene, what was answered.
  case report
  case progress
  /// Removes what is remembered of a lesson, or of all of them.
  case forget(String)
  /// Generated questions about a concept, or any; how many. With the same seed they are the same ones.
  case quiz(String?, count: Int?, seed: Int?)
  /// Questions about the concepts that are due.
  case review(count: Int?)
  case interview(questions: Int?, minutes: Double?, seed: Int?)
}
