import SceneSession

/// `tapwalk lesson ID` where nobody types, and `tapwalk lessons`.
extension Program {
  /// Standard input is what would be typed: a blank line is Enter. Its end leaves the lesson.
  static func lesson(
    _ name: String?, _ sitting: Sitting, _ launch: Launch, _ output: inout OutputSink,
    _ errors: inout OutputSink
  ) -> Int32 {
    var sitting = sitting
    do throws(SessionError) {
      try sitting.beginLesson(name, into: &output.buffer)
    } catch {
      return refuse(error, &errors)
    }
    var script = Script(descriptor: 0, name: "-")
    return run(&script, sitting, launch, &output, &errors)
  }

  static func lessons(
    _ words: String?, _ sitting: Sitting, _ output: inout OutputSink, _ errors: inout OutputSink
  ) -> Int32 {
    var sitting = sitting
    do throws(SessionError) {
      try sitting.showLessons(about: words, into: &output.buffer)
    } catch {
      return refuse(error, &errors)
    }
    return end(&output, &errors)
  }

  static func refuse(_ error: SessionError, _ errors: inout OutputSink) -> Int32 {
    errors.buffer.append(LessonWording.cannotBegin(SessionWording.text(for: error.reason)).safe)
    if let suggestion = error.suggestion { errors.buffer.append(("try: tapwalk " + suggestion).safe) }
    errors.flush()
    return 1
  }
}
