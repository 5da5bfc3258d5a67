import SceneLanguage
import SceneSession

/// Commands of the scene, inside a lesson.
extension LessonRun {
  mutating func perform(
    _ statement: Statement, _ text: String, into turn: inout Turn
  ) throws(SessionError) {
    if var sandbox {
      _ = try sandbox.perform(statement, text: text, into: &turn.output)
      self.sandbox = sandbox
      settings = sandbox.settings
      return
    }
    if case .asking = stage, !statement.command.isHarmless {
      throw SessionError(.tutor(RunningWording.answerFirst(mayPlay: mayPlay)), try: nextCommand)
    }
    let before = work.travelled
    _ = try work.perform(statement, text: text, into: &turn.output)
    if case .setting = statement.command { settings = work.settings }
    guard work.travelled != before, case .task? = step?.kind, let stepID else { return }
    turn.events.append(.typed(stepID, line: text))
    if !statement.command.isTouch { isChanged = true }
  }

  /// Behind the last command of a line: what is half done is no try.
  mutating func judgeLine(into turn: inout Turn) {
    defer { isChanged = false }
    if isChanged, case .working(let judge) = stage { judgeChange(judge, into: &turn) }
  }

  var mayPlay: Bool { lesson.permissions.contains(.play) }
}

extension Command {
  /// Gives nothing away of the touch that is asked about. A map of receivers would.
  var isHarmless: Bool {
    switch self {
    case .tree, .show, .showSystem, .help, .ruleCard, .ruleCards, .beliefs, .convert, .inside, .setting,
      .history:
      true
    default: false
    }
  }

  /// Only tries the scene out.
  fileprivate var isTouch: Bool {
    switch self {
    case .tap, .drag, .swipe, .pinch, .rotate, .touch, .wait, .settle, .hover, .shake, .perform, .remote,
      .press, .interrupt, .fire:
      true
    default: false
    }
  }
}
