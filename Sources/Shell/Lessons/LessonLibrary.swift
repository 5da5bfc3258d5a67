import SceneLanguage
import SceneSession
import TouchFiles
import Tutor

/// The lessons that there are, read when they are first asked for.
struct LessonLibrary {
  let folders: [String]
  private var read: Course?
  /// Files of the course that are no lessons, with what is wrong first.
  private(set) var faults: [LessonFault] = []

  init(folders: [String]) { self.folders = folders }

  mutating func course() -> Course {
    if let read { return read }
    var lessons: [Lesson] = []
    for file in LessonShelf(folders: folders).load() {
      do throws(LessonFaults) {
        lessons.append(try LessonReader.read(file.bytes, file: file.path))
      } catch {
        faults += error.all.prefix(1)
      }
    }
    let course = Course(lessons)
    read = course
    return course
  }

  /// By its id, the beginning of one, its number, or the path of a file.
  mutating func find(_ name: String) throws(SessionError) -> Lesson {
    if name.hasSuffix(".md") || name.contains("/") { return try open(name) }
    let course = course()
    if let lesson = course.lesson(name) { return lesson }
    let typed = name.lowercased()
    let begun = course.lessons.filter { $0.id.lowercased().hasPrefix(typed) }
    if begun.count == 1 { return begun[0] }
    if begun.count > 1 {
      throw SessionError(
        .tutor(LessonWording.severalLessons(name, begun.map(\.id))), try: "lesson " + begun[0].id)
    }
    if course.lessons.isEmpty { throw SessionError(.tutor(LessonWording.noLessons), try: "help lesson") }
    throw SessionError(
      .tutor(LessonWording.noLesson(name)), try: course.nearest(to: name).map { "lesson " + $0 } ?? "lessons")
  }

  private func open(_ path: String) throws(SessionError) -> Lesson {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try TextFile.read(SceneFiles.expanded(path), limit: 1 << 20)
    } catch {
      throw SessionError(.file(error.reason, path: path), try: "lessons")
    }
    do throws(LessonFaults) {
      return try LessonReader.read(bytes, file: path)
    } catch {
      throw SessionError(.tutor(LessonWording.unreadable(path, error.all)), try: "lessons")
    }
  }
}
