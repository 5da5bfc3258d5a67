import TouchReport
import Tutor

/// The options that only the commands for classes have.
struct ClassOptions: Equatable {
  var format: GradeOrder.Format?
  var pass: Double?
  var seed: UInt64?
  var questions: Int?
  var student: String?
  var isForTeacher = false

  /// Options of the whole program whose value is an argument of its own.
  private static let valued: Set = [
    "--format", "--color", "--colour", "--columns", "--profile", "-c", "--resume",
  ]
  /// What each command knows.
  private static let known: [String: Set<String>] = [
    "grade": ["--format", "--pass", "--seed", "--questions"], "handout": ["--teacher"],
    "exam": ["--seed", "--questions", "--student", "--teacher"], "teach": [],
  ]

  /// Takes them out of the arguments, where these begin with one of the commands.
  ///
  /// - Returns: nil where they do not; then `arguments` stay as they are.
  init?(takingFrom arguments: inout [String]) throws(UsageError) {
    guard let command = ClassOptions.command(in: arguments), let known = ClassOptions.known[command] else {
      return nil
    }
    var rest: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        rest += arguments[(index - 1)...]
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, known.contains(name) else {
        rest.append(argument)
        continue
      }
      if name == "--teacher" {
        isForTeacher = true
        continue
      }
      var value = parts.count > 1 ? parts[1] : nil
      if value == nil, index < arguments.count {
        value = arguments[index]
        index += 1
      }
      guard let value else { throw .needsValue(name) }
      try take(name, value)
    }
    arguments = rest
  }

  /// The first word that is neither an option nor its value.
  private static func command(in arguments: [String]) -> String? {
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if argument == "-c" || argument == "--" { return nil }
      if !argument.hasPrefix("-") { return argument }
      index += valued.contains(argument) ? 2 : 1
    }
    return nil
  }

  private mutating func take(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--format":
      guard let choice = GradeOrder.Format(rawValue: value) else {
        throw .wrongValue(name, value, expected: Wording.expectedGradeFormat)
      }
      format = choice
    case "--pass":
      let digits = value.hasSuffix("%") ? String(value.dropLast()) : value
      guard let percent = Double(digits), (0...100).contains(percent) else {
        throw .wrongValue(name, value, expected: Wording.expectedPercent)
      }
      pass = percent
    case "--seed":
      guard let number = UInt64(value) else {
        throw .wrongValue(name, value, expected: Wording.expectedWhole)
      }
      seed = number
    case "--questions":
      guard let count = Int(value), (1...Exam.Header.mostQuestions).contains(count) else {
        throw .wrongValue(name, value, expected: Wording.expectedCount(Exam.Header.mostQuestions))
      }
      questions = count
    default:
      guard value.contains(where: { !$0.isWhitespace }), value.count <= 100,
        !value.unicodeScalars.contains(where: { Escape.isUnsafe($0) })
      else { throw .wrongValue(name, value, expected: Wording.expectedStudent) }
      student = value
    }
  }
}
