extension Exam {
  /// What a student gets, or a teacher: Markdown. Nothing in the student's says what is right.
  public func handout(for reader: Handout.Reader) -> String {
    var writer = HandoutWriter(reader: reader)
    var pairs = header.pairs + [("check", check)]
    if header.student == nil, reader == .student { pairs.append(("name", "")) }
    writer.header(pairs)
    writer.title(ClassWording.examTitle)
    if let student = header.student {
      writer.paragraph(MarkdownWriter.escaped(ClassWording.examMark(student)))
    }
    if reader == .student {
      writer.paragraph(
        ClassWording.examIntroduction(questions.count, hasName: header.student != nil))
    }
    for (position, drawn) in questions.enumerated() {
      writer.question(drawn.question, id: Exam.id(of: position), scene: drawn.script)
    }
    return writer.text
  }
}
