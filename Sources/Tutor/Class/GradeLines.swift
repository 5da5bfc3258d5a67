import TouchReport

/// What `grade --format json` prints: JSON Lines, which `docs/class.md` documents.
package struct GradeLines {
  /// Raised when a key changes its meaning or goes away.
  package static let schema = 1
  private let lesson: String
  private let pass: Double

  package init(lesson: String, pass: Double) {
    self.lesson = lesson
    self.pass = pass
  }

  package func append(_ file: MarkedFile, to out: inout [UInt8]) {
    let student: JSONValue = file.student.map { .text($0) } ?? .null
    for mark in file.marks {
      line(
        "step",
        [
          ("file", .text(file.file)), ("student", student), ("lesson", .text(lesson)),
          ("step", .text(mark.step)), ("result", .text(mark.result.rawValue)),
          ("points", .number(mark.points)), ("of", .int(1)), ("given", .text(mark.given)),
          ("answer", .text(mark.answer)), ("right", .text(mark.right)),
          ("reasons", .array(mark.reasons.map { .text($0) })),
          ("goals", .array(mark.goals.map { .text($0.text) })),
          ("met", .array(mark.goals.map { .bool($0.isMet) })),
          ("rules", .array(mark.rules.map { .text($0) })),
          ("beliefs", .array(mark.beliefs.map { .text($0) })),
        ], to: &out)
    }
    for fault in file.faults + (file.broken.map { [$0] } ?? []) {
      line(
        "fault",
        [
          ("file", .text(fault.file)), ("line", .int(fault.place.line)), ("column", .int(fault.place.column)),
          ("message", .text(fault.message)), ("try", fault.suggestion.map { .text($0) } ?? .null),
        ], to: &out)
    }
    line(
      "file",
      [
        ("file", .text(file.file)), ("student", student), ("lesson", .text(lesson)),
        ("points", .number(file.points)), ("of", .int(file.marks.count)),
        ("percent", .number(GradeLines.rounded(file.percent))), ("passed", .bool(file.passes(pass))),
        ("broken", .bool(file.broken != nil)),
      ], to: &out)
  }

  package func append(_ result: ClassResult, to out: inout [UInt8]) {
    for count in result.beliefs {
      line(
        "belief",
        [
          ("belief", .text(count.belief)), ("sentence", .text(count.sentence)),
          ("students", .int(count.students)), ("certain", .int(count.certain)),
          ("of", .int(result.files - result.broken)),
        ], to: &out)
    }
    line(
      "class",
      [
        ("lesson", .text(lesson)), ("files", .int(result.files)), ("broken", .int(result.broken)),
        ("passed", .int(result.passed)),
        ("mean", result.mean.map { .number(GradeLines.rounded($0)) } ?? .null),
        ("pass", .number(pass)),
      ], to: &out)
  }

  /// To a hundredth, so that a third does not fill the line.
  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private func line(_ kind: String, _ fields: [(String, JSONValue)], to out: inout [UInt8]) {
    out.append(contentsOf: "{\"schema\":\(GradeLines.schema),\"kind\":\"\(kind)\"".utf8)
    for (key, value) in fields {
      out.append(contentsOf: ",\"\(key)\":".utf8)
      value.append(to: &out)
    }
    out.append(contentsOf: "}\n".utf8)
  }
}
