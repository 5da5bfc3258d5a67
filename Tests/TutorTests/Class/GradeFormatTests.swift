import Foundation
import Testing
import TouchReport

@testable import Tutor

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct GradeFormatTests {
  /// Three students, one of whom nobody can read, with everything in the names that could break a format.
  private func marked() throws -> [MarkedFile] {
    var marker = Marker(try ClassLesson.paper())
    return [
      marker.mark(
        try ClassLesson.answers(
          "name: <Ada> & \"Co\"\u{1B}[31m\nq1: glass\nq2: no\nt1: bring buy to front", file: "a&b<c>\u{7}.txt"
        )),
      marker.mark(try ClassLesson.answers("q1: buy\nq2: yes", file: "bob.txt")),
      MarkedFile(
        file: "broken.txt",
        broken: LessonFault(file: "broken.txt", place: .init(line: 1), message: "no ]]> text")),
    ]
  }

  @Test func classTakenTogether() throws {
    let result = ClassResult(try marked(), pass: 80)
    #expect(result.files == 3)
    #expect(result.broken == 1)
    #expect(result.passed == 1)
    #expect(result.steps.map(\.right) == [1, 1, 0])
    #expect(result.steps.map(\.partly) == [0, 0, 1])
    #expect(result.steps.map(\.missing) == [0, 0, 1])
    let mean = try #require(result.mean)
    #expect(abs(mean - (2.5 / 3 * 100 + 0) / 2) < 0.001)
    #expect(result.beliefs.allSatisfy { $0.students == 1 })
    #expect(result.beliefs.contains { $0.belief == "first-subview-wins" })
  }

  @Test func mostCommonBeliefComesFirst() {
    func file(_ beliefs: [String]) -> MarkedFile {
      MarkedFile(file: "x", marks: beliefs.map { Mark("q", .wrong, beliefs: [$0]) })
    }
    let result = ClassResult(
      [file(["b", "b"]), file(["a"]), file(["a", "c"]), MarkedFile(file: "y", marks: [])], pass: 100)
    // A student counts once, however often the belief shows.
    #expect(result.beliefs.map(\.belief) == ["a", "b", "c"])
    #expect(result.beliefs.map(\.students) == [2, 1, 1])
    #expect(result.beliefs.map(\.certain) == [2, 1, 1])
    let open = ClassResult(
      [MarkedFile(file: "x", marks: [Mark("q", .wrong, beliefs: ["a", "b"])]), file(["b"])], pass: 100)
    #expect(open.beliefs.map(\.belief) == ["b", "a"])
    #expect(open.beliefs.map(\.students) == [2, 1])
    #expect(open.beliefs.map(\.certain) == [1, 0])
  }

  @Test func junitIsWellFormed() throws {
    let files = try marked()
    let bytes = GradeXML.document(files, lesson: "covered", pass: 80)
    let reader = XMLCounter()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.counts["testsuite"] == 3)
    #expect(reader.counts["testcase"] == 7)
    // The first student passes, so that what is not whole is no failure.
    #expect(reader.counts["failure"] == 3)
    #expect(reader.counts["error"] == 1)
    #expect(reader.attributes["testsuites"]?["tests"] == "7")
    #expect(reader.attributes["testsuites"]?["failures"] == "3")
    #expect(reader.attributes["testsuites"]?["errors"] == "1")
    #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test func everyControlCharacterIsGone() {
    let all =
      String(String.UnicodeScalarView((0...0xA0).compactMap { Unicode.Scalar($0) })) + "\u{FFFE}\u{202E}"
    let escaped = GradeXML.escaped(all, isAttribute: true)
    #expect(!escaped.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    #expect(!escaped.contains { "<>\"".contains($0) })
    #expect(!escaped.unicodeScalars.contains("\u{FFFE}"))
    #expect(!escaped.unicodeScalars.contains("\u{202E}"))
  }

  @Test func jsonLinesAreObjectsWithTheirKeys() throws {
    let files = try marked()
    var out: [UInt8] = []
    let lines = GradeLines(lesson: "covered", pass: 80)
    for file in files { lines.append(file, to: &out) }
    lines.append(ClassResult(files, pass: 80), to: &out)
    let keys: [String: Set<String>] = [
      "step": [
        "file", "student", "lesson", "step", "result", "points", "of", "given", "answer", "right", "reasons",
        "goals",
        "met", "rules", "beliefs",
      ],
      "fault": ["file", "line", "column", "message", "try"],
      "file": ["file", "student", "lesson", "points", "of", "percent", "passed", "broken"],
      "belief": ["belief", "sentence", "students", "certain", "of"],
      "class": ["lesson", "files", "broken", "passed", "mean", "pass"],
    ]
    var seen: Set<String> = []
    for line in String(decoding: out, as: UTF8.self).split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let kind = try #require(object["kind"] as? String)
      #expect(object["schema"] as? Int == 1)
      #expect(Set(object.keys).subtracting(["schema", "kind"]) == keys[kind])
      seen.insert(kind)
    }
    #expect(seen == Set(keys.keys))
    #expect(!out.contains { $0 < 0x20 && $0 != 0x0A })
  }

  /// What the documentation says about the lines is what is written.
  @Test func keysAreDocumented() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/class.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    for key in [
      "step", "fault", "file", "belief", "class", "result", "points", "given", "answer", "right", "reasons",
      "goals",
      "met", "rules", "beliefs", "sentence", "students", "percent", "passed", "broken", "mean", "pass",
    ] {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }

  @Test func reportForPeopleIsSafeAndSaysEverythingInWords() throws {
    let files = try marked()
    for options in [
      ReportOptions(), ReportOptions(columns: 40), ReportOptions(columns: 40, isASCII: true),
      ReportOptions(isPlain: true),
    ] {
      var out: [UInt8] = []
      let report = GradeReport(options: options, pass: 80)
      for file in files { report.paint(file, into: &out) }
      report.paint(ClassResult(files, pass: 80), into: &out)
      let text = String(decoding: out, as: UTF8.self)
      #expect(!out.contains { $0 < 0x20 && $0 != 0x0A })
      #expect(text.contains("bob.txt"))
      #expect(text.contains("not passed"))
      #expect(text.contains("could not be marked"))
      #expect(text.contains("1 of 2 students"))
      if options.isASCII { #expect(!text.contains("✗")) }
      for line in text.split(separator: "\n") where options.columns == 40 {
        #expect(DisplayWidth().of(String(line)) <= 40, "\(line)")
      }
    }
  }
}

private final class XMLCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var attributes: [String: [String: String]] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    self.attributes[name] = attributes
  }
}
