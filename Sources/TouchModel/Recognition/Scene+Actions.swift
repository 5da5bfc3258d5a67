extension Scene {
  /// Calls a recognizer's targets in the order in which they were added (GR-11).
  mutating func sendActions(of id: RecognizerID, _ trace: inout Trace) {
    let recognizer = recognizers[id.row]
    let state = activity.state(of: id)
    if recognizer.isSystem { followSystemRecognizer(id, state, &trace) }
    if recognizer.targets.isEmpty {
      if recognizer.isSystem { return }
      let target = defaultTarget(of: id)
      send(target.action, from: .recognizer(id), to: target.object, .defaultTarget, state, .gr11, &trace)
      return
    }
    for target in recognizer.targets {
      guard let object = target.object else {
        sendAlongChain(target.action, from: .recognizer(id), start: recognizer.view, state, .rc23, &trace)
        continue
      }
      send(target.action, from: .recognizer(id), to: object, .direct, state, .gr11, &trace)
    }
  }

  mutating func send(
    _ action: String, from sender: ObjectID, to object: ObjectID?, _ route: ActionRoute,
    _ state: Recognizer.State?, _ rule: RuleID, _ trace: inout Trace
  ) {
    guard let object, isAlive(object) else {
      trace.post(.actionLost(from: sender, action: action, .targetRemoved), .uc13)
      return
    }
    trace.post(.actionSent(from: sender, to: object, action: action, route, state: state), rule)
  }

  /// RC-23, K-5: from the first responder of the key window, if there is one, then from the sender.
  mutating func sendAlongChain(
    _ action: String, from sender: ObjectID, start: ViewID?, _ state: Recognizer.State?, _ rule: RuleID,
    _ trace: inout Trace
  ) {
    let starts = [activity.firstResponder, start.map { .view($0) }].compactMap { $0 }
    let able = responders(to: action)
    for start in starts {
      for responder in chain(from: start) {
        guard let object = responder.object, able.contains(object) else { continue }
        send(action, from: sender, to: object, .responderChain(from: start), state, rule, &trace)
        return
      }
    }
    trace.post(.actionLost(from: sender, action: action, .noResponder), rule)
  }

  /// Moves a custom recognizer's state by the table of 4.3.
  mutating func setStateByHand(_ asked: Recognizer.State, of id: RecognizerID, _ trace: inout Trace) {
    if activity.attemptIndex(id) == nil, let view = recognizers[id.row].view {
      insert(
        Attempt(id: id, kind: .custom, view: view, depth: depth(of: view), order: recognizers[id.row].order))
    }
    guard let index = activity.attemptIndex(id) else { return }
    // While it waits for another, its code sees what it has asked for.
    let state = activity.attempts[index].reached.last?.state ?? activity.attempts[index].state
    let became = Recognizer.State.machine(from: state, asked: asked)
    let isChange = became != state || (asked == .changed && became == .changed)
    if became != asked || !isChange { trace.post(.stateCorrected(id, asked: asked, became: became), .gr43) }
    if isChange {
      switch became {
      case .possible: break
      case .failed, .cancelled: fail(id, .byHand, .gr10, &trace)
      case .began, .changed, .ended: apply(.reach(became, .byHand), to: id, &trace)
      }
    }
    if let index = activity.attemptIndex(id), activity.attempts[index].touches.isEmpty,
      activity.attempts[index].state == .possible, activity.attempts[index].reached.isEmpty
    {
      activity.attempts.remove(at: index)
    }
    finishTurn(&trace)
  }
}

extension Recognizer.State {
  /// What a recognizer in one state becomes when its code asks for another (GR 4.3): legal changes happen, others are
  /// corrected or ignored.
  static func machine(from state: Recognizer.State, asked: Recognizer.State) -> Recognizer.State {
    switch (state, asked) {
    case (.possible, .possible): .possible
    case (.possible, .began), (.possible, .changed): .began
    case (.possible, .ended): .ended
    case (.possible, .cancelled), (.possible, .failed): .failed
    case (.began, .possible), (.began, .began): .began
    case (.began, .changed): .changed
    case (.changed, .possible), (.changed, .began), (.changed, .changed): .changed
    case (.began, .ended), (.changed, .ended): .ended
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed): .cancelled
    case (.ended, _), (.cancelled, _), (.failed, _): state
    }
  }
}
