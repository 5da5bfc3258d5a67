import SceneSession
import TouchReport

/// What a lesson, a quiz and an interview have in common: they are values that take one line at a time.
public protocol TutorRun: Sendable {
  /// The scene at hand: names for completion, and for lines that would work.
  var session: Session { get }
  /// `hit-03> `.
  var prompt: String { get }
  /// A command that works now and leads on.
  var nextCommand: String { get }
  /// What may be answered now, for completion.
  var answers: [String] { get }
  /// How the shell talks; `set` changes it, and so does the width of the terminal.
  var settings: SessionSettings { get set }

  /// Shows what is there when it begins.
  mutating func open(at now: Double, into turn: inout Turn)

  /// One line as it was typed; blank is Enter, which goes on. A line that fails leaves everything as it was.
  mutating func take(_ line: String, at now: Double, into turn: inout Turn) throws(SessionError)
}

extension TutorRun {
  public var answers: [String] { [] }

  func say(_ phrase: Phrase, sign: Sign? = nil, depth: Int = 0, role: Role = .plain, into turn: inout Turn) {
    Painter(settings.report).paint(Message(sign, depth: depth, role: role, phrase), into: &turn.output)
  }
}
