import Foundation
import SceneLanguage
import Testing
import Tutor

@testable import SceneSession
@testable import Shell

/// Lessons at the prompt and in scripts.
@Suite struct SittingTests {
  private static let lessons = [
    ("01-small.md", "small", "hit-order"), ("02-other.md", "other", "alpha"),
    ("03-third.md", "third", "alpha"),
  ]

  /// A folder with a course of three lessons.
  static let folder: String = {
    let folder = NSTemporaryDirectory() + "tapwalk-lessons-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (file, id, concept) in lessons {
      let text = """
        id: \(id)
        title: The \(id) lesson
        part: Part \(concept)
        \(id == "third" ? "needs: other\n" : "")concepts: \(concept)
        ---
        Look.

        ```tapwalk scene
        add A at 0,0,200,200
        add B to A at 10,10,50,50
        ```

        ```tapwalk predict id=q1
        ask: receiver
        on: tap 30 30
        ```

        ```tapwalk task id=t1
        question: Put B to sleep.
        goal: tap 30 30 -> A
        solution: set B isHidden on
        solution: remove B
        wrong: set B tag 3 | A tag says nothing.
        ```
        """
      try? text.write(toFile: folder + "/" + file, atomically: true, encoding: .utf8)
    }
    return folder
  }()

  private func sitting(isTyping: Bool = false) -> Sitting {
    var settings = SessionSettings()
    settings.isInteractive = isTyping
    return Sitting(Session(settings: settings, files: SceneFiles(lessonFolders: [SittingTests.folder])))
  }

  private func run(_ text: String) -> (status: Int32, output: String, errors: String) {
    var runner = ScriptRunner(sitting())
    var script = Script(text: text, name: "-")
    var output = OutputSink(descriptor: nil)
    var errors = OutputSink(descriptor: nil)
    let status = runner.run(&script, output: &output, errors: &errors)
    return (
      status, String(decoding: output.buffer, as: UTF8.self), String(decoding: errors.buffer, as: UTF8.self)
    )
  }

  @Test func aLessonRunsInAScript() {
    let result = run("lesson small\nA\n\nset B isHidden on\n\nadd Q\ntap Q")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("You have finished 'The small lesson'."))
    #expect(result.output.contains("● Q received the touch"))
  }

  @Test func anErrorInsideALessonHasItsPlace() {
    let result = run("lesson small\n\n  tree; tap 1 1\ntree")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("-:3:9: error: answer first"), "\(result.errors)")
  }

  @Test func anAnswerEndsAtASemicolon() {
    let result = run("lesson small\nB; next; remove B; leave; tree")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Solved"))
    #expect(result.output.hasSuffix("HT-5\n"))
  }

  @Test(arguments: ["answer A", "hint", "skip", "next", "play", "leave", "reset lesson", "report"])
  func withoutALessonItIsSaidHowToBeginOne(_ line: String) {
    let result = run(line)
    #expect(result.status == 1)
    #expect(result.errors.contains("no lesson, quiz or interview is on"))
    #expect(result.errors.hasSuffix("try: lesson\n"))
  }

  @Test(arguments: [
    ("lesson small", "small"), ("lesson 2", "other"), ("lesson sm", "small"), ("lesson SMALL", "small"),
    ("lesson", "small"),
  ])
  func aLessonIsFound(_ line: String, _ id: String) throws {
    var sitting = sitting()
    var output: [UInt8] = []
    for piece in try sitting.pieces(of: line) { _ = try sitting.take(piece, into: &output) }
    #expect(sitting.prompt == id + "> ")
  }

  @Test func aLessonMayBeAFile() {
    let result = run("lesson \(SittingTests.folder)/02-other.md\nB")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: [("lesson smal1", "lesson small"), ("lesson xyzzy", "lessons"), ("lesson 9", "lessons")])
  func aLessonThatIsNotThereIsNamed(_ line: String, _ suggestion: String) {
    let result = run(line)
    #expect(result.errors.contains("there is no lesson"))
    #expect(result.errors.hasSuffix("try: \(suggestion)\n"))
  }

  @Test func theMapShowsWhatIsDoneAndWhatComesNext() {
    let result = run("lesson small\nskip\nskip\n\nlesson other\nleave\nlessons")
    #expect(result.output.contains("✓  1  small"))
    #expect(result.output.contains("▶  2  other"))
    #expect(result.output.contains("◌  3  third: The third lesson (needs other)"))
    let found = run("lessons alpha").output
    #expect(found.contains("other") && !found.contains("small"))
    #expect(run("lessons xyzzy").output.contains("no lesson is about 'xyzzy'"))
  }

  @Test func anotherLessonLeavesThisOneAndLessonComesBack() {
    let result = run("lesson small\nA\nlesson other\nleave\nlesson small\nlesson 2\nlesson")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("You answered this: A; right is B."))
  }

  @Test func whatWasLeftLastIsOpenedEvenWithNothingDone() {
    let result = run(
      "lesson small\nleave\nlesson other\nleave\nlesson small\nleave\nlessons\nprogress\nlesson")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("▶  1  small"))
    #expect(result.output.contains("you are in The small lesson; go on with: lesson small"))
    #expect(!result.output.contains("▶  2  other"))
    #expect(result.output.split(separator: "\n").last(where: { $0.hasPrefix("Step ") }) == "Step 1 of 2, q1")
  }

  @Test(arguments: ["", "play\n"])
  func lessonAloneStaysInTheLesson(_ before: String) {
    let result = run("lesson small\nleave\nlesson other\n\(before)lesson\nleave\nleave\nlesson")
    #expect(result.output.contains("You are in lesson 'other'"))
  }

  @Test(arguments: ["lesson", "lesson small", "quiz", "review", "interview"])
  func anInterviewIsNotLostByAnotherCommand(_ line: String) {
    let result = run("interview 2 seed 1\n\(line)")
    #expect(result.status == 1)
    #expect(result.errors.contains("an interview is on; 'leave' ends it"))
    #expect(result.errors.hasSuffix("try: leave\n"))
    #expect(run("quiz hit-order 3 seed 1\n1\n\(line)").errors.contains("a quiz is on; 'leave' ends it"))
    #expect(run("quiz hit-order 3 seed 1\n\(line)").status == 0)
  }

  @Test func forgettingAsksWhereItIsEverything() {
    let result = run("lesson small\nskip\nleave\nreset all\nlessons\nforget small\nlessons\nlesson small")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("'reset all really' does it"))
    #expect(result.output.contains("▶  1  small"))
    #expect(result.output.contains("Nothing of 'small' is remembered any more."))
    #expect(!result.output.contains("You skipped this"))
    for line in ["reset all really", "forget all really"] {
      #expect(run("lesson small\nskip\n\(line)\nlessons").output.contains("·  1  small"))
    }
  }

  @Test func theFreeSceneIsThereAfterALesson() throws {
    var sitting = sitting(isTyping: true)
    var output: [UInt8] = []
    for line in ["add Z", "lesson small", "set colour off", "leave"] {
      for piece in try sitting.pieces(of: line) { _ = try sitting.take(piece, into: &output) }
    }
    #expect(sitting.session.scene.object(named: "Z") != nil)
    #expect(sitting.prompt == "tap> ")
    #expect(sitting.nextCommand == "lesson")
  }

  /// Whatever is done in the sandbox, the step is as it was.
  @Test(arguments: 1...12)
  func nothingComesBackFromTheSandbox(_ seed: UInt64) throws {
    var commands = CommandGenerator(seed: seed)
    var sitting = sitting()
    var output: [UInt8] = []
    func type(_ line: String) throws {
      for piece in try sitting.pieces(of: line) { _ = try sitting.take(piece, into: &output) }
    }
    try type("lesson small")
    if seed % 2 == 0 { try type("B; next") }
    if seed % 3 == 0 { try type(seed % 2 == 0 ? "set B alpha 0.5" : "B") }
    let before = sitting.sessionAtHand
    let next = sitting.nextCommand
    try type("play")
    for _ in 0..<60 { try? type(commands.next()) }
    #expect(sitting.prompt == "small play> ")
    try type("leave")
    #expect(sitting.sessionAtHand.scene == before.scene)
    #expect(sitting.sessionAtHand.doneTexts == before.doneTexts)
    #expect(sitting.nextCommand == next)
  }

  @Test func completionOffersLessonsAndChoices() throws {
    let desk = Desk(sitting(isTyping: true))
    func offered(_ line: String) -> [String] {
      desk.candidates(for: line, at: line.utf8.count).candidates.map(\.text)
    }
    #expect(offered("lesson s") == ["small"])
    #expect(Set(offered("forget ")).isSuperset(of: ["small", "other", "third"]))
    var output: [UInt8] = []
    for piece in try desk.sitting.pieces(of: "lesson small") {
      _ = try desk.sitting.take(piece, into: &output)
    }
    #expect(Set(offered("answer ")).isSuperset(of: ["A", "B"]))
    #expect(offered("noth") == ["nothing"])
    #expect(offered("tr").contains("tree"))
  }

  @Test func lessonsAreToldInTextAlone() {
    var settings = SessionSettings()
    settings.format = .json
    var sitting = Sitting(
      Session(settings: settings, files: SceneFiles(lessonFolders: [SittingTests.folder])))
    var output: [UInt8] = []
    #expect(throws: SessionError.self) { try sitting.beginLesson("small", into: &output) }
  }
}
