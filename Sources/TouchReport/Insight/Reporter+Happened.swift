import TouchInsight
import TouchModel

/// Answers about the last touch. Lines that would change it come from the caller, who knows the language.
extension Reporter {
  /// What a line is suggested for.
  public enum Suggestion: Sendable {
    case fix
    case prevention
    case reaction
  }

  public func suggest(_ lines: [String], _ kind: Suggestion, _ scene: Scene, into out: inout [UInt8]) {
    let wording = Wording(scene: scene)
    for line in lines {
      let text: Phrase =
        switch kind {
        case .fix: wording.fix(line)
        case .prevention: wording.prevention(line)
        case .reaction: wording.reaction(line)
        }
      painter.paint(Message(.arrow, text), into: &out)
    }
  }

  public func recognizer(_ story: RecognizerStory, _ episode: Episode, into out: inout [UInt8]) {
    painter.paint(messages(story, episode), into: &out)
  }

  private func messages(_ story: RecognizerStory, _ episode: Episode) -> [Message] {
    let wording = Wording(scene: episode.scene)
    var messages = [
      Message(
        story.hasActed ? .acted : .no, role: .answer, wording.verdict(story, episode.origin),
        rule: story.rule)
    ]
    messages += details(story, episode, wording)
    return messages
  }

  private func details(_ story: RecognizerStory, _ episode: Episode, _ wording: Wording) -> [Message] {
    var messages: [Message] = []
    if case .notOffered(let hit, let view?) = story.verdict {
      messages += obstacle(to: view, hit: hit, episode)
    }
    if let winner = story.winner {
      messages.append(
        Message(.note, wording.winner(winner.id, winner.reason, winner.time, episode.origin), rule: .gr21))
    }
    for wait in story.waits {
      messages.append(Message(.waits, wording.wait(story, wait), rule: .gr30))
    }
    if story.hasActed, let hit = story.hit, let view = episode.scene.recognizers[story.id.row].view,
      hit != view
    {
      messages.append(Message(.note, wording.touchInside(story.id, hit, view), rule: .gr1))
    }
    if case .failed(.vetoedByView(let view)) = story.verdict,
      episode.scene.overrides[.view(view)]?.gestureRecognizerShouldBegin == nil
    {
      messages.append(Message(.note, wording.guardsItself(view), rule: .uc21))
    }
    return messages
  }

  /// What kept the touch from a view, in the words of the scene in which it did: much may have changed since.
  private func obstacle(to view: ViewID, hit: ViewID?, _ episode: Episode) -> [Message] {
    guard let it = episode.obstacle(to: view, hit: hit) else { return [] }
    let wording = Wording(scene: episode.before)
    return [Message(.no, wording.obstacle(it.first, to: view), rule: it.first.rule)]
      + it.notes.map { Message(.note, wording.note($0)) }
  }

  public func action(_ story: ActionStory, _ episode: Episode, into out: inout [UInt8]) {
    let wording = Wording(scene: episode.scene)
    if story.wasSent {
      painter.paint(Message(.acted, role: .answer, wording.wasSent(story.target)), into: &out)
      for call in story.calls {
        painter.paint(
          Message(.note, wording.sent(call, story.target.action, episode.origin), rule: call.rule), into: &out
        )
      }
      return
    }
    painter.paint(Message(.no, role: .answer, wording.notSent(story.target)), into: &out)
    if story.misses.isEmpty { painter.paint(Message(.no, wording.unwired(story.target)), into: &out) }
    for miss in story.misses.prefix(4) {
      painter.paint(Message(.no, wording.stop(miss, episode.origin)), into: &out)
      if case .elsewhere(let hit) = miss.stop, case .view(let view) = miss.sender {
        painter.paint(obstacle(to: view, hit: hit, episode), into: &out)
      }
      if case .recognizer(let story) = miss.stop {
        painter.paint(details(story, episode, wording), into: &out)
      }
      if case .taken = miss.stop, case .view(let view) = miss.sender,
        episode.scene.views[view.row].viewClass == .control
      {
        painter.paint(Message(.note, wording.doesNotGuardItself(view), rule: .uc21), into: &out)
      }
    }
  }

  /// A control that got the touch and has nobody to tell.
  public func nothingWired(
    _ view: ViewID, _ events: [ControlEvent], _ scene: Scene, into out: inout [UInt8]
  ) {
    painter.paint(Message(.no, Wording(scene: scene).nothingWired(view, events)), into: &out)
  }

  public func cancellation(_ story: CancellationStory, _ episode: Episode, into out: inout [UInt8]) {
    let wording = Wording(scene: episode.scene)
    painter.paint(
      Message(
        story.wasCancelled ? .cancelled : .no, role: .answer, wording.cancellation(story), rule: story.rule),
      into: &out)
    if story.wasCancelled, story.forgetsCancelled {
      painter.paint(Message(.note, wording.forgets(story.view)), into: &out)
    }
    if case .taken = story.verdict, episode.scene.views[(story.inner ?? story.view).row].viewClass == .control
    {
      painter.paint(
        Message(.note, wording.doesNotGuardItself(story.inner ?? story.view), rule: .uc21), into: &out)
    }
  }

  public func delays(_ story: DelayStory, _ episode: Episode, into out: inout [UInt8]) {
    let wording = Wording(scene: episode.scene)
    if story.delays.isEmpty {
      painter.paint(
        Message(.no, role: .answer, wording.notLate(story.view, story.elsewhere, story.wasTouched)),
        into: &out)
    }
    for (number, delay) in story.delays.enumerated() {
      painter.paint(
        Message(
          .waits, role: number == 0 ? .answer : .plain, wording.delay(story.view, delay), rule: delay.rule),
        into: &out)
    }
    if story.isInstant, !story.delays.isEmpty {
      painter.paint(Message(.note, wording.instant(story.view)), into: &out)
    }
  }

  /// Whom a recognizer waited for, and how long.
  public func waits(_ story: RecognizerStory, _ episode: Episode, into out: inout [UInt8]) {
    let wording = Wording(scene: episode.scene)
    if story.waits.isEmpty {
      painter.paint(Message(.no, role: .answer, wording.didNotWait(story.id)), into: &out)
    }
    painter.paint(messages(story, episode), into: &out)
  }
}
