import SceneLanguage
import TouchModel
import TouchReport

/// Everything that one sitting knows: the scene, the way back and forth, and what happened last. A value: commands
/// append bytes to a buffer and nothing is printed from here.
public struct Session: Sendable {
  public internal(set) var scene = Scene()
  /// What `undo` takes back, oldest first.
  package internal(set) var past: [Step] = []
  /// What `redo` does again, next one last.
  package internal(set) var future: [Step] = []
  /// The last touch sequence, which `expect`, `trace` and `log` look at.
  package internal(set) var sequence = TouchSequence()
  /// What `expect hit` looks at; nil before any touch or `hit`.
  package internal(set) var lastHit: LastHit?
  /// After how many facts of the last sequence somebody looks at the scene; nil at the end, which is now.
  package internal(set) var position: Int?
  public var settings: SessionSettings {
    didSet { reporter = Reporter(options: settings.report) }
  }
  package internal(set) var reporter: Reporter
  /// The lessons that teach a rule, by its id, for its card; whoever has lessons says so.
  package var lessonsOfRules: [String: [String]] = [:]
  package internal(set) var files: SceneFiles
  /// The number that the next fact gets in JSON.
  var nextFactNumber = 1
  /// A whole touch has been told to somebody who types.
  var hasToldTouch = false
  /// The command that is being carried out, as it was typed.
  var text: String?
  /// How many `open` and `source` commands are being carried out inside one another.
  var sourceDepth = 0

  public init(settings: SessionSettings = SessionSettings(), files: SceneFiles = SceneFiles()) {
    self.settings = settings
    self.files = files
    reporter = Reporter(options: settings.report)
  }

  /// Carries one command out and appends what it says. One that fails leaves the session, and `output`, exactly as
  /// they were. `text` is the command as somebody typed it, which `undo` names.
  public mutating func perform(
    _ statement: Statement, text: String? = nil, into output: inout [UInt8]
  ) throws(SessionError) -> Effect {
    let start = output.count
    self.text = text
    do throws(SessionError) {
      return try execute(statement, &output)
    } catch {
      output.removeSubrange(start...)
      throw error.filling(span: statement.span)
    }
  }

  /// As it would be after another touch: `trace`, which leads to `scene`. What `expect` says of it can be asked.
  package func after(_ trace: Trace, _ scene: Scene) -> Session {
    var session = self
    session.scene = scene
    session.sequence = TouchSequence()
    session.sequence.trace = trace
    session.lastHit = .touched
    session.position = nil
    return session
  }

  /// As if nothing had been touched yet.
  package func withoutTouches() -> Session {
    var session = after(Trace(), scene)
    session.lastHit = nil
    return session
  }

  /// What the caller has to do after a command.
  public enum Effect: Sendable, Equatable {
    case done
    case quit
    /// Show the lines that were typed, which only the caller knows.
    case showHistory
    /// Only the caller has lessons.
    case tutor(TutorCommand)
  }
}

/// What `expect hit` looks at.
package enum LastHit: Sendable, Equatable {
  /// `hit P` was asked, and this answered.
  case asked(ViewID?, at: Point)
  /// A first finger went down; the last touch sequence knows where.
  case touched
}
