import SceneLanguage

extension AnswerFile {
  /// Answers to steps that the lesson does not have.
  func strangers(among steps: [String]) -> [LessonFault] {
    let known = Set(steps.map { $0.lowercased() })
    return answers.filter { !known.contains($0.step.lowercased()) }.map { given in
      let near = Words.near(given.step.lowercased(), in: steps) ?? steps.first
      let line = given.place.line <= lines.count ? lines[given.place.line - 1] : ""
      return fault(
        ClassWording.noSuchStep(given.step), at: given.place, length: given.step.count,
        try: near.map { line.replacingFirst(given.step, with: $0) })
    }
  }
}

extension AnswerFile {
  /// Its header says that it answers an exam, or another lesson.
  func strayed(from paper: Paper) -> LessonFault? {
    if paper.isExam { return nil }
    if let line = header["exam"] {
      return fault(
        ClassWording.isAnExam(paper.id), at: line.place, length: line.text.count,
        try: ClassWording.gradeExam(file))
    }
    guard let line = header["lesson"], !line.text.isEmpty, line.text.lowercased() != paper.id.lowercased()
    else { return nil }
    return fault(
      ClassWording.isOfAnotherLesson(line.text, than: paper.id), at: line.place, length: line.text.count,
      try: ClassWording.grade(line.text, file))
  }
}
