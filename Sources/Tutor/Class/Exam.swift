/// Questions that are drawn for a seed: the same skills for everybody, other scenes for everybody.
public struct Exam: Sendable {
  public let header: Header
  /// In the order in which they are put.
  public let questions: [Drawn]

  /// Why there is no exam.
  public enum Refusal: Error, Sendable, Equatable {
    case unknownConcept(String)
  }

  public init(_ header: Header) throws(Refusal) {
    self.init(header, try ExamPlan(header))
  }

  /// - Parameter plan: that of the header's concepts and number of questions.
  init(_ header: Header, _ plan: ExamPlan) {
    self.header = header
    var questions: [Drawn] = []
    for slot in plan.slots { questions.append(slot.draw(header.studentSeed, besides: questions)) }
    self.questions = questions
  }

  static func id(of position: Int) -> String { "q\(position + 1)" }

  /// For marking.
  public var paper: Paper {
    Paper(
      id: "exam", title: ClassWording.examTitle,
      sheets: questions.enumerated().map { .init(id: Exam.id(of: $0), kind: .question($1.question)) },
      isExam: true)
  }

  /// A sum over everything that a student sees, without the answers. It finds a header that was changed by hand, and
  /// questions that another version would draw.
  var check: String {
    var text = header.pairs.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
    for drawn in questions {
      text += "\n" + (drawn.script + [drawn.question.prompt] + drawn.question.lines).joined(separator: "\n")
      text += "\n" + drawn.question.choices.map { drawn.question.text(of: $0.answer) }.joined(separator: "\n")
    }
    let digits = String(StableHash.of(text), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
