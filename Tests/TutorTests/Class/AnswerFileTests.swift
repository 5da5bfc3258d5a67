import Testing

@testable import Tutor

@Suite struct AnswerFileTests {
  private func read(_ text: String) throws -> AnswerFile { try ClassLesson.answers(text) }

  @Test func linesAndIndentedCommands() throws {
    let file = try read(
      """
      # a comment
      name: Ada Lovelace
      q1: B
      t1:
        set cover isHidden off
        # said to myself
        set B alpha 1

      q2:   A > root
      """)
    #expect(file.student == "Ada Lovelace")
    #expect(file.faults.isEmpty)
    #expect(file.answers.map(\.step) == ["q1", "t1", "q2"])
    #expect(file.answers[0].text == "B")
    #expect(file.answers[1].lines.map(\.text) == ["set cover isHidden off", "set B alpha 1"])
    #expect(file.answers[1].lines[1].place == LessonPlace(line: 7, column: 3))
    #expect(file.answers[2].lines == [LessonLine("A > root", LessonPlace(line: 9, column: 7))])
  }

  @Test func filledInFences() throws {
    let file = try read(
      """
      ---
      lesson: covered
      name: Bob
      ---

      # Title

      q9: this is only text

      ```tapwalk answer for=q1

      glass
      ```

      ~~~tapwalk answer for=t1
      bring buy to front
        set buy alpha 1
      ~~~
      """)
    #expect(file.student == "Bob")
    #expect(file.header["lesson"]?.text == "covered")
    #expect(file.answers.map(\.step) == ["q1", "t1"])
    #expect(file.answers[0].text == "glass")
    #expect(file.answers[1].lines.map(\.text) == ["bring buy to front", "set buy alpha 1"])
    #expect(file.faults.isEmpty)
  }

  @Test func windowsLineEndsAndByteOrderMark() throws {
    let file = try AnswerFileReader.read(
      [0xEF, 0xBB, 0xBF] + Array("q1: B\r\nt1:\r\n\ttap 1 1\r\n".utf8), file: "w.txt")
    #expect(file.answers.map(\.text) == ["B", "tap 1 1"])
    #expect(file.faults.isEmpty)
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    let text: String
    let place: LessonPlace
    let suggestion: String?
    /// What is read all the same.
    let steps: [String]
    var testDescription: String { text }
  }

  @Test(arguments: [
    Fault(text: "q1 B\nq2: no", place: .init(line: 1), suggestion: "q1: B", steps: ["q2"]),
    Fault(text: "q1 = B\nq2: no", place: .init(line: 1), suggestion: "q1: B", steps: ["q2"]),
    Fault(text: "q 1: B\nq2: no", place: .init(line: 1), suggestion: "q1: B", steps: ["q2"]),
    Fault(
      text: "\n  bring A to front\nq2: no", place: .init(line: 2, column: 3), suggestion: "q1: B",
      steps: ["q2"]),
    Fault(text: "q1: A\nq1: B\nq2: no", place: .init(line: 2), suggestion: nil, steps: ["q1", "q2"]),
    Fault(
      text: "```tapwalk answer for=q1\nA\n```tapwalk answer for=q2\nno\n```", place: .init(line: 3),
      suggestion: "```", steps: ["q1", "q2"]),
    Fault(
      text: "```tapwalk answer\nA\n```\n```tapwalk answer for=q2\nno\n```", place: .init(line: 1),
      suggestion: "```tapwalk answer for=q1", steps: ["q2"]),
  ])
  func faultsHaveTheirPlaceAndTheRestIsRead(_ fault: Fault) throws {
    let file = try read(fault.text)
    #expect(file.faults.first?.place == fault.place)
    #expect(file.faults.first?.suggestion == fault.suggestion)
    #expect(file.answers.filter { !$0.lines.isEmpty }.map(\.step) == fault.steps)
  }

  @Test func firstOfTwoAnswersCounts() throws {
    #expect(try read("q1: A\nq1: B").given("q1")?.text == "A")
    // What is empty was not answered.
    #expect(try read("q1:\nq1: B").given("q1")?.text == "B")
    #expect(try read("q1:\n").given("q1") == nil)
  }

  @Test func noText() {
    for bytes in [[0xFF, 0xFE, 0x41], Array("q1: \0".utf8), Array(repeating: 0x41, count: 1_000_001)]
      as [[UInt8]]
    {
      #expect(throws: LessonFault.self) { try AnswerFileReader.read(bytes, file: "x") }
    }
  }

  @Test func longAnswersAreCut() throws {
    let lines = (0..<300).map { "  wait \($0)" }.joined(separator: "\n")
    let file = try read("t1:\n\(lines)\nq1: A")
    #expect(file.given("t1")?.lines.count == 200)
    #expect(file.faults.count == 1)
    #expect(file.given("q1")?.text == "A")
  }
}
