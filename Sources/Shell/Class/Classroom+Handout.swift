import SceneLanguage
import Tutor

extension Classroom {
  func handout(
    _ text: String, for reader: Handout.Reader, _ output: inout OutputSink
  ) throws(ClassFailure) -> Int32 {
    let lesson = try lesson(text)
    do throws(QuestionFault) {
      output.buffer += Array(try Handout(lesson, for: reader).text.utf8)
    } catch {
      throw Classroom.failure(error, in: lesson)
    }
    return 0
  }

  func exam(_ order: ExamOrder, _ output: inout OutputSink) throws(ClassFailure) -> Int32 {
    let concepts = try concepts(of: order.subjects)
    let header = Exam.Header(
      seed: order.seed, questions: order.questions ?? Exam.Header.usualQuestions(concepts),
      concepts: concepts, student: order.student)
    do throws(Exam.Refusal) {
      let exam = try Exam(header)
      output.buffer += Array(exam.handout(for: order.isForTeacher ? .teacher : .student).utf8)
    } catch {
      throw .sentence(ClassWording.unknownConcept(concepts.joined(separator: " ")), try: nil)
    }
    return 0
  }

  /// Each concept once, in the order in which they are named.
  func concepts(of subjects: [String]) throws(ClassFailure) -> [String] {
    var concepts: [String] = []
    for subject in subjects {
      for concept in try self.concepts(of: subject) where !concepts.contains(concept) {
        concepts.append(concept)
      }
    }
    return concepts
  }

  /// The concept of that name, or those of a lesson that questions can be drawn for.
  private func concepts(of subject: String) throws(ClassFailure) -> [String] {
    if let concept = Concept.named(subject) { return [concept.id] }
    let lesson: Lesson
    if Classroom.isPath(subject) {
      lesson = try self.lesson(subject)
    } else if let found = course.lesson(subject) {
      lesson = found
    } else {
      let names = Concept.all.map(\.id) + course.lessons.map(\.id)
      let near = Words.near(subject.lowercased(), in: names) ?? names.first ?? ""
      throw .sentence(ClassWording.unknownConcept(subject), try: "tapwalk exam " + near)
    }
    let concepts = lesson.concepts.compactMap { Concept.named($0)?.id }
    if concepts.isEmpty { throw .sentence(ClassWording.noConcepts(lesson.id), try: nil) }
    return concepts
  }
}
