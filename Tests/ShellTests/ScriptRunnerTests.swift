import Testing

@testable import SceneSession
@testable import Shell

/// Runs of scripts: what goes to standard output, what to standard error, and the status.
struct ScriptRunnerTests {
  private func run(
    _ text: String, keepsGoing: Bool = false, format: OutputFormat = .text, columns: Int = 80
  ) -> (status: Int32, output: String, errors: String) {
    var settings = SessionSettings()
    settings.format = format
    settings.report.columns = columns
    var runner = ScriptRunner(session: Session(settings: settings), keepsGoing: keepsGoing)
    var script = Script(text: text, name: "s.tap")
    var output = OutputSink(descriptor: nil)
    var errors = OutputSink(descriptor: nil)
    let status = runner.run(&script, output: &output, errors: &errors)
    return (
      status, String(decoding: output.buffer, as: UTF8.self), String(decoding: errors.buffer, as: UTF8.self)
    )
  }

  @Test func aGoodScriptSaysNothingAboutEdits() {
    let result = run("add A\nset A alpha 0.5\n\n# a comment\nexpect A alpha 0.5")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors == "")
  }

  @Test func theFirstErrorStops() {
    let result = run("add A\nadd A\nadd B\ntap 1 1")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("s.tap:2:5: error: "))
    #expect(result.errors.split(separator: "\n")[1...2] == ["  add A", "      ^"])
    #expect(result.errors.contains("\ntry: "))
  }

  @Test func keepGoingGoesOnAndEndsWithOne() {
    let result = run("tap Q\nbad\nadd A\nexpect A alpha 1\ntap R", keepsGoing: true)
    #expect(result.status == 1)
    let places = result.errors.split(separator: "\n").filter { $0.hasPrefix("s.tap") }.map { $0.prefix(9) }
    #expect(places == ["s.tap:1:5", "s.tap:2:1", "s.tap:5:5"])
  }

  @Test func whatWasDoneBeforeAnErrorOnTheSameLineStays() {
    let result = run("add A; tap Q\nexpect A alpha 1\nadd A", keepsGoing: true)
    #expect(result.errors.split(separator: "\n").filter { $0.hasPrefix("s.tap") }.count == 2)
  }

  @Test(arguments: ["add A\r\ntap A\r\n", "\u{FEFF}add A\ntap A", "add A\ntap A", "add A;tap A"])
  func linesMayEndAsTheyLike(_ text: String) {
    let result = run(text, format: .log)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("-[A touchesBegan:withEvent:]\n"))
  }

  @Test func wideCharactersMoveTheCaretByTheirWidth() {
    let result = run("add \"视图\"; tap Q")
    let lines = result.errors.split(separator: "\n")
    #expect(lines[0].hasPrefix("s.tap:1:15: error"))
    #expect(lines[1] == "  add \"视图\"; tap Q")
    #expect(lines[2] == String(repeating: " ", count: 18) + "^")
  }

  @Test func longLinesAreCutAroundTheCaret() {
    let result = run(
      String(repeating: "tap 1 1; ", count: 50) + "tap Q" + String(repeating: "; tap 1 1", count: 50))
    let lines = result.errors.split(separator: "\n")
    #expect(lines[1].count <= 80)
    #expect(lines[1].contains("...") && lines[1].contains("tap Q"))
    let caret = lines[2].count - 1
    #expect(Array(lines[1])[caret] == "Q")
  }

  @Test func controlCharactersAreShownEscaped() {
    let result = run("tap \u{1B}[31mQ")
    #expect(result.status == 1)
    #expect(!result.errors.contains("\u{1B}"))
    #expect(result.errors.contains("\\e"))
  }

  @Test func quitEndsTheRun() {
    let result = run("quit\nbad")
    #expect(result.status == 0)
  }

  @Test func aNullByteIsAnErrorWithItsPlace() {
    let result = run("add A\ntap \0 1")
    #expect(result.errors.hasPrefix("s.tap:2:5: error: "))
  }
}
