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
