import SceneSession

/// Marks one file after the other. The same answer to the same step is marked once, however many students give it.
public struct Marker: Sendable {
  public let paper: Paper
  private var known: [Key: Outcome] = [:]
  /// Bounds what is kept for a class in which everybody writes something else.
  private static let mostKnown = 20_000

  private struct Key: Hashable {
    let step: String
    let lines: [String]
  }

  /// A mark, and what could not be read of the answer, by the number of its line.
  struct Outcome {
    var mark: Mark
    var faults: [Fault] = []

    struct Fault {
      let line: Int
      let column: Int
      let length: Int
      let message: String
      let suggestion: String?
    }
  }

  public init(_ paper: Paper) { self.paper = paper }

  /// Marks what a student handed in. The same file always gets the same marks; one that says of itself that it answers
  /// something else gets none, and is told as broken.
  public mutating func mark(_ file: AnswerFile) -> MarkedFile {
    if let fault = file.strayed(from: paper) {
      return MarkedFile(file: file.file, student: file.student, faults: file.faults, broken: fault)
    }
    var faults = file.faults + file.strangers(among: paper.sheets.map(\.id))
    var marks: [Mark] = []
    for sheet in paper.sheets {
      guard let given = file.given(sheet.id) else {
        marks.append(Marker.missing(sheet))
        continue
      }
      let outcome = outcome(of: sheet, given)
      marks.append(outcome.mark)
      faults += outcome.faults.map { fault in
        let line = given.lines[min(fault.line, given.lines.count - 1)]
        return file.fault(
          fault.message, at: LessonPlace(line: line.place.line, column: line.place.column + fault.column),
          length: fault.length, try: fault.suggestion)
      }
    }
    faults.sort { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    return MarkedFile(file: file.file, student: file.student, marks: marks, faults: faults)
  }

  private mutating func outcome(of sheet: Paper.Sheet, _ given: AnswerFile.Given) -> Outcome {
    let key = Key(step: sheet.id, lines: given.lines.map(\.text))
    if let outcome = known[key] { return outcome }
    let outcome =
      switch sheet.kind {
      case .question(let question): Marker.mark(given, sheet.id, question)
      case .task(let task): Marker.mark(given, sheet.id, task)
      }
    if known.count < Marker.mostKnown { known[key] = outcome }
    return outcome
  }

  private static func missing(_ sheet: Paper.Sheet) -> Mark {
    Mark(sheet.id, .missing, right: sheet.right, reasons: [ClassWording.notAnswered], rules: sheet.rules)
  }
}

extension Paper.Sheet {
  /// What is right, in one line.
  var right: String {
    switch kind {
    case .question(let question): question.text(of: question.key)
    case .task(let task): task.task.solutions.first?.text ?? ""
    }
  }

  var rules: [String] {
    switch kind {
    case .question(let question): question.rules
    case .task: []
    }
  }
}
