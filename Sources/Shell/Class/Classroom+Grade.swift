import SceneSession
import TouchFiles
import TouchReport
import Tutor

extension Classroom {
  func grade(
    _ order: GradeOrder, _ output: inout OutputSink, _ errors: inout OutputSink
  ) throws(ClassFailure) -> Int32 {
    var marking = try marking(order)
    let files = AnswerFiles(order.paths)
    for folder in files.empty { errors.buffer.append(ClassWording.noAnswerFiles(folder).safe) }
    let report = GradeReport(options: options, pass: order.pass)
    let lines = GradeLines(lesson: marking.id, pass: order.pass)
    let faults = LessonFaultReport(options: options)
    var marked: [MarkedFile] = []
    for path in files.paths where output.failure == nil {
      let file = files.misnamed.contains(path) ? Classroom.misnamed(path) : mark(path, &marking)
      switch order.format {
      case .text: report.paint(file, into: &output.buffer)
      case .json: lines.append(file, to: &output.buffer)
      case .junit: break
      }
      for fault in file.faults { faults.append(fault, to: &errors.buffer) }
      if let broken = file.broken { faults.append(broken, to: &errors.buffer) }
      output.flushIfFull()
      errors.flushIfFull()
      marked.append(file)
    }
    let result = ClassResult(marked, pass: order.pass)
    switch order.format {
    case .text: report.paint(result, into: &output.buffer)
    case .json: lines.append(result, to: &output.buffer)
    case .junit: output.buffer += GradeXML.document(marked, lesson: marking.id, pass: order.pass)
    }
    return result.passed == result.files && files.empty.isEmpty ? 0 : 1
  }

  private static func misnamed(_ path: String) -> MarkedFile {
    MarkedFile(
      file: path,
      broken: LessonFault(file: path, place: LessonPlace(line: 1), message: ClassWording.nameNotText))
  }

  /// How the files are marked: against a lesson, or each against the exam that it names.
  private enum Marking {
    case lesson(Marker)
    case exam(ExamMarker)

    var id: String {
      switch self {
      case .lesson(let marker): marker.paper.id
      case .exam: "exam"
      }
    }
  }

  private func marking(_ order: GradeOrder) throws(ClassFailure) -> Marking {
    if order.lesson == "exam" {
      let concepts = try order.subjects.isEmpty ? nil : concepts(of: order.subjects)
      let questions = order.questions ?? concepts.map { Exam.Header.usualQuestions($0) }
      if order.seed == nil, questions == nil { return .exam(ExamMarker()) }
      return .exam(
        ExamMarker(expected: .init(seed: order.seed, questions: questions, concepts: concepts)))
    }
    if Classroom.isPath(order.lesson), let exam = try exam(at: order.lesson, seed: order.seed) { return exam }
    let lesson = try lesson(order.lesson)
    let paper: Paper
    do throws(QuestionFault) { paper = try Paper(lesson) } catch {
      throw Classroom.failure(error, in: lesson)
    }
    if paper.sheets.isEmpty { throw .sentence(ClassWording.nothingToMark(lesson.id), try: nil) }
    return .lesson(Marker(paper))
  }

  /// The exam that was given out, where the file is one.
  private func exam(at path: String, seed: UInt64?) throws(ClassFailure) -> Marking? {
    guard let file = try? AnswerFileReader.read(try bytes(of: path), file: path), file.header["exam"] != nil
    else { return nil }
    do throws(LessonFault) {
      let header = try Exam.Header(file)
      let expected = ExamMarker.Expected(
        seed: seed ?? header.seed, questions: header.questions, concepts: header.concepts)
      return .exam(ExamMarker(expected: expected))
    } catch {
      throw .lesson(LessonFaults([error]))
    }
  }

  private func mark(_ path: String, _ marking: inout Marking) -> MarkedFile {
    let file: AnswerFile
    do throws(FileError) {
      let bytes = try TextFile.read(path, limit: AnswerFileReader.limit)
      do throws(LessonFault) {
        file = try AnswerFileReader.read(bytes, file: path)
      } catch {
        return MarkedFile(file: path, broken: error)
      }
    } catch {
      let message = SessionWording.text(for: error.reason)
      return MarkedFile(
        file: path, broken: LessonFault(file: path, place: LessonPlace(line: 1), message: message))
    }
    switch marking {
    case .lesson(var marker):
      defer { marking = .lesson(marker) }
      return marker.mark(file)
    case .exam(var marker):
      defer { marking = .exam(marker) }
      return marker.mark(file)
    }
  }
}
