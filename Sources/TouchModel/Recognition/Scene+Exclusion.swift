/// What a recognition means for others (GR-21 ... GR-26) and for the touches (GR-16, GR-17).
extension Scene {
  /// GR-20: first the touched views, if it would take touches from them, then the delegate. A no fails it.
  mutating func mayBegin(_ id: RecognizerID, _ trace: inout Trace) -> Bool {
    guard let index = activity.attemptIndex(id) else { return false }
    if recognizers[id.row].cancelsTouchesInView {
      var asked: [ViewID] = []
      let touches = activity.attempts[index].touches
      for touch in activity.touches where touches.contains(touch.id) {
        guard let hitView = touch.hitView, !asked.contains(hitView) else { continue }
        asked.append(hitView)
        guard let (answer, rule, asker) = viewShouldBegin(hitView, id) else { continue }
        trace.post(.questionAnswered(id, .viewShouldBegin(asker), answer: answer), rule)
        if !answer {
          fail(id, .vetoedByView(asker), rule, &trace)
          return false
        }
      }
    }
    if recognizers[id.row].isSystem, let (answer, rule, asker) = scrollViewShouldBegin(id) {
      trace.post(.questionAnswered(id, .viewShouldBegin(asker), answer: answer), rule)
      if !answer {
        fail(id, .vetoedByView(asker), rule, &trace)
        return false
      }
    }
    if ask(id, .shouldBegin, about: nil, &trace) == false {
      fail(id, .vetoedByDelegate, .gr20, &trace)
      return false
    }
    return true
  }

  /// GR-21: everyone else on the same line of views is out, with the exceptions of GR-22. A pointer's hover and touches
  /// are no common event.
  mutating func exclude(by winner: RecognizerID, _ trace: inout Trace) {
    guard let index = activity.attemptIndex(winner) else { return }
    let view = activity.attempts[index].view
    let isHover = activity.attempts[index].kind == .hover
    for other in activity.attempts.map(\.id) where other != winner {
      guard let index = activity.attemptIndex(other), !activity.attempts[index].state.isOver,
        (activity.attempts[index].kind == .hover) == isHover
      else { continue }
      let otherView = activity.attempts[index].view
      guard isView(view, inside: otherView) || isView(otherView, inside: view) else { continue }
      if let (reason, rule) = sparing(other, activity.attempts[index].state.isActing, from: winner, &trace) {
        trace.post(.recognizerSpared(other, by: winner, reason), rule)
      } else {
        fail(other, .excluded(by: winner), .gr21, &trace)
      }
    }
  }

  private mutating func sparing(
    _ other: RecognizerID, _ isActing: Bool, from winner: RecognizerID, _ trace: inout Trace
  ) -> (SpareReason, RuleID)? {
    if isActing { return (.alreadyBegan, .gr22) }
    if recognizers[winner.row].kind == .tap && recognizers[other.row].kind == .tap
      && recognizers[other.row].numberOfTapsRequired > recognizers[winner.row].numberOfTapsRequired
    {
      return (.needsMoreTaps, .gr24)
    }
    if recognizers[winner.row].requiresToFail.contains(other) || isDynamicallyRequired(other, by: winner) {
      return (.requiredToWait, .gr22)
    }
    if ask(winner, .canPrevent, about: other, &trace) == false { return (.cannotPrevent, .gr22) }
    if ask(other, .canBePrevented, about: winner, &trace) == false { return (.cannotBePrevented, .gr22) }
    let answers = [
      ask(winner, .shouldRecognizeSimultaneously, about: other, &trace),
      ask(other, .shouldRecognizeSimultaneously, about: winner, &trace),
    ]
    return answers.contains(true) ? (.simultaneous, .gr23) : nil
  }

  /// GR-16: the views of its touches lose them: told where they knew, else never told. What else was still to come
  /// is dropped.
  mutating func takeTouches(of id: RecognizerID, _ trace: inout Trace) {
    guard recognizers[id.row].cancelsTouchesInView, let index = activity.attemptIndex(id) else { return }
    let ids = activity.attempts[index].touches
    var mustDeliver = false
    for index in activity.touches.indices where ids.contains(activity.touches[index].id) {
      let touch = activity.touches[index]
      guard let view = touch.view, touch.isOpenForView || !touch.pending.isEmpty else { continue }
      trace.post(
        .touchTaken(touch.finger, view, by: id, viewKnew: touch.isOpenForView),
        touch.isOpenForView ? .gr16 : .gr18)
      activity.touches[index].withheld = []
      if touch.isOpenForView {
        activity.touches[index].pending = .cancelled
        mustDeliver = true
      } else {
        activity.touches[index].pending = []
        activity.touches[index].view = nil
      }
    }
    if mustDeliver { deliverCancellations(&trace) }
  }

  /// Only cancellations: everything else waits for the end of the turn.
  private mutating func deliverCancellations(_ trace: inout Trace) {
    var later: [(id: Int32, pending: Touch.Phases)] = []
    for index in activity.touches.indices where activity.touches[index].pending != .cancelled {
      let touch = activity.touches[index]
      if touch.pending.isEmpty { continue }
      later.append((touch.id, touch.pending))
      activity.touches[index].pending = []
    }
    deliverTouches(&trace)
    for (id, pending) in later {
      guard let index = activity.touchIndex(id) else { continue }
      activity.touches[index].pending.formUnion(pending)
    }
  }

  /// GR-13: back to possible once its touches are up and nobody linked to it by a requirement is still at work.
  mutating func resetRecognizers(_ trace: inout Trace) {
    if activity.attempts.isEmpty { return }
    trace.cause = -1
    var over: [RecognizerID] = []
    for index in activity.attempts.indices where activity.attempts[index].state.isOver {
      if !isTouched(index) && !isLinkedToUnfinished(index) { over.append(activity.attempts[index].id) }
    }
    if over.isEmpty { return }
    for id in over {
      guard let index = activity.attemptIndex(id) else { continue }
      readings[id] = activity.attempts[index].reading
      activity.agenda.removeAll(of: id)
      trace.post(.recognizerReset(id), .gr13)
    }
    for id in over.reversed() {
      if let index = activity.attemptIndex(id) { activity.attempts.remove(at: index) }
    }
  }

  private func isTouched(_ index: Int) -> Bool {
    for touch in activity.touches where touch.isDown {
      if activity.attempts[index].touches.contains(touch.id) { return true }
    }
    return false
  }

  private func isLinkedToUnfinished(_ index: Int) -> Bool {
    for other in activity.attempts.indices where !activity.attempts[other].state.isOver {
      if areLinked(activity.attempts[other], activity.attempts[index]) { return true }
    }
    return false
  }

  private func areLinked(_ a: Attempt, _ b: Attempt) -> Bool {
    recognizers[a.id.row].requiresToFail.contains(b.id) || recognizers[b.id.row].requiresToFail.contains(a.id)
      || a.dynamicRequirements.contains(b.id) || b.dynamicRequirements.contains(a.id)
  }
}
