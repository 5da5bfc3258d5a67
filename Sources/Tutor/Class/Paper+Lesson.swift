import SceneSession

extension Paper {
  /// The steps of a lesson. Throws where one cannot be put, which `lessons check` finds before any class does.
  public init(_ lesson: Lesson) throws(QuestionFault) {
    var sheets: [Sheet] = []
    for staged in try LessonScenes(lesson).pieces {
      guard case .step(let step) = staged.piece else { continue }
      sheets.append(try Sheet(step, in: staged.session))
    }
    self.init(id: lesson.id, title: lesson.title, sheets: sheets)
  }
}

extension Paper.Sheet {
  init(_ step: Step, in session: Session) throws(QuestionFault) {
    id = step.id
    switch step.kind {
    case .prediction(let prediction):
      kind = .question(
        try QuestionMaker.question(prediction, id: step.id, prompt: step.prompt, in: session))
    case .task(let task):
      let judge = try TaskJudge(task, start: session)
      kind = .task(
        .init(
          task: task, prompt: step.prompt, start: session, judge: judge, before: judge.judge(session)))
    }
  }
}
