import SceneSession
import TouchReport

/// The steps of a lesson, each with its scene around it, for several who answer them.
struct PutSteps {
  let lesson: String
  /// With their ids; those that cannot be put are not among them.
  let all: [(id: String, step: PutStep)]

  enum PutStep {
    case question(Question)
    case task(TaskJudge)
  }

  init(_ lesson: Lesson) {
    self.lesson = lesson.id
    var page = Session(
      settings: SessionSettings(report: ReportOptions(verbosity: .silent)),
      files: SceneFiles(lessonFolders: []))
    var all: [(id: String, step: PutStep)] = []
    for piece in lesson.pieces {
      switch piece {
      case .scene(let lines), .show(let lines): FenceRunner.make(lines, in: &page)
      case .step(let step):
        page = page.onNewPage
        if let put = PutSteps.put(step, in: page) { all.append((step.id, put)) }
      case .prose, .note: break
      }
    }
    self.all = all
  }

  private static func put(_ step: Step, in page: Session) -> PutStep? {
    switch step.kind {
    case .prediction(let prediction):
      let question = try? QuestionMaker.question(prediction, id: step.id, prompt: step.prompt, in: page)
      return question.map { .question($0) }
    case .task(let task): return (try? TaskJudge(task, start: page)).map { .task($0) }
    }
  }
}
