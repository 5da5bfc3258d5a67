extension Scene {
  mutating func run(_ input: Input, _ trace: inout Trace) {
    switch input {
    case .touches(let samples, let time):
      advance(to: time, &trace)
      processEvents(samples, &trace)
    case .advance(let time): advance(to: time, &trace)
    case .settle: settle(&trace)
    case .interrupt: interrupt(&trace)
    case .hover(let point): hover(at: point, &trace)
    case .shake: sendMotion(&trace)
    case .perform(let action): performMenuCommand(action, &trace)
    case .remote(let name): sendRemoteControl(name, &trace)
    case .press(let key): sendPress(key, &trace)
    }
  }

  /// Runs what is due on the way to `time`, which may not lie in the past.
  mutating func advance(to time: Time, _ trace: inout Trace) {
    runTimers(dueBefore: time, &trace)
    if trace.isFull { return }
    activity.clock = max(activity.clock, time)
    trace.now = activity.clock
  }

  /// Runs every timer out. What comes next is no further tap of what came before (EV-6).
  mutating func settle(_ trace: inout Trace) {
    while !trace.isFull, let entry = activity.agenda.popNext() {
      fire(entry, &trace)
      finishDismissals(&trace)
    }
    if trace.isFull { return }
    activity.tapMemories = []
  }

  private mutating func runTimers(dueBefore time: Time, _ trace: inout Trace) {
    while !trace.isFull, let entry = activity.agenda.popDue(before: time) {
      fire(entry, &trace)
      finishDismissals(&trace)
    }
  }

  private mutating func fire(_ entry: Agenda.Entry, _ trace: inout Trace) {
    activity.clock = max(activity.clock, entry.due)
    trace.now = activity.clock
    trace.cause = -1
    trace.cause = trace.post(.timerFired(entry.kind), .sys6)
    if trace.isFull { return }
    runTimer(entry.kind, &trace)
    decideAndDeliver(&trace)
  }

  /// A finger changes once in an event: what comes again for one is the next event, at the same moment.
  private mutating func processEvents(_ samples: [TouchSample], _ trace: inout Trace) {
    var seen = FingerSet()
    let again = samples.firstIndex { sample in
      defer { seen.insert(sample.finger) }
      return seen.contains(sample.finger)
    }
    guard let again else { return process(samples, &trace) }
    process(Array(samples[..<again]), &trace)
    if trace.isFull { return }
    processEvents(Array(samples[again...]), &trace)
  }

  /// One UIEvent.
  mutating func process(_ samples: [TouchSample], _ trace: inout Trace) {
    if trace.isFull { return }
    trace.now = activity.clock
    for index in activity.touches.indices { activity.touches[index].phaseNow = nil }
    for sample in samples where !trace.isFull {
      trace.cause = -1
      sampleTouch(sample, &trace)
    }
    callRecognizers(&trace)
    finishTurn(&trace)
  }

  /// What follows every event. A long press of no duration begins with the touch itself, once the views know of it.
  mutating func finishTurn(_ trace: inout Trace) {
    decideAndDeliver(&trace)
    runTimers(dueBefore: activity.clock, &trace)
    finishDismissals(&trace)
  }

  /// What follows every event and every timer: decide, tell the views, forget what is over.
  private mutating func decideAndDeliver(_ trace: inout Trace) {
    repeat {
      if trace.isFull { return }
      resolve(&trace)
      if trace.isFull { return }
      releaseTouches(&trace)
      if trace.isFull { return }
      deliverTouches(&trace)
    } while nextToProceed() != nil
    if trace.isFull { return }
    for index in activity.touches.indices { activity.touches[index].phaseNow = nil }
    resetRecognizers(&trace)
    if trace.isFull { return }
    forgetTouches()
    forgetTrackings(&trace)
  }

  /// Lifted touches that nobody needs any more.
  private mutating func forgetTouches() {
    let attempts = activity.attempts
    activity.touches.removeAll { touch in
      !touch.isDown && touch.pending.isEmpty
        && !attempts.indices.contains { attempts[$0].touches.contains(touch.id) }
    }
  }
}
