import SceneLanguage
import TouchInsight
import TouchModel
import TouchReport

/// `diff FILE FILE`: each script is run in a new scene of its own, in silence; the session stays as it is.
extension Session {
  func diff(_ first: Name, _ second: Name, into output: inout [UInt8]) throws(SessionError) {
    func quoted(_ path: String) -> String { path.contains(" ") ? Words.quote(path) : path }
    let one = try played(first) { "diff \($0) \(quoted(second.text))" }
    let other = try played(second) { "diff \(quoted(first.text)) \($0)" }
    guard settings.format == .text else { return }
    let (facts, otherFacts) = (Array(one.sequence.facts), Array(other.sequence.facts))
    reporter.difference(
      TraceDifference(facts, otherFacts), facts, one.scene, otherFacts, other.scene, into: &output)
  }

  /// The session in which the script has been carried out.
  ///
  /// - Parameter line: The command with another path in this one's place.
  private func played(_ path: Name, line: (String) -> String) throws(SessionError) -> Session {
    var session = Session(settings: settings, files: files)
    session.settings.isInteractive = false
    session.sourceDepth = sourceDepth
    var silence: [UInt8] = []
    do throws(SessionError) {
      try session.open(path.text, into: &silence)
    } catch {
      var error = error.filling(span: path.span)
      if error.place == nil, case .file = error.reason {
        error.suggestion = files.sceneName(near: path.text).map(line)
      }
      throw error
    }
    if session.sequence.isEmpty { throw SessionError(.noTouchIn(path.text), at: path.span) }
    return session
  }
}
