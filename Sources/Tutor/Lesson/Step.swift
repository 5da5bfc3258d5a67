/// Something that a learner answers.
public struct Step: Sendable {
  /// Written by hand, unique in the lesson.
  public let id: String
  public let kind: Kind
  /// The author's words above the question, if any; without them the tutor asks in its own.
  public let prompt: String?
  /// One for each level, from a direction to almost the answer. The tutor adds the answer itself.
  public let hints: [[MarkdownBlock]]
  public let place: LessonPlace
  /// Of everything that the answer depends on: what the scene is, what is asked. Progress made on a step whose content
  /// has changed is kept, and said to be of an older version.
  public let contentHash: String

  public init(
    id: String, kind: Kind, prompt: String?, hints: [[MarkdownBlock]], place: LessonPlace, contentHash: String
  ) {
    self.id = id
    self.kind = kind
    self.prompt = prompt
    self.hints = hints
    self.place = place
    self.contentHash = contentHash
  }

  public enum Kind: Sendable {
    case prediction(Prediction)
    case task(LessonTask)
  }
}

/// `tapwalk predict`: say what will happen, before it is shown.
public struct Prediction: Sendable {
  public let ask: Ask
  /// The commands whose outcome is asked for, run one after the other. Empty for a chain or a rule that needs no touch.
  public let on: [LessonLine]
  /// What the author believes is right. Only the linter looks at it.
  public let expect: LessonLine?
  /// Wrong answers that the author adds to those that beliefs give.
  public let also: [LessonLine]
  /// Answers that are not offered.
  public let without: [LessonLine]
  public let askPlace: LessonPlace

  public init(
    ask: Ask, on: [LessonLine], expect: LessonLine?, also: [LessonLine] = [], without: [LessonLine] = [],
    askPlace: LessonPlace
  ) {
    self.ask = ask
    self.on = on
    self.expect = expect
    self.also = also
    self.without = without
    self.askPlace = askPlace
  }
}

/// What is asked for.
public enum Ask: Sendable, Hashable {
  /// The view that a finger's touch belongs to; without a finger, the first that goes down.
  case receiver(finger: Int?)
  /// The responder chain, from an object or from the view that receives.
  case chain(of: String?)
  /// Calls, to be put into the order in which they come.
  case order
  /// Which recognizers and controls act.
  case winner
  /// Which views and recognizers are cancelled.
  case cancelled
  /// The last state other than possible that a recognizer reaches.
  case state(of: String)
  /// Whether something holds: what may stand behind `expect`.
  case yesNo(claim: String)
  /// The line that is missing in the log: as written, or one that the tutor picks.
  case line(missing: String?)
  /// The rule that decided about something: `hit V`, `not V`, `action OBJ.ACTION`, `cancelled OBJ`, `state G STATE`.
  case rule(of: String)
}

/// `tapwalk task`: change the scene so that the goals hold.
public struct LessonTask: Sendable {
  public let goals: [Goal]
  public let keeps: [Keep]
  /// Ways to do it, each a line of commands. All of them pass.
  public let solutions: [LessonLine]
  /// Ways that do not do it, with what is said then.
  public let wrongs: [Wrong]

  public init(goals: [Goal], keeps: [Keep], solutions: [LessonLine], wrongs: [Wrong]) {
    self.goals = goals
    self.keeps = keeps
    self.solutions = solutions
    self.wrongs = wrongs
  }

  /// `tap 30 30 -> hit B, no action`: commands, then what has to hold behind them.
  public struct Goal: Sendable {
    public let line: LessonLine
    /// Empty where nothing has to happen first.
    public let inputs: [String]
    /// As they may stand behind `expect`.
    public let outcomes: [String]

    public init(line: LessonLine, inputs: [String], outcomes: [String]) {
      self.line = line
      self.inputs = inputs
      self.outcomes = outcomes
    }
  }

  /// What has to be as it was at the start.
  public enum Keep: Sendable {
    /// Every view's frame on the screen; views that were added are not looked at.
    case frames(LessonLine)
    /// Every view is there, in the same superview.
    case hierarchy(LessonLine)
    /// Every recognizer is there, on the same view.
    case recognizers(LessonLine)
    /// `B isHidden`.
    case property(object: String, property: String, LessonLine)
    /// A touch with the outcome that it had: the same receiver, the same actions.
    case outcome(String, LessonLine)
  }

  public struct Wrong: Sendable {
    public let commands: LessonLine
    public let message: String

    public init(commands: LessonLine, message: String) {
      self.commands = commands
      self.message = message
    }
  }
}
