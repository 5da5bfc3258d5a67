/// Touches and recognizers that end because the app edited the scene under the fingers.
extension Scene {
  /// EV-10, HT-14: touches of views that are in no window any more after an edit, or that an animation has switched off,
  /// are cancelled now, while the chain is still whole. Later phases of such a touch go to nobody.
  mutating func loseTouches(missingFrom after: Scene, _ trace: inout Trace) {
    var lost: [Int32] = []
    for index in activity.touches.indices {
      let touch = activity.touches[index]
      guard let hitView = touch.hitView else { continue }
      let isGone = !after.isAlive(.view(hitView)) || after.window(of: hitView) == nil
      guard isGone || (after.isAnimating(hitView) && !isAnimating(hitView)) else { continue }
      lost.append(touch.id)
      if touch.view == nil { continue }
      trace.post(
        .touchLost(touch.finger, hitView, isGone ? .viewRemoved : .animation), isGone ? .ev10 : .ht14)
      activity.touches[index].withheld = []
      activity.touches[index].pending = touch.isOpenForView ? .cancelled : []
      if !touch.isOpenForView { activity.touches[index].view = nil }
    }
    if lost.isEmpty { return }
    var losers: [RecognizerID] = []
    for index in activity.attempts.indices {
      let count = activity.attempts[index].touches.count
      activity.attempts[index].touches.removeAll { lost.contains($0) }
      if activity.attempts[index].touches.count < count { losers.append(activity.attempts[index].id) }
    }
    deliverTouches(&trace)
    // A recognizer further up stays where it is, and loses what it follows (GR-15).
    for id in losers {
      guard let index = activity.attemptIndex(id) else { continue }
      let isGone = after.window(of: activity.attempts[index].view) == nil
      fail(id, isGone ? .removed : .touchesCancelled, isGone ? .ev10 : .gr15, &trace)
    }
    finishTurn(&trace)
  }

  /// The view or something around it is being animated without allowUserInteraction.
  private func isAnimating(_ view: ViewID) -> Bool {
    ancestry(of: view).contains { views[$0.row].flags.contains(.animating) }
  }

  /// GR-14: recognizers that were switched off, removed or moved while at work end; a first responder that left its
  /// window is none any more.
  mutating func reconcile(_ trace: inout Trace) {
    if let responder = activity.firstResponder, !isInWindow(responder) {
      activity.firstResponder = nil
      trace.post(.firstResponderChanged(nil), .rc21)
    }
    if activity.attempts.isEmpty { return }
    for attempt in activity.attempts where !attempt.isOver {
      let recognizer = recognizers[attempt.id.row]
      if recognizer.view != attempt.view {
        fail(attempt.id, .removed, .gr14, &trace)
      } else if !recognizer.isEnabled {
        fail(attempt.id, .disabled, .gr14, &trace)
      }
    }
    finishTurn(&trace)
  }
}
