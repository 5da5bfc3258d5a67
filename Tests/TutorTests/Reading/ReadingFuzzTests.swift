import FuzzKit
import Testing
import TouchReport

@testable import Tutor

/// Whatever stands in a file, reading it ends, and says something that can be printed.
struct ReadingFuzzTests {
  @Test(arguments: 0..<8)
  func changedLessonsAreReadOrRefused(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let original = Array(ReadingTests.text.utf8)
    let pieces = [
      "```", "tapwalk", "---", ":", "->", "|", ",", "\"", "<b>", "**", ">", "- ", "\n", "\r", "\t", "\0",
      "\u{FEFF}",
      "点", "e\u{301}", "👩‍👩‍👧", "goal:", "ask: rule of", "id=q1", "\\", "1e999", "; ", "~~~", "[", "](", "&#0;",
    ].map { Array($0.utf8) }
    for _ in 0..<120 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1:
          bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
        }
        if bytes.isEmpty { bytes = original }
      }
      check(LessonSource(bytes, file: "x.md"))
    }
  }

  @Test(arguments: 0..<4)
  func changedLessonsAreRunOrRefused(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let lines = LessonCheckTests.sound.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let words = [
      "A", "B", "nothing", "reset", "remove A", "0", "-1", "999", "tap 30 30", "hidden", ",", "->", "; ",
    ]
    for _ in 0..<12 {
      var changed = lines
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let i = Int.random(in: 0..<changed.count, using: &random)
        var parts = changed[i].split(separator: " ").map(String.init)
        parts.insert(
          words.randomElement(using: &random) ?? "", at: Int.random(in: 0...parts.count, using: &random))
        if Bool.random(using: &random) { parts.removeFirst() }
        changed[i] = parts.joined(separator: " ")
      }
      let source = LessonSource(Array(changed.joined(separator: "\n").utf8), file: "x.md")
      guard let lesson = LessonReader.examine(source).lesson else { continue }
      for fault in LessonCheck.faults(of: lesson, in: source) {
        #expect(fault.place.line <= source.lines.count && fault.place.column <= fault.text.count + 1)
      }
    }
  }

  private func check(_ source: LessonSource) {
    let (lesson, faults) = LessonReader.examine(source)
    #expect((lesson == nil) == faults.contains { !$0.isWarning })
    var out: [UInt8] = []
    for fault in faults {
      #expect((1...source.lines.count + 1).contains(fault.place.line))
      #expect(fault.place.column >= 1 && fault.place.column <= fault.text.count + 1)
      LessonFaultReport(options: ReportOptions(columns: 40)).append(fault, to: &out)
    }
    if let lesson {
      for case .prose(let blocks) in lesson.pieces {
        ProsePainter(ReportOptions(columns: 20)).paint(blocks, into: &out)
      }
    }
    let text = String(decoding: out, as: UTF8.self)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && Escape.isUnsafe($0) })
  }

  @Test(arguments: [
    "*a ", "[", "![", "`", "> ", "- ", "<", "&", "**", "_a", "](", "\\", "1. ", "```\n", "a\n",
  ])
  func longRunsOfOneSignTakeNoTime(_ sign: String) {
    let text = "id: a\ntitle: A\n---\n" + String(repeating: sign, count: 60_000 / sign.utf8.count)
    let start = ContinuousClock.now
    _ = LessonReader.examine(LessonSource(Array(text.utf8), file: "x.md"))
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
