import Foundation
import Testing
import TouchInsight
import TouchReport

@testable import Tutor

@Suite("What progress prints")
struct ProgressReportTests {
  private static let now = 40.0 * 86_400

  private static let course = Course([
    lesson("first-touch", steps: [step("q1"), step("q2")], rules: ["HT-1"], title: "One view, one tap"),
    lesson(
      "three-refusals", steps: [step("q1", content: "c2"), step("t1")], rules: ["HT-2", "HT-10"],
      needs: ["first-touch"],
      title: "Three ways to say no"),
    lesson(
      "the-chain", steps: [step("q1")], rules: ["RC-1"], needs: ["three-refusals"],
      title: "The responder chain"),
  ])

  private static let some: Tutor.Progress = {
    var progress = Tutor.Progress()
    func add(day: Double, _ events: LearningEvent...) {
      for event in events { progress.add(StampedEvent(at: day * 86_400, event)) }
    }
    let clear = "clear-views-let-touches-through"
    add(
      day: 1, .reached(.id("first-touch", "q1")),
      .answered(.id("first-touch", "q1"), .right(["hit-order"], confidence: 0.9)),
      .reached(.id("first-touch", "q2")),
      .answered(.id("first-touch", "q2"), .right(hints: 1, ["hit-order"])), .finished(lesson: "first-touch"))
    add(
      day: 39.5, .reached(.id("three-refusals", "q1")),
      .answered(
        .id("three-refusals", "q1"),
        .wrong(["refusals"], beliefs: [clear, "loser-gets-touches-cancelled"], confidence: 1)),
      .reached(.id("three-refusals", "t1")))
    add(
      day: 39.6,
      .asked(
        concept: "controls-against-recognizers", seed: 4,
        .wrong(beliefs: ["recognizer-beats-control", clear])),
      .asked(
        concept: "controls-against-recognizers", seed: 5,
        .right(exposes: ["recognizer-beats-control"], confidence: 0.5)),
      .asked(
        concept: "controls-against-recognizers", seed: 6,
        .right(exposes: ["recognizer-beats-control"], confidence: 1)))
    return progress
  }()

  @Test(
    "says all that is known, in any width and without signs",
    arguments: [
      ("80", ReportOptions(columns: 80)), ("40", ReportOptions(columns: 40)),
      ("80-ascii", ReportOptions(columns: 80, isASCII: true)),
      ("80-plain", ReportOptions(columns: 80, isPlain: true)),
      ("40-plain", ReportOptions(columns: 40, isPlain: true)),
      ("80-colour", ReportOptions(columns: 80, isColour: true)),
    ])
  func some(_ name: String, _ options: ReportOptions) {
    expectGolden(paint(Self.some, options), name)
  }

  @Test("tells a new learner where to begin")
  func new() { expectGolden(paint(Tutor.Progress(), ReportOptions(columns: 80)), "new") }

  @Test("with all done and nothing due, says what comes next and when")
  func done() {
    var progress = Tutor.Progress()
    for lesson in Self.course.lessons {
      progress.add(
        StampedEvent(at: Self.now - 9, .answered(.id(lesson.id, "q1"), .right(["responder-chain"]))))
      progress.add(StampedEvent(at: Self.now - 9, .finished(lesson: lesson.id)))
    }
    expectGolden(paint(progress, ReportOptions(columns: 80)), "done")
  }

  @Test("a concept that cannot be asked about is never due")
  func unknownConcept() {
    var progress = Tutor.Progress()
    progress.add(StampedEvent(at: 1, .answered(.id("a", "q1"), .right(["my-own-thing"]))))
    let text = String(decoding: paint(progress, ReportOptions(columns: 80)), as: UTF8.self)
    #expect(text.contains("asked in lessons"))
    #expect(!text.contains("due"))
  }

  @Test("no line is wider than the terminal", arguments: 20...100)
  func fits(columns: Int) {
    let text = String(decoding: paint(Self.some, ReportOptions(columns: columns)), as: UTF8.self)
    for line in text.split(separator: "\n") where line.contains(" ") {
      let longest = line.split(separator: " ").map(\.count).max() ?? 0
      #expect(line.count <= max(columns, longest + 16), "\(line)")
    }
  }

  @Test("prints nothing raw of what stands in a file")
  func escapes() {
    let bad = "\u{1B}[31m\u{202E}"
    var progress = Tutor.Progress()
    progress.add(StampedEvent(at: 1, .asked(concept: bad, seed: 1, .wrong(beliefs: [bad]))))
    let course = Course([lesson("a", steps: [], title: bad)])
    var out: [UInt8] = []
    ProgressReport(ReportOptions()).paint(progress, course, at: Self.now, into: &out)
    #expect(
      !String(decoding: out, as: UTF8.self).unicodeScalars.contains { Escape.isUnsafe($0) && $0 != "\n" })
  }

  @Test("every belief and rule that it may name is one")
  func names() {
    for name in [
      "clear-views-let-touches-through", "loser-gets-touches-cancelled", "recognizer-beats-control",
    ] {
      #expect(Belief.named(name) != nil)
    }
  }

  private func paint(_ progress: Tutor.Progress, _ options: ReportOptions) -> [UInt8] {
    var out: [UInt8] = []
    ProgressReport(options).paint(progress, Self.course, at: Self.now, into: &out)
    return out
  }

  private func expectGolden(
    _ output: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/Progress/\(name).txt")
    let environment = ProcessInfo.processInfo.environment
    if environment["TAPWALK_RECORD"] == "1" && environment["CI"] == nil {
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(output).write(to: file)
      return
    }
    guard let expected = try? Data(contentsOf: file) else {
      Issue.record("no golden \(name): run with TAPWALK_RECORD=1", sourceLocation: sourceLocation)
      return
    }
    #expect(
      String(decoding: output, as: UTF8.self) == String(decoding: expected, as: UTF8.self),
      sourceLocation: sourceLocation)
  }
}
