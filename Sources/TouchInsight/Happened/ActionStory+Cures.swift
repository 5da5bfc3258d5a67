import TouchModel

extension ActionStory {
  /// What would have let it be sent in this touch.
  public func cures(_ episode: Episode) -> [Cure] {
    if wasSent { return [] }
    let target = target
    let candidates = candidates(episode) + curesReceiving(episode)
    return episode.tried(candidates) { $0.contains { $0.isCall(of: target) } }
  }

  /// What one would try. Not all of them work.
  func candidates(_ episode: Episode) -> [Cure] {
    if misses.isEmpty { return curesByWiring(episode) + curesOfSelection(episode) }
    return misses.prefix(3).flatMap { cures(against: $0, episode) }
  }

  /// What would let those receive the touch that it never came to.
  private func curesReceiving(_ episode: Episode) -> [Cure] {
    misses.prefix(3).flatMap { miss -> [Cure] in
      switch (miss.sender, miss.stop) {
      case (.view(let control), .elsewhere(let hit)): episode.curesReceiving(control, hit: hit)
      case (_, .recognizer(let story)): story.curesReceiving(episode)
      default: []
      }
    }
  }

  /// Where the call is a delegate's: who took the touch from what would have been selected.
  private func curesOfSelection(_ episode: Episode) -> [Cure] {
    episode.facts.flatMap { fact -> [Cure] in
      guard case .touchTaken(_, let view, let by, _) = fact.kind else { return [] }
      return episode.curesAgainst(by, taking: view)
    }
  }

  private func cures(against miss: Miss, _ episode: Episode) -> [Cure] {
    guard case .view(let control) = miss.sender else {
      if case .recognizer(let story) = miss.stop { return story.candidates(episode) }
      return []
    }
    switch miss.stop {
    case .noTouch, .lost, .stillDown, .recognizer: return []
    case .elsewhere: return episode.curesShowing(control)
    case .inside(let view): return [.set(.view(view), .isUserInteractionEnabled, .bool(false))]
    case .refused(_, let why):
      switch why {
      case .multipleTouchOff: return [.set(.view(control), .isMultipleTouchEnabled, .bool(true))]
      case .othersActive: return [.set(.view(control), .isExclusiveTouch, .bool(false))]
      case .exclusiveElsewhere(let holder): return [.set(.view(holder), .isExclusiveTouch, .bool(false))]
      }
    case .neverHeard(let by), .withheld(_, let by), .taken(let by, _):
      return episode.curesAgainst(by, taking: control)
    case .notTracked(.beginTrackingSaidNo): return [.beginTracking(control, true)]
    case .notTracked: return []
    case .otherEvents(let sent): return wiring(control, sent)
    case .actionLost:
      let object = target.object ?? .controller(Scene.vc)
      return [.implement(object, target.action)]
    }
  }

  /// The events of a control that one would wire first.
  private func wiring(_ control: ViewID, _ sent: [ControlEvent]) -> [Cure] {
    let order: [ControlEvent] = [
      .touchUpInside, .valueChanged, .primaryActionTriggered, .touchUpOutside, .touchDown,
    ]
    return order.filter(sent.contains).prefix(1).map { .target(control, $0, target) }
  }

  /// Nobody is wired to the action: the controls that were used could be.
  private func curesByWiring(_ episode: Episode) -> [Cure] {
    var sent: [(control: ViewID, events: [ControlEvent])] = []
    for fact in episode.facts {
      guard case .controlEventSent(let control, let event, _) = fact.kind else { continue }
      if let index = sent.firstIndex(where: { $0.control == control }) {
        sent[index].events.append(event)
      } else {
        sent.append((control, [event]))
      }
    }
    return sent.filter { episode.scene.isAlive(.view($0.control)) }.flatMap { wiring($0.control, $0.events) }
  }
}

extension Fact {
  /// The action is called, or the delegate's method whose selector, or a part of it, is called so.
  func isCall(of target: Target) -> Bool {
    switch kind {
    case .actionSent(_, let object, target.action, _, _):
      target.object == nil || object == target.object
    case .delegateCalled(let object, let selector, _):
      (target.object == nil || object == target.object)
        && (selector == target.action || selector.split(separator: ":").contains { $0 == target.action })
    default: false
    }
  }
}
