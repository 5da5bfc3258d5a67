import SceneSession
import TouchInsight

/// How a scene does in a task.
public struct TaskVerdict: Sendable {
  public struct GoalResult: Sendable {
    public let goal: LessonTask.Goal
    public let isMet: Bool
    /// What happened instead, as a sentence in lower case; nil where it is met.
    public let why: String?
  }

  public let goals: [GoalResult]
  /// What should have stayed, and did not.
  public let unkept: [LessonTask.Keep]
  /// The same, as the author wrote it.
  public var broken: [LessonLine] { unkept.map(\.line) }
  /// A touch nearby that does not do what it should, where everything else holds.
  public let probe: String?
  /// What the author says to those who tried what does not do it.
  public let message: String?
  /// Those in whose worlds it would be solved.
  public let beliefs: [Belief]

  init(
    goals: [GoalResult], unkept: [LessonTask.Keep], probe: String? = nil, message: String? = nil,
    beliefs: [Belief] = []
  ) {
    self.goals = goals
    self.unkept = unkept
    self.probe = probe
    self.message = message
    self.beliefs = beliefs
  }

  public var isSolved: Bool { goals.allSatisfy(\.isMet) && broken.isEmpty && probe == nil }
}

extension LessonTask.Keep {
  var line: LessonLine {
    switch self {
    case .frames(let line), .hierarchy(let line), .recognizers(let line), .property(_, _, let line),
      .outcome(_, let line):
      line
    }
  }
}
