import TouchReport

/// What `grade --format junit` prints: a test suite for each file, a test case for each step, as automatic graders of
/// hosted classrooms read it. A step that got less than its point failed, a file that could not be marked is an error.
package enum GradeXML {
  package static func document(_ files: [MarkedFile], lesson: String, pass: Double) -> [UInt8] {
    var out: [UInt8] = []
    let cases = files.reduce(0) { $0 + max(1, $1.marks.count) }
    let failures = files.reduce(0) { $0 + self.failures(in: $1, pass) }
    let errors = files.filter { $0.broken != nil }.count
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", to: &out)
    line(
      "<testsuites name=\(quoted(lesson)) tests=\"\(cases)\" failures=\"\(failures)\" errors=\"\(errors)\">",
      to: &out)
    for file in files { append(file, lesson, pass, to: &out) }
    line("</testsuites>", to: &out)
    return out
  }

  /// A file that passes with fewer points has no failures: the grader of a classroom knows only pass and fail.
  private static func failures(in file: MarkedFile, _ pass: Double) -> Int {
    file.passes(pass) ? 0 : file.marks.filter { $0.points < 1 }.count
  }

  private static func append(_ file: MarkedFile, _ lesson: String, _ pass: Double, to out: inout [UInt8]) {
    let errors = file.broken == nil ? 0 : 1
    line(
      "  <testsuite name=\(quoted(file.file)) tests=\"\(max(1, file.marks.count))\" failures=\"\(failures(in: file, pass))\" errors=\"\(errors)\">",
      to: &out)
    line("    <properties>", to: &out)
    for (name, value) in properties(of: file) {
      line("      <property name=\"\(name)\" value=\(quoted(value))/>", to: &out)
    }
    line("    </properties>", to: &out)
    if let broken = file.broken {
      let text = "\(broken.file):\(broken.place.line):\(broken.place.column): \(broken.message)"
      line("    <testcase classname=\(quoted(lesson)) name=\"file\">", to: &out)
      line("      <error message=\(quoted(broken.message))>\(escaped(text))</error>", to: &out)
      line("    </testcase>", to: &out)
    }
    for mark in file.marks { append(mark, lesson, file.passes(pass), to: &out) }
    line("  </testsuite>", to: &out)
  }

  private static func properties(of file: MarkedFile) -> [(String, String)] {
    var result = [("points", ClassWording.number(file.points)), ("of", String(file.marks.count))]
    if let student = file.student { result.append(("student", student)) }
    return result
  }

  private static func append(_ mark: Mark, _ lesson: String, _ passes: Bool, to out: inout [UInt8]) {
    let head = "    <testcase classname=\(quoted(lesson)) name=\(quoted(mark.step))"
    if mark.points >= 1 {
      line(head + "/>", to: &out)
      return
    }
    let detail = ClassWording.detail(mark)
    line(head + ">", to: &out)
    if passes {
      line("      <system-out>\(escaped(detail.joined(separator: "\n")))</system-out>", to: &out)
    } else {
      line(
        "      <failure message=\(quoted(detail.first ?? ""))>\(escaped(detail.joined(separator: "\n")))</failure>",
        to: &out)
    }
    line("    </testcase>", to: &out)
  }

  private static func line(_ text: String, to out: inout [UInt8]) {
    out.append(contentsOf: text.utf8)
    out.append(0x0A)
  }

  static func quoted(_ text: String) -> String { "\"\(escaped(text, isAttribute: true))\"" }

  /// What XML 1.0 cannot hold at all, which no escape helps, becomes the replacement character; so does what would
  /// move a terminal's cursor or turn its reading direction.
  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += isAttribute ? "&#10;" : "\n"
      case "\t": result += isAttribute ? "&#9;" : "\t"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value != 0xFFFE && scalar.value != 0xFFFF && !Escape.isUnsafe(scalar)
  }
}
