import SceneSession

/// A sandbox with the scene of the step. Nothing that is done in it comes back.
extension LessonRun {
  mutating func play(into turn: inout Turn) throws(SessionError) {
    if sandbox != nil { throw SessionError(.tutor(RunningWording.playsAlready), try: "back") }
    guard mayPlay else { throw SessionError(.tutor(RunningWording.noPlay), try: nextCommand) }
    sandbox = playground
    say(RunningWording.sandbox, into: &turn)
    guard case .asking = stage, !hasPlayed, let stepID else { return }
    hasPlayed = true
    turn.events.append(.hinted(stepID, level: 0))
    say(RunningWording.sandboxIsHelp, role: .quiet, into: &turn)
  }

  var playground: Session {
    var session = work.onNewPage
    session.settings = settings
    return session
  }

  mutating func closeSandbox(into turn: inout Turn) {
    sandbox = nil
    say(RunningWording.backFromSandbox, into: &turn)
    if case .asking = stage { showStep(into: &turn) }
  }
}
