extension Exam.Header {
  /// As it stands at the top of an exam.
  var pairs: [(key: String, value: String)] {
    [
      ("exam", String(Exam.Header.format)), ("seed", String(seed)), ("questions", String(questions)),
      ("concepts", concepts.joined(separator: " ")),
    ] + (student.map { [("student", $0)] } ?? [])
  }

  /// Reads it from what a student handed in.
  public init(_ file: AnswerFile) throws(LessonFault) {
    func fault(_ message: String, at line: LessonLine?) -> LessonFault {
      file.fault(message, at: line?.place ?? LessonPlace(line: 1), length: line?.text.count ?? 1)
    }
    func value(_ key: String) throws(LessonFault) -> LessonLine {
      guard let line = file.header[key] else { throw fault(ClassWording.wrongKey(key), at: nil) }
      return line
    }
    guard let format = file.header["exam"] else {
      guard let lesson = file.header["lesson"], !lesson.text.isEmpty else {
        throw fault(ClassWording.notAnExam, at: nil)
      }
      throw file.fault(
        ClassWording.isALesson(lesson.text), at: lesson.place, length: lesson.text.count,
        try: ClassWording.grade(lesson.text, file.file))
    }
    guard format.text == String(Exam.Header.format) else {
      throw fault(ClassWording.otherFormat(format.text), at: format)
    }
    let (seed, questions, concepts) = (try value("seed"), try value("questions"), try value("concepts"))
    guard let seedNumber = UInt64(seed.text) else { throw fault(ClassWording.wrongKey("seed"), at: seed) }
    guard let count = Int(questions.text), (1...Exam.Header.mostQuestions).contains(count) else {
      throw fault(ClassWording.wrongKey("questions"), at: questions)
    }
    let ids = concepts.text.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    guard !ids.isEmpty, ids.count <= 100, ids.allSatisfy({ Concept.named($0) != nil }) else {
      throw fault(ClassWording.wrongKey("concepts"), at: concepts)
    }
    self.init(
      seed: seedNumber, questions: count, concepts: ids,
      student: file.header["student"].flatMap { $0.text.isEmpty ? nil : $0.text })
  }
}
