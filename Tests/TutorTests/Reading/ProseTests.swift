import Foundation
import Testing
import TouchReport

@testable import Tutor

struct ProseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  static let cases: [(name: String, options: ReportOptions)] = [
    ("80", ReportOptions(columns: 80)),
    ("40", ReportOptions(columns: 40)),
    ("40-ascii", ReportOptions(columns: 40, isASCII: true)),
    ("80-plain", ReportOptions(columns: 80, isPlain: true)),
    ("60-colour", ReportOptions(columns: 60, isColour: true)),
  ]

  static func painted(_ options: ReportOptions) throws -> String {
    let text = try String(contentsOf: folder.appendingPathComponent("Fixtures/prose.md"), encoding: .utf8)
    let blocks = CommonMark.read(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    var out: [UInt8] = []
    ProsePainter(options).paint(blocks.blocks.map(\.block), into: &out)
    return String(decoding: out, as: UTF8.self)
  }

  @Test(arguments: cases.map(\.name))
  func looksAsRecorded(_ name: String) throws {
    let options = try #require(Self.cases.first { $0.name == name }).options
    let text = try Self.painted(options)
    let url = Self.folder.appendingPathComponent("Goldens/Prose/\(name).txt")
    let environment = ProcessInfo.processInfo.environment
    if environment["TAPWALK_RECORD"] == "1", environment["CI"] == nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: url, encoding: .utf8)))
  }

  @Test(arguments: [20, 24, 33, 40, 60, 80, 120])
  func noLineIsWiderThanTheTerminal(_ columns: Int) throws {
    let options = ReportOptions(columns: columns)
    for line in try Self.painted(options).split(separator: "\n") {
      #expect(options.width.of(String(line)) <= columns, "\(line)")
    }
  }

  @Test func nothingMovesTheCursor() throws {
    let text = try Self.painted(ReportOptions(columns: 80))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && Escape.isUnsafe($0) })
    #expect(text.contains("\\u{7}"))
  }

  @Test func aBreakBetweenChineseCharactersIsNothing() {
    #expect(SoftBreak.isNothing(between: "按钮，", and: "它"))
    #expect(!SoftBreak.isNothing(between: "按钮", and: "A"))
    #expect(!SoftBreak.isNothing(between: "button", and: "它"))
    #expect(!SoftBreak.isNothing(between: "뷰", and: "를"))
  }
}
