import TouchModel

extension Outcome {
  /// The answer, most wanted first: who received, who acted, who was cancelled, who waited, what was late, who failed.
  func messages(_ facts: [Fact], _ wording: Wording) -> [Message] {
    var messages: [Message] = []
    var told: [Silence] = []
    for walk in walks where !refused.contains(walk.finger) {
      let finger = finger(of: walk)
      let message: Message
      if let missed = missed(walk, facts, wording.scene) {
        told.append(missed)
        let isHeard = walk.view.map { hasHeard($0, of: walk.finger) } ?? false
        message = Message(
          .no, role: .answer, wording.missed(missed, walk.view, isHeard: isHeard, finger), rule: missed.rule)
      } else {
        message =
          if let view = walk.view {
            Message(
              .received, role: .answer,
              hasHeard(view, of: walk.finger)
                ? wording.received(view, walk.depth(facts), finger)
                : wording.hit(view, walk.depth(facts), finger),
            )
          } else {
            Message(.no, role: .answer, wording.nobodyReceived(finger), rule: .ht15)
          }
      }
      if !messages.contains(message) { messages.append(message) }
    }
    for action in actions {
      var text = wording.acted(action.sender, action.target, action.action, action.times)
      if case .recognizer(let id) = action.sender, let view = wording.scene.recognizers[id.row].view,
        let hitView = hitView(inside: view, wording.scene)
      {
        text = wording.around(text, id, on: view, hitView)
      }
      messages.append(Message(.acted, role: .answer, wording.routed(text, action.route), rule: action.rule))
    }
    for it in changes {
      messages.append(
        Message(.acted, role: .answer, wording.changed(it.object, it.property, it.value), rule: it.rule))
    }
    for silence in silences where !told.contains(silence) {
      messages.append(Message(.no, wording.silence(silence), rule: silence.rule))
    }
    messages += others
    for wait in waits {
      messages.append(
        Message(
          .waits, wording.waited(wait.recognizer, wait.other, relative(wait.end), since: wait.start - origin),
          rule: wait.rule))
    }
    for delay in delays {
      if let message = message(delay, wording), !messages.contains(message) { messages.append(message) }
    }
    for (recognizers, reason, rule) in failureGroups(wording) {
      var winning: StateReason?
      if case .excluded(let winner) = reason { winning = recognitions[winner] }
      messages.append(Message(.no, wording.didNotAct(recognizers, reason, winning: winning), rule: rule))
    }
    if hasReceivers && !hasResult && !walks.isEmpty && fingersDown.isEmpty {
      messages.insert(
        Message(.no, role: .answer, wording.nothingActed()), at: min(walks.count, messages.count))
    }
    return messages
  }

  /// The first hit view that is inside this view and not the view itself.
  private func hitView(inside view: ViewID, _ scene: Scene) -> ViewID? {
    walks.lazy.compactMap(\.view).first { $0 != view && scene.isView($0, inside: view) }
  }

  /// Those that failed for the same reason share a line. UIKit's own are left out, unless content kept them from
  /// scrolling (SV-6) or there was nothing to scroll.
  private func failureGroups(_ wording: Wording) -> [([RecognizerID], StateReason, RuleID)] {
    var groups: [([RecognizerID], StateReason, RuleID)] = []
    for failure in failures
    where failure.rule == .sv6 || failure.reason.isAboutScrolling
      || !wording.scene.recognizers[failure.recognizer.row].isSystem
    {
      if let i = groups.firstIndex(where: { $0.1 == failure.reason }) {
        groups[i].0.append(failure.recognizer)
      } else {
        groups.append(([failure.recognizer], failure.reason, failure.rule))
      }
    }
    return groups
  }

  private func message(_ delay: Delay, _ wording: Wording) -> Message? {
    guard let length = delay.length else {
      if taker(of: delay.finger, from: delay.view, since: delay.start) != nil { return nil }
      return Message(
        .waits, wording.stillWithheld(delay.view, delay.phase, delay.recognizer), rule: delay.rule)
    }
    if length == .zero { return nil }
    return Message(
      .waits, wording.late(delay.view, delay.phase, length, delay.recognizer), rule: delay.rule)
  }

  private func relative(_ end: WaitEnd) -> WaitEnd {
    switch end {
    case .failed(let time): .failed(at: time - origin)
    case .succeeded, .inVain, .open: end
    }
  }

  /// The finger to name: none where there is only one.
  func finger(of walk: HitWalk) -> Finger? {
    walks.contains { $0.finger != walk.finger } || fingers.count > 1 ? walk.finger : nil
  }
}
