import TouchFiles
import Tutor

/// Where lessons come from: a file that is named, or the course.
extension Classroom {
  /// - Parameter text: a path, an id, or a number of the course.
  func lesson(_ text: String) throws(ClassFailure) -> Lesson {
    if Classroom.isPath(text) { return try read(try bytes(of: text), text) }
    let course = course
    if let lesson = course.lesson(text) { return lesson }
    throw .sentence(
      ClassWording.unknownLesson(text), try: course.nearest(to: text) ?? course.lessons.first?.id)
  }

  /// The lessons that can be read; what is wrong with the others is told by `lessons check`.
  var course: Course {
    let shelf = LessonShelf(folders: surroundings.lessonFolders)
    return Course(shelf.load().compactMap { try? LessonReader.read($0.bytes, file: $0.path) })
  }

  /// Of a lesson, or of an exam: as much as either may have, and a bit more.
  func bytes(of path: String) throws(ClassFailure) -> [UInt8] {
    do throws(FileError) {
      return try TextFile.read(path, limit: AnswerFileReader.limit)
    } catch {
      throw .file(error)
    }
  }

  func read(_ bytes: [UInt8], _ path: String) throws(ClassFailure) -> Lesson {
    do throws(LessonFaults) {
      return try LessonReader.read(bytes, file: path)
    } catch {
      throw .lesson(error)
    }
  }

  static func isPath(_ text: String) -> Bool { text.contains("/") || text.hasSuffix(".md") }

  /// What can go wrong with the steps of a lesson that can be read.
  static func failure(_ fault: QuestionFault, in lesson: Lesson) -> ClassFailure {
    .lesson(
      LessonFaults([
        LessonFault(
          file: lesson.file, place: fault.line?.place ?? LessonPlace(line: 1), message: fault.message,
          suggestion: fault.suggestion, text: fault.line?.text ?? "")
      ]))
  }
}
