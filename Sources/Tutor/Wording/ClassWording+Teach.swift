import TouchReport

extension ClassWording {
  static let presenterKeys = [
    "Space, Enter, n, Page Down   the next line",
    "b, p, Page Up                one line back",
    "a                            the answer",
    "t                            the trace, after the answer",
    "j NUMBER Enter               a step",
    "g, G                         the first slide, the last",
    ".                            a black screen",
    "q                            leave",
  ]

  static func text(for remark: Presentation.Remark) -> String {
    switch remark {
    case .atEnd: "this is the end; q leaves"
    case .atStart: "this is the beginning"
    case .noAnswerHere: "nothing is asked here"
    case .noTraceHere: "there is no touch here to trace"
    case .answerFirst: "the answer comes first: a"
    case .noSuchStep(0): "there are no steps"
    case .noSuchStep(let count): "there are steps 1 to \(count)"
    }
  }

  static func jumpTo(_ number: String) -> String {
    "step number: \(number)_  (Enter goes there, Escape does not)"
  }

  static func place(slide: Int, of slides: Int, step: Int?, steps: Int, isMore: Bool) -> String {
    "\(slide)/\(slides)" + (step.map { ", step \($0)/\(steps)" } ?? "") + (isMore ? ", more" : "")
      + "  (? keys)"
  }

  /// As much as fits into so many cells of plain text.
  static func cut(_ text: String, to cells: Int) -> String {
    text.count > cells ? String(text.prefix(max(0, cells))) : text
  }
}

// MARK: Slides

extension ClassWording {
  static func slideHeading(_ number: Int, _ sheet: Paper.Sheet) -> Phrase {
    switch sheet.kind {
    case .question: "Question \(number)"
    case .task: "Task \(number)"
    }
  }
  static func typed(_ line: String) -> Phrase { "tap> \(Phrase(escaping: line))" }
  static func choice(_ number: Int, _ text: String, _ explanation: String?) -> Phrase {
    let text = Phrase(escaping: text + (explanation.map { ": " + $0 } ?? ""))
    return "\(number)  \(text)"
  }
  static func answerIs(_ text: String) -> Phrase { "Answer: \(Phrase(escaping: text))" }
  static func rule(_ id: String, _ statement: String) -> Phrase {
    "\(id): \(Phrase(escaping: statement))"
  }
  static func whoSays(_ answer: String, _ sentence: String) -> Phrase {
    "Who says \(Phrase(escaping: answer)) believes: \(Phrase(escaping: sentence))"
  }
}
