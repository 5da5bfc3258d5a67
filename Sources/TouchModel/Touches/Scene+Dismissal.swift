/// A popover that a touch outside of it has sent away, and that goes once the event has been dealt with (HT-30).
struct Dismissal: Sendable, Equatable {
  let controller: ControllerID
  /// The place of the call that sent it away.
  let cause: Int
}

extension Scene {
  /// HT-30: a touch that ends in the dimming view of a popover dismisses it.
  mutating func planDismissal(of dimming: ViewID, _ cause: Int) {
    guard let controller = presentation(ofDimming: dimming), controllers[controller.row].style == .popover
    else { return }
    activity.dismissals.append(Dismissal(controller: controller, cause: cause))
  }

  /// Takes the popovers away. Touches in them end as those of any view that leaves its window do (EV-10).
  mutating func finishDismissals(_ trace: inout Trace) {
    while !trace.isFull, let next = activity.dismissals.popLast() {
      var after = self
      guard (try? after.dismiss(next.controller)) != nil else { continue }
      trace.cause = next.cause
      trace.post(.dismissed(next.controller), .ht30)
      loseTouches(missingFrom: after, &trace)
      try? dismiss(next.controller)
      reconcile(&trace)
    }
  }
}
