/// Telling the views. What a touch still has to tell its view is kept with the touch, so that the same few lines deliver
/// an event at once, late, or never.
extension Scene {
  /// GR-18, GR-19: works out which touches a recognizer holds back, and says so once.
  mutating func releaseTouches(_ trace: inout Trace) {
    for index in activity.touches.indices where !activity.touches[index].pending.isEmpty {
      let touch = activity.touches[index]
      guard let view = touch.view else {
        activity.touches[index].pending = []
        continue
      }
      let held = heldPhases(of: touch)
      if held.phases.isEmpty {
        if !touch.withheld.isEmpty {
          trace.post(.touchReleased(touch.finger, view), touch.withheld.contains(.began) ? .gr18 : .gr19)
          activity.touches[index].withheld = []
        }
        continue
      }
      for phase in TouchPhase.allCases {
        let bit = Touch.Phases(phase)
        guard held.phases.contains(bit), !touch.withheld.contains(bit), let holder = held.holder else {
          continue
        }
        activity.touches[index].withheld.insert(bit)
        let rule: RuleID = held.phases.contains(.began) ? .gr18 : .gr19
        trace.post(
          .touchWithheld(touch.finger, phase, view, by: holder),
          recognizers[holder.row].isSystem ? .sv2 : rule)
      }
    }
  }

  /// What of a touch's pending phases is held back, and by the first recognizer that holds it. Cancellation is never
  /// held.
  func heldPhases(of touch: Touch) -> (phases: Touch.Phases, holder: RecognizerID?) {
    let pending = touch.pending
    if pending.contains(.cancelled) { return ([], nil) }
    if !touch.isOpenForView, let holder = firstUndecided(following: touch, \.delaysTouchesBegan) {
      return (pending, holder)
    }
    if pending.contains(.ended), let holder = firstUndecided(following: touch, \.delaysTouchesEnded) {
      return (.ended, holder)
    }
    return ([], nil)
  }

  private func firstUndecided(following touch: Touch, _ delays: (Recognizer) -> Bool) -> RecognizerID? {
    for index in activity.attempts.indices where activity.attempts[index].state == .possible {
      let id = activity.attempts[index].id
      if delays(recognizers[id.row]) && activity.attempts[index].touches.contains(touch.id) { return id }
    }
    return nil
  }

  /// Delivers everything that is pending and not held: sequence by sequence, phase by phase, one call for each view
  /// (EV-4). Two contacts of one finger, as in a double tap that was held back, are never in one call.
  mutating func deliverTouches(_ trace: inout Trace) {
    let ready = activity.touches.filter { !$0.pending.isEmpty && $0.view != nil }
    if ready.isEmpty { return }
    var lastSequence: Int32 = -1
    for touch in ready where touch.sequence != lastSequence {
      lastSequence = touch.sequence
      for phase in TouchPhase.allCases { deliver(phase, ofSequence: lastSequence, &trace) }
    }
  }

  private mutating func deliver(_ phase: TouchPhase, ofSequence sequence: Int32, _ trace: inout Trace) {
    let bit = Touch.Phases(phase)
    var handled: [ViewID] = []
    while !trace.isFull {
      var view: ViewID?
      var ids: [Int32] = []
      var fingers = FingerSet()
      var hasMore = false
      for touch in activity.touches where touch.sequence == sequence && touch.pending.contains(bit) {
        guard let own = touch.view, view == nil ? !handled.contains(own) : own == view else { continue }
        if heldPhases(of: touch).phases.contains(bit) { continue }
        if fingers.contains(touch.finger) {
          hasMore = true
          continue
        }
        view = own
        ids.append(touch.id)
        fingers.insert(touch.finger)
      }
      guard let view else { return }
      if !hasMore { handled.append(view) }
      if phase == .began, let scrollView = scrollViewRefusing(view) {
        for id in ids { loseTouch(id, view, .refusedByScrollView(scrollView), &trace) }
        continue
      }
      for id in ids {
        guard let index = activity.touchIndex(id) else { continue }
        activity.touches[index].pending.remove(bit)
        activity.touches[index].withheld.remove(bit)
        switch phase {
        case .began: activity.touches[index].isOpenForView = true
        case .moved: break
        case .ended, .cancelled:
          activity.touches[index].isOpenForView = false
          if phase == .cancelled { activity.touches[index].view = nil }
        }
      }
      callTouches(phase, fingers, ids, of: view, &trace)
    }
  }

  private mutating func loseTouch(_ id: Int32, _ view: ViewID, _ reason: LossReason, _ trace: inout Trace) {
    guard let index = activity.touchIndex(id) else { return }
    activity.touches[index].pending = []
    activity.touches[index].withheld = []
    activity.touches[index].view = nil
    trace.post(.touchLost(activity.touches[index].finger, view, reason), .sv3)
  }

  /// The touches method of the view, and of everything it is forwarded to (RC-11 ... RC-16).
  mutating func callTouches(
    _ phase: TouchPhase, _ fingers: FingerSet, _ ids: [Int32], of view: ViewID, _ trace: inout Trace
  ) {
    var responder = Responder.object(.view(view))
    var previous: Responder?
    var trail = ResponderTrail()
    _ = trail.visit(responder)
    let outer = trace.cause
    defer { trace.cause = outer }
    while true {
      let place = trace.post(
        .touchesCalled(responder, phase, fingers, view: view, forwardedBy: previous),
        previous == nil ? directRule(phase) : .rc13)
      trace.cause = place
      if let stop = receive(phase, ids, responder, isOwn: previous == nil, &trace) {
        trace.post(.bubblingStopped(responder, phase, stop.reason), stop.rule)
        return
      }
      guard let next = next(of: responder) else {
        trace.post(.bubblingStopped(responder, phase, .endOfChain), .rc11)
        return
      }
      guard trail.visit(next) else { return }
      previous = responder
      responder = next
    }
  }

  private func directRule(_ phase: TouchPhase) -> RuleID {
    switch phase {
    case .began, .ended: .ev4
    case .moved: .ev3
    case .cancelled: .ev9
    }
  }

  /// What the responder's class and overrides do with the call; nil forwards it.
  private mutating func receive(
    _ phase: TouchPhase, _ ids: [Int32], _ responder: Responder, isOwn: Bool, _ trace: inout Trace
  ) -> (reason: StopReason, rule: RuleID)? {
    guard let object = responder.object else { return nil }
    if !overrides.isEmpty, overrides[object]?.touches[phase] == .handle {
      if isOwn, phase == .began, case .view(let view) = object, views[view.row].viewClass.isControl {
        trace.post(.trackingRefused(view, .superNotCalled), .rc18)
      }
      return (.handled, .rc12)
    }
    guard case .view(let view) = object else { return nil }
    let viewClass = views[view.row].viewClass
    if viewClass.isControl {
      track(phase, ids, control: view, isOwn: isOwn, &trace)
      return (.control, isOwn ? .rc14 : .rc17)
    }
    if viewClass.isScrollView {
      receiveInScrollView(phase, ids, view, &trace)
      return (.scrollView, .rc14)
    }
    if viewClass == .dimmingView && phase == .ended { planDismissal(of: view, trace.cause) }
    return nil
  }
}
