import SceneLanguage
import SceneSession
import Tutor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Everything that one run of the program knows: the free session, the lesson or quiz that is on, the course, and what
/// is remembered of the learner.
struct Sitting {
  /// The scene outside of lessons.
  var session: Session
  /// nil in the free session.
  private(set) var activity: Activity?
  var library: LessonLibrary
  var store: LearningStore
  /// What to type after a lesson that is over.
  private var suggestion: String?
  /// Seconds since 1970, to the millisecond, so that what is begun in one second keeps its order.
  var clock: @Sendable () -> Double = {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec / 1_000_000) / 1_000
  }

  init(_ session: Session, store: LearningStore = LearningStore()) {
    self.session = session
    self.store = store
    library = LessonLibrary(folders: session.files.lessonFolders)
  }

  static let freePrompt = "tap> "

  var prompt: String { activity?.prompt ?? Sitting.freePrompt }
  var nextCommand: String { activity?.nextCommand ?? suggestion ?? session.nextCommand }
  /// That of the lesson while one is on.
  var sessionAtHand: Session { activity?.session ?? session }

  /// How the shell talks, in and out of lessons.
  var settings: SessionSettings {
    get { activity?.settings ?? session.settings }
    set {
      session.settings = newValue
      activity?.settings = newValue
    }
  }

  /// Carries out one piece of a line. Answers what is left for the caller to do; never `.tutor`.
  mutating func take(_ piece: LinePiece, into output: inout [UInt8]) throws(SessionError) -> Session.Effect {
    guard var activity else {
      guard let statement = piece.statement else { return .done }
      if case .ruleCard = statement.command { tellLessonsOfRules() }
      let effect = try session.perform(statement, text: piece.text, into: &output)
      if case .tutor = effect { return try carryOut(effect, into: &output) }
      suggestion = nil
      return effect
    }
    var turn = Turn()
    do throws(SessionError) {
      try activity.take(piece.text, at: clock(), into: &turn)
    } catch {
      throw error.placed(in: piece)
    }
    self.activity = activity
    adopt(turn, into: &output)
    return try carryOut(turn.effect, into: &output)
  }

  /// What a rule's card says about lessons; the lessons are read for it.
  private mutating func tellLessonsOfRules() {
    if session.lessonsOfRules.isEmpty { session.lessonsOfRules = library.course().lessonsOfRules }
  }

  /// Puts a lesson, a quiz or an interview in the place of what is on.
  mutating func begin(_ activity: Activity, into output: inout [UInt8]) {
    var activity = activity
    var turn = Turn()
    activity.open(at: clock(), into: &turn)
    self.activity = activity
    adopt(turn, into: &output)
  }

  /// Back to the free session. What is remembered stays.
  mutating func endActivity() {
    if let activity { session.settings = activity.settings }
    activity = nil
  }

  private mutating func adopt(_ turn: Turn, into output: inout [UInt8]) {
    output += turn.output
    if let notice = store.add(turn.events, at: clock()) { output.append(notice.safe) }
    if let activity { session.settings = activity.settings }
    suggestion = nil
    if turn.isOver {
      var finished: Lesson?
      if case .lesson(let run)? = activity, turn.events.last == .finished(lesson: run.lesson.id) {
        finished = run.lesson
      }
      endActivity()
      suggestion = finished.map { commandBehind($0) } ?? "lesson"
    }
  }

  /// The lesson that is told to come next, unless it was finished before.
  private mutating func commandBehind(_ lesson: Lesson) -> String {
    let done = Progress(store.events).finished
    let next = following(lesson).flatMap { done.contains($0.id) ? nil : $0 } ?? lessonToGoOnWith()
    return next.map { "lesson " + $0.id } ?? "lessons"
  }

  private mutating func carryOut(
    _ effect: Session.Effect, into output: inout [UInt8]
  ) throws(SessionError) -> Session.Effect {
    guard case .tutor(let command) = effect else { return effect }
    tellLessonsOfRules()
    try carryOut(command, into: &output)
    return .done
  }
}
