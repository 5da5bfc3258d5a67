import SceneSession

/// What somebody is doing besides typing into a scene of their own.
public enum Activity: Sendable {
  case lesson(LessonRun)
  case quiz(QuizRun)
  case interview(InterviewRun)
}

extension Activity: TutorRun {
  private var run: any TutorRun {
    switch self {
    case .lesson(let run): run
    case .quiz(let run): run
    case .interview(let run): run
    }
  }

  public var session: Session { run.session }
  public var prompt: String { run.prompt }
  public var nextCommand: String { run.nextCommand }
  public var answers: [String] { run.answers }

  /// It has answers that would be lost if something else began: an interview, a quiz. A lesson is remembered.
  public var mustBeLeft: Bool {
    switch self {
    case .lesson: false
    case .quiz(let run): !run.attempts.isEmpty
    case .interview(let run): run.stage == .asking || run.stage == .weighing
    }
  }

  public var settings: SessionSettings {
    get { run.settings }
    set {
      switch self {
      case .lesson(var run):
        run.settings = newValue
        self = .lesson(run)
      case .quiz(var run):
        run.settings = newValue
        self = .quiz(run)
      case .interview(var run):
        run.settings = newValue
        self = .interview(run)
      }
    }
  }

  public mutating func open(at now: Double, into turn: inout Turn) {
    switch self {
    case .lesson(var run):
      run.open(at: now, into: &turn)
      self = .lesson(run)
    case .quiz(var run):
      run.open(at: now, into: &turn)
      self = .quiz(run)
    case .interview(var run):
      run.open(at: now, into: &turn)
      self = .interview(run)
    }
  }

  public mutating func take(_ line: String, at now: Double, into turn: inout Turn) throws(SessionError) {
    switch self {
    case .lesson(var run):
      try run.take(line, at: now, into: &turn)
      self = .lesson(run)
    case .quiz(var run):
      try run.take(line, at: now, into: &turn)
      self = .quiz(run)
    case .interview(var run):
      try run.take(line, at: now, into: &turn)
      self = .interview(run)
    }
  }
}
