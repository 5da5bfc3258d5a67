import Foundation
import Testing

@testable import Shell

@Suite struct GradeTests {
  // MARK: The command line

  @Test func options() throws {
    let launch = try Launch(arguments: [
      "--plain", "grade", "hit-03", "a.txt", "--format", "junit", "--pass=60", "--columns", "40", "folder",
      "--seed", "7",
    ])
    let order = GradeOrder(lesson: "hit-03", paths: ["a.txt", "folder"], format: .junit, pass: 60, seed: 7)
    #expect(launch.action == .classroom(.grade(order)))
    #expect(launch.isPlain)
    #expect(launch.columns == 40)
    #expect(launch.format == .text)

    #expect(
      try Launch(arguments: ["handout", "3", "--teacher"]).action
        == .classroom(.handout(lesson: "3", isForTeacher: true)))
    #expect(
      try Launch(arguments: ["exam", "--questions", "4", "hit-order", "refusals", "--student", "Ada"]).action
        == .classroom(
          .exam(
            ExamOrder(
              subjects: ["hit-order", "refusals"], seed: 1, questions: 4, student: "Ada", isForTeacher: false)
          )))
    #expect(try Launch(arguments: ["teach", "1"]).action == .classroom(.teach(lesson: "1")))
    // A file whose name begins with a hyphen.
    #expect(
      try Launch(arguments: ["grade", "1", "--", "--pass"]).action
        == .classroom(.grade(GradeOrder(lesson: "1", paths: ["--pass"], format: .text, pass: 100, seed: nil)))
    )
  }

  @Test(
    arguments: [
      (["grade"], UsageError.needsLesson("grade")), (["grade", "1"], .needsAnswers),
      (["teach"], .needsLesson("teach")), (["teach", "1", "2"], .tooMany("2")),
      (
        ["grade", "1", "x", "--pass", "150"],
        .wrongValue("--pass", "150", expected: "a number of percent from 0 to 100")
      ),
      (
        ["grade", "1", "x", "--format", "log"],
        .wrongValue("--format", "log", expected: "one of text, json, junit")
      ),
      (["exam", "x", "--seed"], .needsValue("--seed")),
      (
        ["exam", "hit-order", "--student", "Ada\u{202E}"],
        .wrongValue("--student", "Ada\u{202E}", expected: Wording.expectedStudent)
      ),
      (
        ["exam", "hit-order", "--student", "Ada\n"],
        .wrongValue("--student", "Ada\n", expected: Wording.expectedStudent)
      ),
      (["handout", "1", "--seed", "3"], .unknownOption("--seed")),
      (["--pass", "3", "run", "x"], .unknownOption("--pass")),
    ] as [([String], UsageError)])
  func wrongCommandLines(_ arguments: [String], _ error: UsageError) {
    #expect(throws: error) { try Launch(arguments: arguments) }
  }

  // MARK: Whole runs

  private static let lesson = """
    id: covered
    title: Covered
    ---
    ```tapwalk scene
    add buy as button at 100,200,120,44
    add glass at 0,0,320,480
    ```

    ```tapwalk predict id=q1
    ask: receiver
    on: tap buy
    ```

    ```tapwalk task id=t1
    question: Let `buy` get its taps.
    goal: tap buy -> buy
    solution: bring buy to front
    solution: set glass isHidden on
    wrong: set buy alpha 0.5 | That is not it.
    ```
    """

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tapwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(GradeTests.lesson.utf8).write(to: folder.appendingPathComponent("covered.md"))
    try body(folder)
  }

  private func write(_ text: String, _ name: String, _ folder: URL) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let launch = try Launch(arguments: arguments)
    guard case .classroom(let command) = launch.action else { throw UsageError.needsFile }
    var output = OutputSink(descriptor: nil)
    var errors = OutputSink(descriptor: nil)
    let surroundings = Surroundings()
    let status = Classroom.run(command, surroundings.report(for: launch), surroundings, &output, &errors)
    return (
      status, String(decoding: output.buffer, as: UTF8.self), String(decoding: errors.buffer, as: UTF8.self)
    )
  }

  @Test func statusSaysWhetherEverybodyPassed() throws {
    try withFolder { folder in
      let lesson = folder.appendingPathComponent("covered.md").path
      let class1 = folder.appendingPathComponent("class").path
      try write("q1: glass\nt1: bring buy to front", "class/ada.txt", folder)
      #expect(try run(["grade", lesson, class1]).status == 0)
      try write("q1: buy\nt1: set glass isHidden on", "class/b/bob.txt", folder)
      #expect(try run(["grade", lesson, class1]).status == 1)
      #expect(try run(["grade", lesson, class1, "--pass", "50"]).status == 0)
      #expect(try run(["grade", lesson, class1 + "/ada.txt"]).status == 0)
      #expect(try run(["grade", "no-such-lesson", class1]).status == 2)
      #expect(try run(["grade", folder.path + "/none.md", class1]).status == 2)
    }
  }

  @Test func brokenFileIsReportedByNameAndTheRestIsMarked() throws {
    try withFolder { folder in
      let lesson = folder.appendingPathComponent("covered.md").path
      let folderOfClass = folder.appendingPathComponent("class").path
      try write("q1: glass\nt1: bring buy to front", "class/ada.txt", folder)
      try write("q1: \0", "class/broken.txt", folder)
      try write("q1: glass", "class/ignored.pdf", folder)
      try write("q1: buy\nt1: save \(folder.path)/stolen", "class/carl.md", folder)
      let result = try run(["grade", lesson, folderOfClass, folder.path + "/missing.txt", "--columns", "200"])
      #expect(result.status == 1)
      #expect(result.errors.contains("broken.txt:1:1: error: this is not a text file"))
      #expect(result.errors.contains("missing.txt:1:1: error:"))
      #expect(result.errors.contains("carl.md:2:5: error:"))
      #expect(!result.output.contains("ignored.pdf"))
      #expect(result.output.contains("ada.txt: 2 of 2 points, passed"))
      #expect(result.output.contains("4 files: 1 passed, 1 did not, 2 could not be marked"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/stolen"))
    }
  }

  @Test func nothingInAFolderIsLeftOutWithoutAWord() throws {
    try withFolder { folder in
      let classroom = folder.appendingPathComponent("class").path
      try write("q1: glass\nt1: bring buy to front", "class/ada.txt", folder)
      #expect(mkfifo(classroom + "/pipe.txt", 0o600) == 0)
      let latin1 = Array((classroom + "/M").utf8CString.dropLast()) + [CChar(bitPattern: 0xFC)]
      let file = open(latin1 + Array(".txt".utf8CString), O_CREAT | O_WRONLY, 0o600)
      #expect(file >= 0)
      close(file)
      #expect(mkdir(latin1 + [0], 0o700) == 0)
      let result = try run(["grade", folder.path + "/covered.md", classroom, "--columns", "200"])
      #expect(result.status == 1)
      #expect(result.output.contains("4 files: 1 passed, 3 could not be marked"))
      #expect(result.errors.contains("pipe.txt:1:1: error:"))
      #expect(result.errors.contains("M\u{FFFD}.txt:1:1: error: the name of this file is not UTF-8"))
    }
  }

  @Test func folderWithoutAnswersIsSaid() throws {
    try withFolder { folder in
      try write("x", "empty/x.pdf", folder)
      let result = try run(["grade", folder.path + "/covered.md", folder.path + "/empty"])
      #expect(result.status == 1)
      #expect(result.errors.contains("no file of answers"))
    }
  }

  @Test func handoutComesBackThroughGrade() throws {
    try withFolder { folder in
      let lesson = folder.appendingPathComponent("covered.md").path
      let handout = try run(["handout", lesson])
      #expect(handout.status == 0)
      let filled = handout.output.replacing("for=q1\n\n", with: "for=q1\nglass\n")
        .replacing("for=t1\n\n", with: "for=t1\nbring buy to front\n")
      try write(filled, "back.md", folder)
      #expect(try run(["grade", lesson, folder.path + "/back.md"]).status == 0)
    }
  }

  @Test func examComesBackThroughGrade() throws {
    try withFolder { folder in
      let exam = try run(["exam", "hit-order", "--seed", "5", "--questions", "3"])
      #expect(exam.status == 0)
      try write(exam.output, "exam.md", folder)
      let path = folder.path + "/exam.md"
      let result = try run(["grade", "exam", path, "--pass", "0"])
      #expect(result.status == 0)
      #expect(result.output.contains("0 of 3 points"))
      #expect(try run(["grade", "exam", path, "--pass", "0", "--seed", "5"]).status == 0)
      #expect(try run(["grade", path, path, "--pass", "0"]).status == 0)
      #expect(try run(["grade", "exam", path, "--pass", "0", "--seed", "6"]).status == 1)
      #expect(try run(["exam", "nonsense"]).status == 2)
      // A shorter exam of the same seed, or one about something else, agrees with itself.
      #expect(try run(["grade", "exam", path, "--pass", "0", "--seed", "5", "--questions", "3"]).status == 0)
      #expect(try run(["grade", "exam", path, "--pass", "0", "--seed", "5", "--questions", "4"]).status == 1)
      let same = ["hit-order", path, "--pass", "0", "--seed", "5", "--questions", "3"]
      #expect(try run(["grade", "exam"] + same).status == 0)
      #expect(try run(["grade", "exam", "refusals"] + same.dropFirst()).status == 1)
      // Without a number it is the usual one.
      #expect(try run(["grade", "exam", "hit-order", path, "--pass", "0", "--seed", "5"]).status == 1)
    }
  }

  @Test func teachWithoutATerminalPrintsPages() throws {
    try withFolder { folder in
      let result = try run(["teach", folder.path + "/covered.md"])
      #expect(result.status == 0)
      #expect(result.output.contains("\n---\n"))
      #expect(result.output.contains("Answer: glass"))
    }
  }

  /// The time is only looked at for what would be minutes.
  @Test func thousandFiles() throws {
    try withFolder { folder in
      for number in 0..<1000 {
        let answer = ["glass", "buy", "nothing", "root"][number % 4]
        try write("name: S\(number)\nq1: \(answer)\nt1: bring buy to front", "class/\(number).txt", folder)
      }
      try write("\0", "class/500.txt", folder)
      let clock = ContinuousClock()
      let start = clock.now
      let result = try run(["grade", folder.path + "/covered.md", folder.path + "/class", "--format", "json"])
      #expect(clock.now - start < .seconds(60))
      #expect(result.output.split(separator: "\n").filter { $0.contains("\"kind\":\"file\"") }.count == 1000)
      #expect(result.output.contains("\"files\":1000,\"broken\":1,"))
    }
  }
}
