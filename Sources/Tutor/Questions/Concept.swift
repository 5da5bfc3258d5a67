/// Something about touches that questions are drawn for. Lessons name it in `concepts:`, progress is kept by it, and
/// reviews ask about it again.
public struct Concept: Sendable {
  /// Words with hyphens.
  public let id: String
  /// Names of the beliefs that its questions find out.
  public let beliefs: [String]
  /// Ids of the rules that its questions are about.
  public let rules: [String]
  /// The part of the interview's rubric that it counts for.
  package let area: Area
  let templates: [Template]

  init(_ id: String, _ area: Area, beliefs: [String] = [], rules: [String], templates: [Template]) {
    self.id = id
    self.area = area
    self.beliefs = beliefs
    self.rules = rules
    self.templates = templates
  }

  /// What an interviewer would put points on.
  package enum Area: CaseIterable, Sendable {
    case findingTheView, responders, touches, recognizers, controls
  }

  /// Two or three words.
  public var title: String { QuizWording.title(of: id) }
  /// What it is about, as one sentence.
  public var sentence: String { QuizWording.sentence(of: id) }

  /// By its id, in any case.
  public static func named(_ id: String) -> Concept? {
    let wanted = id.lowercased()
    return all.first { $0.id == wanted }
  }
}
