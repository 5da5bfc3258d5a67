import TouchInsight
import TouchModel

extension Reporter {
  /// What `make OBJ.ACTION fire on CMD` prints. `line` is the command line of a change.
  public func firing(
    _ change: FiringChange, _ story: ActionStory, _ episode: Episode, _ scene: Scene,
    line: (Alteration) -> String, into out: inout [UInt8]
  ) {
    let wording = Wording(scene: scene)
    switch change {
    case .firesAlready:
      painter.paint(Message(.acted, role: .answer, wording.firesAlready(story.target)), into: &out)
      for call in story.calls {
        painter.paint(
          Message(.note, wording.sent(call, story.target.action, episode.origin), rule: call.rule),
          into: &out)
      }
    case .none(let tried):
      action(story, episode, into: &out)
      painter.paint(Message(.no, wording.noFiringChange(story.target, tried)), into: &out)
    case .fixes(let fixes, let isProven):
      if story.misses.isEmpty, !fixes.contains(where: { $0.changes.contains(where: \.isWiring) }) {
        // A delegate's method, which no sender is wired to.
        painter.paint(Message(.no, role: .answer, wording.notSent(story.target)), into: &out)
      } else {
        action(story, episode, into: &out)
      }
      let counts = fixes.map(\.changes.count)
      let count = counts.min() == counts.max() ? counts.first : nil
      painter.paint(
        Message(nil, role: .heading, wording.smallestFiring(story.target, count, isProven: isProven)),
        into: &out)
      for fix in fixes { painter.paint(messages(fix, wording, line), into: &out) }
    }
  }

  private func messages(
    _ fix: FiringFix, _ wording: Wording, _ line: (Alteration) -> String
  ) -> [Message] {
    let lines = fix.changes.map { Phrase(escaping: line($0)) }.joined("; ")
    let means = fix.changes.map { wording.means($0) }.filter { !$0.isEmpty }.joined("; ")
    var messages = [Message(nil, depth: 1, lines)]
    if !means.isEmpty { messages.append(Message(.note, depth: 2, role: .quiet, means)) }
    if !fix.losses.isEmpty { messages.append(Message(.note, depth: 2, wording.losses(fix.losses))) }
    if !fix.silenced.isEmpty { messages.append(Message(.note, depth: 2, wording.silenced(fix.silenced))) }
    if !fix.added.isEmpty { messages.append(Message(.note, depth: 2, wording.added(fix.added))) }
    return messages
  }
}

extension Alteration {
  fileprivate var isWiring: Bool {
    switch self {
    case .cure(.target), .cure(.wire), .cure(.implement): true
    case .cure, .edit: false
    }
  }
}
