/// Calling the recognizers' own touches methods, before the views hear of anything (GR-3).
extension Scene {
  mutating func callRecognizers(_ trace: inout Trace) {
    if activity.attempts.isEmpty { return }
    var phases: Touch.Phases = []
    for touch in activity.touches {
      if let phase = touch.phaseNow { phases.insert(Touch.Phases(phase)) }
    }
    for id in activity.attempts.map(\.id) where !trace.isFull {
      for phase in TouchPhase.allCases where phases.contains(Touch.Phases(phase)) {
        guard let index = activity.attemptIndex(id), !activity.attempts[index].state.isOver else { break }
        call(index, phase, &trace)
      }
    }
  }

  private mutating func call(_ index: Int, _ phase: TouchPhase, _ trace: inout Trace) {
    let id = activity.attempts[index].id
    var fingers = FingerSet()
    var changed: [Touch] = []
    for touch in activity.touches
    where touch.phaseNow == phase && activity.attempts[index].touches.contains(touch.id) {
      fingers.insert(touch.finger)
      changed.append(touch)
    }
    if changed.isEmpty { return }
    trace.cause = -1
    trace.cause = trace.post(.recognizerCalled(id, phase, fingers), .gr3)
    run(index, phase, changed, &trace)
    if phase == .began, let index = activity.attemptIndex(id), activity.attempts[index].state.isActing {
      takeTouches(of: id, &trace)
    }
  }

  /// Lets the recognizer's machine see the touches, and takes over what it decides.
  private mutating func run(_ index: Int, _ phase: TouchPhase, _ changed: [Touch], _ trace: inout Trace) {
    let id = activity.attempts[index].id
    if phase == .cancelled {
      apply(.fail(.touchesCancelled), to: id, &trace)
      return
    }
    var down: [Touch] = []
    for touch in activity.touches
    where touch.isDown && activity.attempts[index].touches.contains(touch.id) {
      down.append(touch)
    }
    var view = MachineView(
      recognizer: recognizers[id.row], settings: settings, now: activity.clock, changed: changed, down: down,
      screen: changed.first?.window.map { frame(of: $0) } ?? views[Scene.window.row].bounds)
    if recognizers[id.row].isSystem { view.axes = scrollableAxes(of: activity.attempts[index].view) }
    let decisions = activity.attempts[index].handle(phase, &view)
    finish(view, of: id, &trace)
    for decision in decisions { apply(decision, to: id, &trace) }
  }

  /// Timers to set and touches to give up, as a machine asked for.
  private mutating func finish(_ view: MachineView, of id: RecognizerID, _ trace: inout Trace) {
    for kind in view.stoppedTimers { activity.agenda.remove(kind) }
    for timer in view.startedTimers { activity.agenda.add(timer.kind, at: timer.due, isLimit: timer.isLimit) }
    for touch in view.ignored {
      guard let index = activity.attemptIndex(id) else { continue }
      activity.attempts[index].touches.removeAll { $0 == touch.id }
      trace.post(.touchIgnored(id, touch.finger), .gr6)
    }
  }

  /// A timer of a recognizer ran out.
  mutating func runTimer(_ kind: TimerKind, _ trace: inout Trace) {
    guard let id = kind.recognizer, let index = activity.attemptIndex(id),
      !activity.attempts[index].state.isOver
    else { return }
    let decision: Decision
    switch kind {
    case .longPress: decision = .reach(.began, .held(recognizers[id.row].minimumPressDuration))
    case .tapDuration: decision = .fail(.heldTooLong(limit: settings.tapMaxDuration))
    case .tapGap: decision = .fail(.noNextTap(limit: settings.tapMaxGap))
    case .swipeDuration: decision = .fail(.tooSlow(limit: settings.swipeMaxDuration))
    case .contentDelay: decision = .fail(.contentDelayOver(settings.contentDelay))
    }
    apply(decision, to: id, &trace)
  }
}
