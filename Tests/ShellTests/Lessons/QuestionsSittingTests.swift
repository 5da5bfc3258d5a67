import SceneLanguage
import Testing
import Tutor

@testable import SceneSession
@testable import Shell

/// quiz, review and interview, as they are typed.
@Suite struct QuestionsSittingTests {
  private func run(_ lines: String...) -> (sitting: Sitting, status: Int32, output: String, errors: String) {
    var runner = ScriptRunner(Sitting(Session(files: SceneFiles(lessonFolders: [SittingTests.folder]))))
    var script = Script(text: lines.joined(separator: "\n") + "\n", name: "-")
    var output = OutputSink(descriptor: nil)
    var errors = OutputSink(descriptor: nil)
    let status = runner.run(&script, output: &output, errors: &errors)
    return (
      runner.sitting, status, String(decoding: output.buffer, as: UTF8.self),
      String(decoding: errors.buffer, as: UTF8.self)
    )
  }

  @Test func aQuizIsRememberedAndLeadsToALesson() {
    let run = run("quiz hit-order 2 seed 4711", "skip", "skip")
    #expect(run.status == 0)
    #expect(run.output.contains("Quiz: Who is asked first, 2 questions, seed 4711"))
    #expect(run.output.contains("0 of 2 right, 2 skipped"))
    #expect(run.output.contains("lesson small"))
    #expect(run.sitting.store.events.count == 2)
    #expect(run.sitting.activity == nil)
  }

  @Test func anUnknownConceptLeadsToANearOne() {
    let run = run("quiz hit-ordr")
    #expect(run.status == 1)
    #expect(run.errors.contains("there are no questions about 'hit-ordr'"))
    #expect(run.errors.contains("try: quiz hit-order"))
  }

  @Test func whatWentWrongIsReviewedFirst() {
    let run = run("quiz tables 1 seed 1", "skip", "review 1", "skip")
    #expect(run.output.contains("Question 1 of 1: Tables"))
    #expect(run.output.components(separatedBy: "Question 1 of 1: Tables").count == 3)
  }

  @Test func anInterviewEndsWithItsReport() {
    let run = run("interview 1 in 5 seed 7", "skip", "skip", "report")
    #expect(run.output.contains("Interview: 1 question in 5 min, seed 7"))
    #expect(run.output.contains("Not answered"))
    #expect(run.output.contains("# Interview, seed 7"))
  }

  @Test func anInterviewGivesWayToALesson() {
    let run = run("interview 1 seed 7", "leave", "lesson small", "leave", "tree")
    #expect(run.status == 0)
    #expect(run.output.contains("The small lesson"))
  }
}
