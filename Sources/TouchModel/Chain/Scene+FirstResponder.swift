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
    bubble("motionBegan:withEvent:", from: startOfOtherEvents, .rc25, &trace)
    bubble("motionEnded:withEvent:", from: startOfOtherEvents, .rc25, &trace)
  }

  /// RC-26: the command goes to the first object, from the first responder up, whose canPerformAction says yes: by
  /// default the first that implements it (RC-22). Without a first responder there is no menu, and nobody is asked.
  mutating func performMenuCommand(_ action: String, _ trace: inout Trace) {
    sendAlongChain(action, from: .application, start: nil, nil, .rc26, &trace)
  }

  mutating func sendRemoteControl(_ name: String, _ trace: inout Trace) {
    bubble("remoteControlReceivedWithEvent:", from: startOfOtherEvents, .rc20, &trace)
  }

  mutating func sendPress(_ key: String, _ trace: inout Trace) {
    let responder = startOfOtherEvents
    bubble("pressesBegan:withEvent:", from: responder, .rc20, &trace)
    edit(with: key, &trace)
    bubble("pressesEnded:withEvent:", from: responder, .rc20, &trace)
  }

  /// UC-17: what a key does in the text field that is first responder. Return ends editing only where somebody listens
  /// to editingDidEndOnExit.
  private mutating func edit(with key: String, _ trace: inout Trace) {
    guard case .view(let field)? = activity.firstResponder, views[field.row].viewClass == .textField else {
      return
    }
    switch key.lowercased() {
    case "return", "enter":
      sendActions(for: .editingDidEndOnExit, of: field, rule: .uc17, &trace)
      let bit = ControlEvent.editingDidEndOnExit.rawValue
      if targets(of: field).contains(where: { $0.events & bit != 0 }) { resignFirstResponder(&trace) }
    case "space", "delete", "backspace":
      sendActions(for: .editingChanged, of: field, rule: .uc17, &trace)
    default:
      if key.count == 1 { sendActions(for: .editingChanged, of: field, rule: .uc17, &trace) }
    }
  }

  /// The first responder, or the key window where there is none.
  private var startOfOtherEvents: ObjectID { activity.firstResponder ?? .view(keyWindow) }

  private mutating func bubble(
    _ selector: String, from start: ObjectID, _ rule: RuleID, _ trace: inout Trace
  ) {
    trace.cause = -1
    for responder in chain(from: start) {
      trace.cause = trace.post(.eventCalled(responder, selector: selector), rule)
    }
    trace.cause = -1
  }
}
