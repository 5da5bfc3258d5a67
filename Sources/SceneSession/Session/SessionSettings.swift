import SceneLanguage
import TouchReport

/// How the session talks. `undo`, `reset` and `save` leave this alone.
public struct SessionSettings: Sendable {
  public var format = OutputFormat.text
  /// Somebody is typing: edits are confirmed and the next step is suggested.
  public var isInteractive = false
  public var showsHints = true
  public var keepsHistory = true
  public var report: ReportOptions
  /// How many steps `undo` can take back; nil is without limit. Runs of scripts are bounded so that their memory is.
  public var undoLimit: Int?

  public init(report: ReportOptions = ReportOptions()) { self.report = report }

  mutating func apply(_ setting: Setting) {
    switch setting {
    case .hints(let on): showsHints = on
    case .history(let on): keepsHistory = on
    case .colour(let on): report.isColour = on
    case .ascii(let on): report.isASCII = on
    case .verbosity(let level):
      report.verbosity = ReportOptions.Verbosity(rawValue: level.rawValue) ?? .normal
    }
  }
}

/// `--format`.
public enum OutputFormat: String, CaseIterable, Sendable {
  case text, log, json
}
