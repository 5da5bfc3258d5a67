/// How one answer of one student went.
public struct Mark: Sendable, Equatable {
  public enum Result: String, Sendable { case right, partly, wrong, missing, unreadable }

  public let step: String
  public let result: Result
  /// From 0 to 1; every step is worth one point.
  public let points: Double
  /// What was handed in, in one line; empty where nothing was.
  public let given: String
  /// The same as the program understood it: the choice that a number stands for.
  public let answer: String
  /// What is right; for a task one of its solutions.
  public let right: String
  /// Why, in sentences without anything of the layout.
  public let reasons: [String]
  /// Ids of the rules that decided.
  public let rules: [String]
  /// Names of the beliefs that give this answer.
  public let beliefs: [String]
  /// Of a task.
  public let goals: [Goal]

  /// What a task asked for.
  public struct Goal: Sendable, Equatable {
    public let text: String
    public let isMet: Bool
    /// What happens instead.
    public let why: String?
  }

  init(
    _ step: String, _ result: Result, points: Double = 0, given: String = "", answer: String? = nil,
    right: String = "",
    reasons: [String] = [], rules: [String] = [], beliefs: [String] = [], goals: [Goal] = []
  ) {
    self.step = step
    self.result = result
    self.points = points
    self.given = given
    self.answer = answer ?? given
    self.right = right
    self.reasons = reasons
    self.rules = rules
    self.beliefs = beliefs
    self.goals = goals
  }
}

/// The marks of one student.
public struct MarkedFile: Sendable {
  public let file: String
  public let student: String?
  /// In the order of the lesson; empty for a file that could not be marked.
  public let marks: [Mark]
  /// What could not be read.
  public let faults: [LessonFault]
  /// Why nothing of the file was marked.
  public let broken: LessonFault?

  public init(
    file: String, student: String? = nil, marks: [Mark] = [], faults: [LessonFault] = [],
    broken: LessonFault? = nil
  ) {
    self.file = file
    self.student = student
    self.marks = marks
    self.faults = faults
    self.broken = broken
  }

  public var points: Double { marks.reduce(0) { $0 + $1.points } }
  /// From 0 to 100.
  public var percent: Double { marks.isEmpty ? 0 : points / Double(marks.count) * 100 }

  /// - Parameter percent: of the points.
  public func passes(_ percent: Double) -> Bool { broken == nil && self.percent >= percent - 1e-9 }
}
