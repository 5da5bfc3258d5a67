/// The designated first responder, and the events that begin there (RC-20, RC-21, RC-25).
extension Scene {
  func isInWindow(_ object: ObjectID) -> Bool {
    guard isAlive(object) else { return false }
    switch object {
    case .view(let view): return window(of: view) != nil
    case .controller(let controller): return window(of: controllers[controller.row].view) != nil
    case .recognizer: return false
    case .windowScene, .application, .appDelegate: return true
    }
  }

  mutating func becomeFirstResponder(_ object: ObjectID, rule: RuleID = .rc21, _ trace: inout Trace) {
    if activity.firstResponder == object { return }
    if !canBecomeFirstResponder(object) {
      trace.post(.firstResponderRefused(object, .cannotBecome), .rc21)
      return
    }
    if !isInWindow(object) {
      trace.post(.firstResponderRefused(object, .notInWindow), .rc21)
      return
    }
    if let current = activity.firstResponder, !canResign(current) {
      trace.post(.firstResponderRefused(object, .currentWillNotResign(current)), .rc21)
      return
    }
    if activity.firstResponder != nil { resignFirstResponder(&trace) }
    activity.firstResponder = object
    trace.post(.firstResponderChanged(object), rule)
    if case .view(let view) = object, views[view.row].viewClass == .textField {
      sendActions(for: .editingDidBegin, of: view, rule: .uc17, &trace)
    }
  }

  private func canResign(_ object: ObjectID) -> Bool {
    guard case .view(let view) = object else { return true }
    return detail(of: view).canResignFirstResponder
  }

  mutating func resignFirstResponder(_ trace: inout Trace) {
    guard let current = activity.firstResponder else { return }
    if !canResign(current) {
      trace.post(.firstResponderRefused(current, .currentWillNotResign(current)), .rc21)
      return
    }
    activity.firstResponder = nil
    trace.post(.firstResponderChanged(nil), .rc21)
    if case .view(let view) = current, views[view.row].viewClass == .textField {
      sendActions(for: .editingDidEnd, of: view, rule: .uc17, &trace)
    }
  }

  /// RC-25: a shake begins at the first responder, or at the key window, and goes up.
  mutating func sendMotion(_ trace: inout Trace) {
    bubble("motionBegan:withEvent:", .rc25, &trace)
    bubble("motionEnded:withEvent:", .rc25, &trace)
  }

  mutating func sendRemoteControl(_ name: String, _ trace: inout Trace) {
    bubble("remoteControlReceivedWithEvent:", .rc20, &trace)
  }

  mutating func sendPress(_ key: String, _ trace: inout Trace) {
    bubble("pressesBegan:withEvent:", .rc20, &trace)
    bubble("pressesEnded:withEvent:", .rc20, &trace)
  }

  private mutating func bubble(_ selector: String, _ rule: RuleID, _ trace: inout Trace) {
    trace.cause = -1
    for responder in chain(from: activity.firstResponder ?? .view(keyWindow)) {
      trace.cause = trace.post(.eventCalled(responder, selector: selector), rule)
    }
    trace.cause = -1
  }
}
