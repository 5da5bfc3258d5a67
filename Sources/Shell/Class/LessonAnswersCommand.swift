import SceneSession
import Tutor

/// `tapwalk lessons answers [--as WHO] [PATH|ID ...]`: what somebody types at each step.
struct LessonAnswersCommand {
  let mind: Mind
  /// Empty is the whole course.
  let names: [String]

  /// One line a step: lesson, step, the line to type, `right` or `wrong`, the beliefs that it shows. Answers the status of
  /// the process.
  func run(_ library: LessonLibrary, output: inout OutputSink, errors: inout OutputSink) -> Int32 {
    var library = library
    do throws(SessionError) {
      var lessons: [Lesson] = []
      for name in names { lessons.append(try library.find(name)) }
      if names.isEmpty { lessons = library.course().lessons }
      if lessons.isEmpty { throw SessionError(.tutor(LessonWording.noLessons), try: "lessons") }
      for lesson in lessons {
        for entry in AnswerSheet(lesson, as: mind).entries { output.buffer.append(line(entry)) }
        output.flushIfFull()
      }
    } catch {
      output.flush()
      return Program.refuse(error, &errors)
    }
    return Program.end(&output, &errors)
  }

  private func line(_ entry: AnswerSheet.Entry) -> String {
    [
      entry.lesson, entry.step, entry.line, entry.isRight ? "right" : "wrong",
      entry.beliefs.joined(separator: ","),
    ].map(\.safe).joined(separator: "\t")
  }
}
