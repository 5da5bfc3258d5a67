/// Marks exams: draws the questions of each file again from its header. Files with the same header share them.
public struct ExamMarker: Sendable {
  /// What the teacher gave out; nil takes every header that agrees with itself.
  public let expected: Expected?
  private var markers: [Exam.Header: Drawing] = [:]
  private var plans: [PlanKey: ExamPlan] = [:]
  /// Bounds what is kept where every student has questions of his or her own.
  private static let mostMarkers = 200

  public struct Expected: Sendable, Equatable {
    /// Of these, what is nil was not said, and may be anything.
    public let seed: UInt64?
    public let questions: Int?
    public let concepts: [String]?

    public init(seed: UInt64?, questions: Int? = nil, concepts: [String]? = nil) {
      self.seed = seed
      self.questions = questions
      self.concepts = concepts
    }
  }

  private struct PlanKey: Hashable {
    let questions: Int
    let concepts: [String]
  }

  private struct Drawing {
    let check: String
    var marker: Marker
  }

  public init(expected: Expected? = nil) { self.expected = expected }

  /// - Parameter file: as it was read.
  public mutating func mark(_ file: AnswerFile) -> MarkedFile {
    do throws(LessonFault) {
      let header = try Exam.Header(file)
      try hold(header, against: file)
      var drawing = try drawing(header, file)
      guard file.header["check"]?.text == drawing.check else {
        throw ExamMarker.fault(ClassWording.checkFails, "check", file)
      }
      let marked = drawing.marker.mark(file)
      if markers.count >= ExamMarker.mostMarkers { markers.removeAll() }
      markers[header] = drawing
      return marked
    } catch {
      return MarkedFile(file: file.file, student: file.student, faults: file.faults, broken: error)
    }
  }

  private func hold(_ header: Exam.Header, against file: AnswerFile) throws(LessonFault) {
    guard let expected else { return }
    if let seed = expected.seed, header.seed != seed {
      throw ExamMarker.fault(ClassWording.otherSeed(String(header.seed), expected: seed), "seed", file)
    }
    guard expected.questions ?? header.questions == header.questions,
      expected.concepts ?? header.concepts == header.concepts
    else { throw ExamMarker.fault(ClassWording.otherExam, "exam", file) }
  }

  private mutating func drawing(_ header: Exam.Header, _ file: AnswerFile) throws(LessonFault) -> Drawing {
    if let known = markers[header] { return known }
    do throws(Exam.Refusal) {
      let key = PlanKey(questions: header.questions, concepts: header.concepts)
      let plan: ExamPlan
      if let known = plans[key] { plan = known } else { plan = try ExamPlan(header) }
      plans[key] = plan
      let exam = Exam(header, plan)
      return Drawing(check: exam.check, marker: Marker(exam.paper))
    } catch {
      throw ExamMarker.fault(ClassWording.wrongKey("concepts"), "concepts", file)
    }
  }

  private static func fault(_ message: String, _ key: String, _ file: AnswerFile) -> LessonFault {
    let line = file.header[key]
    return file.fault(message, at: line?.place ?? LessonPlace(line: 1), length: line?.text.count ?? 1)
  }
}
