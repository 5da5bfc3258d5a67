/// Who acts, who waits, who is out: the heart of gesture recognition.
///
/// Promises, which the property tests hold it to:
/// - Each recognizer ends each of its attempts in exactly one outcome: ended, cancelled or failed (a custom recognizer
///   that has begun stays so until the user moves it).
/// - A view that got began gets exactly one of ended or cancelled for each touch, and nothing after it.
/// - Nothing of a touch reaches its view while a recognizer withholds it; a touch taken before its view knew of it
///   is never heard of there.
/// - Of recognizers on one line of views, at most one leaves possible in a sequence of touches, unless a delegate, an
///   override or GR-24 lets both, or one had begun before.
/// - Facts are in one order, and every cause lies before its effect.
/// - Each turn of the loop decides at least one recognizer for good, so it ends.
extension Scene {
  /// Takes a machine's decision over. Leaving possible asks shouldBegin at once, even where it still has to wait
  /// (GR-20).
  mutating func apply(_ decision: Decision, to id: RecognizerID, _ trace: inout Trace) {
    guard let index = activity.attemptIndex(id), !activity.attempts[index].state.isOver else { return }
    switch decision {
    case .fail(let reason):
      fail(id, reason, .failureRule(reason), &trace)
    case .reach(let state, let reason):
      if activity.attempts[index].reached.last?.state == .ended { return }
      let step = Attempt.Reached(state: state, reason: reason)
      let isUndecided = activity.attempts[index].state == .possible
      let count = activity.attempts[index].reached.count
      if isUndecided && count == 0 {
        guard mayBegin(id, &trace) else { return }
        activity.attempts[index].reached = [step]
        // Its limits no longer count: it may have to wait for another for longer.
        activity.agenda.removeAll(of: id)
      } else if isUndecided && count > 1 {
        activity.attempts[index].reached[1] = step
      } else {
        activity.attempts[index].reached.append(step)
      }
    }
  }

  /// The loop of section 8, step 5: deepest first, later added first; of two taps the one that needs more taps (GR-25).
  mutating func resolve(_ trace: inout Trace) {
    if activity.attempts.isEmpty { return }
    while !trace.isFull, let id = nextToProceed() { proceed(id, &trace) }
    if trace.isFull { return }
    breakDeadlocks(&trace)
  }

  /// It has reached a state, and nothing keeps it from showing it, or from being out.
  private func canProceed(_ attempt: Attempt) -> Bool {
    guard !attempt.reached.isEmpty else { return false }
    if !attempt.isUndecided { return true }
    if case .waits(let other) = standing(of: attempt) { return !attempt.waitsFor.contains(other) }
    return true
  }

  func nextToProceed() -> RecognizerID? {
    var best: Int?
    for index in activity.attempts.indices where !activity.attempts[index].reached.isEmpty {
      if !canProceed(activity.attempts[index]) { continue }
      guard let current = best else {
        best = index
        continue
      }
      if comesBefore(activity.attempts[index], activity.attempts[current]) { best = index }
    }
    return best.map { activity.attempts[$0].id }
  }

  private func comesBefore(_ a: Attempt, _ b: Attempt) -> Bool {
    if a.kind == .tap && b.kind == .tap && a.isUndecided && b.isUndecided {
      let (left, right) = (
        recognizers[a.id.row].numberOfTapsRequired, recognizers[b.id.row].numberOfTapsRequired
      )
      if left != right { return left > right }
    }
    return a.depth == b.depth ? a.order > b.order : a.depth > b.depth
  }

  private mutating func proceed(_ id: RecognizerID, _ trace: inout Trace) {
    guard let index = activity.attemptIndex(id) else { return }
    let wanted = activity.attempts[index].reached[0].state
    if activity.attempts[index].state.isActing {
      showReachedStates(of: id, &trace)
      return
    }
    askAboutRequirements(id, &trace)
    guard let index = activity.attemptIndex(id) else { return }
    switch standing(of: activity.attempts[index]) {
    case .free: recognize(id, &trace)
    case .out(let winner): fail(id, .requirementSucceeded(winner), .gr30, &trace)
    case .waits(let other):
      if activity.attempts[index].waitsFor.contains(other) { return }
      activity.attempts[index].waitsFor.append(other)
      trace.post(.recognizerWaits(id, for: other, toBecome: wanted), .gr30)
    }
  }

  /// Leaves possible: acts, shuts the others out, takes its touches.
  private mutating func recognize(_ id: RecognizerID, _ trace: inout Trace) {
    guard let index = activity.attemptIndex(id) else { return }
    let outer = trace.cause
    defer { trace.cause = outer }
    if let other = activity.attempts[index].waitsFor.last { activity.attempts[index].free(from: other) }
    showState(of: id, &trace)
    exclude(by: id, &trace)
    failDependents(of: id, &trace)
    takeTouches(of: id, &trace)
    showReachedStates(of: id, &trace)
  }

  private mutating func showReachedStates(of id: RecognizerID, _ trace: inout Trace) {
    while let index = activity.attemptIndex(id), !activity.attempts[index].reached.isEmpty {
      showState(of: id, &trace)
    }
  }

  /// The next reached state becomes the state, and its action is sent (GR-10).
  private mutating func showState(of id: RecognizerID, _ trace: inout Trace) {
    guard let index = activity.attemptIndex(id), !activity.attempts[index].reached.isEmpty else { return }
    let step = activity.attempts[index].reached.removeFirst()
    let rule: RuleID = activity.attempts[index].kind == .hover ? .ev14 : .gr10
    change(index, to: step.state, step.reason, rule, &trace)
    sendActions(of: id, &trace)
  }

  /// Sets the state and says so; the fact becomes the cause of what follows.
  mutating func change(
    _ index: Int, to state: Recognizer.State, _ reason: StateReason, _ rule: RuleID, _ trace: inout Trace
  ) {
    let id = activity.attempts[index].id
    let old = activity.attempts[index].state
    activity.attempts[index].state = state
    if activity.attempts[index].state.isOver || old == .possible { activity.agenda.removeAll(of: id) }
    trace.cause = trace.post(.stateChanged(id, from: old, to: state, reason), rule)
  }

  /// Failed from possible, cancelled once it has begun (GR 4.3); only the latter sends an action (GR-10).
  mutating func fail(_ id: RecognizerID, _ reason: StateReason, _ rule: RuleID, _ trace: inout Trace) {
    guard let index = activity.attemptIndex(id), !activity.attempts[index].state.isOver else { return }
    let outer = trace.cause
    defer { trace.cause = outer }
    let wasActing = activity.attempts[index].state.isActing
    activity.attempts[index].reached = []
    change(index, to: wasActing ? .cancelled : .failed, reason, rule, &trace)
    if wasActing { sendActions(of: id, &trace) }
  }
}

extension RuleID {
  /// The rule behind a failure that a machine or the system decided.
  static func failureRule(_ reason: StateReason) -> RuleID {
    switch reason {
    case .touchesCancelled: .gr15
    case .contentDelayOver: .sv3
    case .excluded: .gr21
    case .requirementSucceeded: .gr30
    case .deadlocked: .gr36
    case .disabled, .removed: .gr14
    case .vetoedByView, .vetoedByDelegate: .gr20
    default: .gr48
    }
  }
}
