import SceneSession
import TouchFiles
import TouchReport
import Tutor

/// Carries out what a teacher asks for. Answers the status of the process: 0, 1 where students did not pass, 2 where
/// nothing could be done.
struct Classroom {
  let surroundings: Surroundings
  let options: ReportOptions

  static func run(
    _ command: ClassCommand, _ options: ReportOptions, _ surroundings: Surroundings,
    _ output: inout OutputSink, _ errors: inout OutputSink
  ) -> Int32 {
    let classroom = Classroom(surroundings: surroundings, options: options)
    var status: Int32
    do throws(ClassFailure) {
      switch command {
      case .grade(let order): status = try classroom.grade(order, &output, &errors)
      case .handout(let lesson, let isForTeacher):
        status = try classroom.handout(lesson, for: isForTeacher ? .teacher : .student, &output)
      case .exam(let order): status = try classroom.exam(order, &output)
      case .teach(let lesson): status = try classroom.teach(lesson, &output)
      }
    } catch {
      classroom.tell(error, &errors)
      status = 2
    }
    output.flush()
    if let code = output.failure {
      errors.buffer.append(Wording.outputFailed(code))
      status = 2
    }
    errors.flush()
    return status
  }

  private func tell(_ failure: ClassFailure, _ errors: inout OutputSink) {
    switch failure {
    case .lesson(let faults):
      let report = LessonFaultReport(options: options)
      for fault in faults.all { report.append(fault, to: &errors.buffer) }
    case .sentence(let sentence, let suggestion):
      errors.buffer.append("tapwalk: error: " + sentence.safe)
      if let suggestion { errors.buffer.append("try: " + suggestion.safe) }
    case .file(let error): errors.buffer.append(Wording.cannotRead(error).safe)
    }
  }
}

/// Why nothing could be done.
enum ClassFailure: Error {
  /// The lesson's own file is wrong.
  case lesson(LessonFaults)
  case sentence(String, try: String?)
  case file(FileError)
}
