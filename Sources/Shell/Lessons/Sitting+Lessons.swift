import SceneLanguage
import SceneSession
import TouchFiles
import Tutor

/// Commands about lessons, where only the shell knows what there is.
extension Sitting {
  mutating func carryOut(_ command: TutorCommand, into output: inout [UInt8]) throws(SessionError) {
    switch command {
    case .lessons(let words): try showLessons(about: words, into: &output)
    case .lesson(let name): try beginLesson(name, into: &output)
    case .answer, .hint, .skip, .next, .play, .leave, .resetLesson, .report:
      throw SessionError(.tutor(LessonWording.nothingIsOn), try: "lesson")
    case .resetAll(let isSure): try forgetAll(isSure: isSure, into: &output)
    case .forget(let name): try forget(name, into: &output)
    case .progress: showProgress(into: &output)
    case .quiz(let concept, let count, let seed):
      try beginQuiz(concept, count: count, seed: seed, into: &output)
    case .review(let count): try beginReview(count: count, into: &output)
    case .interview(let questions, let minutes, let seed):
      try beginInterview(questions: questions, minutes: minutes, seed: seed, into: &output)
    }
  }

  /// Opens a lesson where its learner left off; without a name, the one that comes next.
  mutating func beginLesson(_ name: String?, into output: inout [UInt8]) throws(SessionError) {
    if settings.format != .text { throw SessionError(.tutor(LessonWording.textOnly), try: "tree") }
    try checkNothingIsLost()
    if name == nil, case .lesson(let run)? = activity {
      return output.append(LessonWording.isHere(run.lesson.id).safe)
    }
    if let notice = store.reload() { output.append(notice.safe) }
    let lesson: Lesson
    if let name {
      lesson = try library.find(name)
    } else if let next = lessonToGoOnWith() {
      lesson = next
    } else if library.course().lessons.isEmpty {
      throw SessionError(.tutor(LessonWording.noLessons), try: "help lesson")
    } else {
      throw SessionError(.tutor(LessonWording.allDone), try: "lessons")
    }
    endActivity()
    let run = LessonRun(
      lesson, past: store.events.map(\.event), following: following(lesson), version: Wording.version,
      from: session)
    begin(.lesson(run), into: &output)
  }

  func checkNothingIsLost() throws(SessionError) {
    guard let activity, activity.mustBeLeft else { return }
    let isInterview = if case .interview = activity { true } else { false }
    throw SessionError(
      .tutor(isInterview ? LessonWording.interviewIsOn : LessonWording.quizIsOn), try: "leave")
  }

  mutating func following(_ lesson: Lesson) -> Lesson? {
    let lessons = library.course().lessons
    guard let place = lessons.firstIndex(where: { $0.id == lesson.id }), place + 1 < lessons.count else {
      return nil
    }
    return lessons[place + 1]
  }

  /// Where somebody left off, else the first lesson behind the last finished one that is not finished, else any.
  mutating func lessonToGoOnWith() -> Lesson? {
    let state = Progress(store.events)
    if let here = state.here, let lesson = try? library.find(here) { return lesson }
    let lessons = library.course().lessons
    let last = state.lastFinished.flatMap { id in lessons.firstIndex { $0.id == id } } ?? -1
    let order = Array(lessons[(last + 1)...]) + lessons[..<(last + 1)]
    return order.first { !state.finished.contains($0.id) }
  }

  mutating func showLessons(about words: String?, into output: inout [UInt8]) throws(SessionError) {
    guard settings.format == .text else { return }
    if let notice = store.reload() { output.append(notice.safe) }
    let course = library.course()
    if course.lessons.isEmpty { throw SessionError(.tutor(LessonWording.noLessons), try: "help lesson") }
    let state = Progress(store.events)
    let map = CourseMap(course, finished: state.finished, here: state.here, options: settings.report)
    if !map.paint(about: words, into: &output), let words {
      output.append(LessonWording.nothingFound(words).safe)
    }
    for fault in library.faults { output.append(LessonWording.skippedFile(fault.file).safe) }
  }

  mutating func showProgress(into output: inout [UInt8]) {
    guard settings.format == .text else { return }
    if let notice = store.reload() { output.append(notice.safe) }
    ProgressReport(settings.report).paint(
      Progress(store.events), library.course(), at: clock(), into: &output)
  }

  // MARK: Forgetting

  private mutating func forgetAll(isSure: Bool, into output: inout [UInt8]) throws(SessionError) {
    guard isSure else { return output.append(LessonWording.askSure) }
    try removeFromStore(nil)
    endActivity()
    output.append(LessonWording.forgotAll)
  }

  private mutating func forget(_ name: String, into output: inout [UInt8]) throws(SessionError) {
    if let notice = store.reload() { output.append(notice.safe) }
    let isKnown = store.events.contains { $0.event.lesson == name }
    let id = isKnown ? name : try library.find(name).id
    try removeFromStore(id)
    if case .lesson(let run)? = activity, run.lesson.id == id { endActivity() }
    output.append(LessonWording.forgot(id).safe)
  }

  private mutating func removeFromStore(_ lesson: String?) throws(SessionError) {
    do throws(FileError) {
      try store.forget(lesson)
    } catch {
      throw SessionError(.file(error.reason, path: error.path), try: "progress")
    }
  }
}
