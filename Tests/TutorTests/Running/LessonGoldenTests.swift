import Foundation
import SceneSession
import Testing
import TouchReport

@testable import Tutor

/// A whole way through a lesson as it is read on every kind of terminal.
@Suite struct LessonGoldenTests {
  private static let lines = [
    "tree", "hint", "A", "trace", "", "answer no sure", "", "set B alpha 0.5", "answer",
    "toggle A isUserInteractionEnabled", "undo", "play", "back", "hint", "set B interaction on", "",
  ]

  @Test(arguments: [
    ("wide", ReportOptions()), ("narrow", ReportOptions(columns: 40)),
    ("plain", ReportOptions(isPlain: true)), ("ascii", ReportOptions(isASCII: true)),
  ])
  func readsAsItShould(_ name: String, _ options: ReportOptions) throws {
    let text = transcript(options)
    if options.columns == 40 {
      let long = text.split(separator: "\n").filter { $0.count > 40 && !$0.hasPrefix("[") }
      #expect(long.isEmpty, "\(long)")
    }
    try GoldenText.check("lesson-\(name).txt", text)
  }

  @Test func plainIsLettersDigitsAndPunctuation() {
    let allowed = Set(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \n.,:;()'\"!?-/%[]")
    let others = Set(transcript(ReportOptions(isPlain: true))).subtracting(allowed)
    #expect(others.isEmpty, "\(others.sorted())")
  }

  @Test func everyStateOfTheMap() throws {
    let lessons = [("a", []), ("b", []), ("c", ["b"]), ("d", ["a"])].map { id, needs in
      Lesson(
        id: id, title: "Lesson \(id)", part: id < "c" ? "First" : "Then", needs: needs,
        pieces: [.prose([.paragraph([.text("About alpha in \(id)")])])], file: id)
    }
    var text = ""
    for options in [ReportOptions(), ReportOptions(columns: 40, isPlain: true)] {
      var out: [UInt8] = []
      CourseMap(Course(lessons), finished: ["a"], here: "b", options: options).paint(about: nil, into: &out)
      text += String(decoding: out, as: UTF8.self)
    }
    try GoldenText.check("course-map.txt", text)
    var found: [UInt8] = []
    let map = CourseMap(Course(lessons), finished: [], here: nil, options: ReportOptions())
    #expect(map.paint(about: "ALPHA in d", into: &found))
    #expect(!map.paint(about: "beta", into: &found))
  }

  private func transcript(_ options: ReportOptions) -> String {
    let learner = Learner(SmallLesson.lesson, options: options)
    var text = learner.output
    for line in Self.lines { text += "[\(line)]\n" + learner.type(line) }
    return text
  }
}
