import TouchModel

/// How a wait for another's failure ended.
enum WaitEnd: Equatable {
  case failed(at: Time)
  case succeeded
  /// Whoever waited failed for another reason.
  case inVain
  case open
}

/// The answer of a run, gathered from its facts: who received, who acted, who was cancelled by whom, who waited for
/// whom, what came late, and who did not act.
struct Outcome {
  struct Action: Equatable {
    let sender: ObjectID
    let target: ObjectID
    let action: String
    let route: ActionRoute
    let rule: RuleID
    var times = 1
  }

  struct Wait: Equatable {
    let recognizer: RecognizerID
    let other: RecognizerID
    let rule: RuleID
    let start: Time
    var end = WaitEnd.open
  }

  struct Delay: Equatable {
    let finger: Finger
    let view: ViewID
    let phase: TouchPhase
    let recognizer: RecognizerID
    let start: Time
    let rule: RuleID
    /// nil while it lasts.
    var length: Time?
  }

  var walks: [HitWalk] = []
  var actions: [Action] = []
  var waits: [Wait] = []
  var delays: [Delay] = []
  var failures: [(recognizer: RecognizerID, reason: StateReason, rule: RuleID)] = []
  /// Who was there to react and did not.
  private(set) var silences: [Silence] = []
  /// Why each recognizer that left possible to act did so.
  private(set) var recognitions: [RecognizerID: StateReason] = [:]
  /// Lines that need no gathering, in the order of their facts.
  var others: [Message] = []
  /// A recognizer or a control took part, so that the time line tells more than a list.
  var hasReceivers = false
  /// Fingers or timers had a part in it: not a shake or a change of the first responder alone.
  var hasTouches = false
  /// Where the time of the report starts.
  var origin = Time.zero
  /// A touch began, and times count from there; otherwise they are the scene's.
  private(set) var isRelative = false
  private(set) var fingers = FingerSet()
  /// A row was selected, or the first responder changed.
  private(set) var hasSelected = false
  private var calls: [(fingers: FingerSet, view: ViewID)] = []
  /// What the touch changed in a control or scroll view, with the last value.
  private(set) var changes: [(object: ObjectID, property: Property, value: PropertyValue, rule: RuleID)] = []
  /// Fingers that their hit view is not given.
  private(set) var refused = FingerSet()
  /// The view that the touch was meant for, where a command names one.
  let aim: ViewID?
  private var acted: Set<RecognizerID> = []
  private var taken: [(finger: Finger, view: ViewID, by: RecognizerID, time: Time)] = []
  /// Fingers that went down and not up again.
  private(set) var fingersDown = FingerSet()

  init(_ facts: [Fact], _ wording: Wording, aim: ViewID? = nil) {
    self.aim = aim
    var i = 0
    while i < facts.count {
      let fact = facts[i]
      if case .touchSampled(let finger, let phase, _, _) = fact.kind {
        hasTouches = true
        fingers.insert(finger)
        switch phase {
        case .began: fingersDown.insert(finger)
        case .ended, .cancelled: fingersDown.remove(finger)
        case .moved: break
        }
        if phase == .began && !isRelative {
          origin = fact.time
          isRelative = true
        }
      }
      if case .passBegan = fact.kind, let walk = HitWalk(facts, at: i) {
        walks.append(walk)
        i = max(i + 1, walk.end)
        continue
      }
      read(fact, wording)
      i += 1
    }
    failures.removeAll { acted.contains($0.recognizer) }
    silences = SilenceReader(facts, walks, down: fingersDown, wording.scene).silences
    let told = silences.flatMap { wording.replaced(by: $0) }
    others.removeAll { told.contains($0.text) }
  }

  /// Something acted or changed.
  var hasResult: Bool { !actions.isEmpty || !changes.isEmpty || hasSelected }

  /// The view was called about this finger.
  func hasHeard(_ view: ViewID, of finger: Finger) -> Bool {
    calls.contains { $0.view == view && $0.fingers.contains(finger) }
  }

  private mutating func change(
    _ object: ObjectID, _ property: Property, _ value: PropertyValue, _ rule: RuleID
  ) {
    changes.removeAll { $0.object == object && $0.property == property }
    changes.append((object, property, value, rule))
  }

  /// Who took this touch from its view, at `time` or later.
  func taker(of finger: Finger, from view: ViewID, since time: Time) -> (by: RecognizerID, time: Time)? {
    taken.first { $0.finger == finger && $0.view == view && $0.time >= time }.map { ($0.by, $0.time) }
  }

  private mutating func read(_ fact: Fact, _ wording: Wording) {
    switch fact.kind {
    case .actionSent(let sender, let target, let action, let route, _):
      hasReceivers = true
      if case .recognizer(let id) = sender { acted.insert(id) }
      add(Action(sender: sender, target: target, action: action, route: route, rule: fact.rule))
    case .actionLost(let sender, let action, let why):
      hasReceivers = true
      add(Message(.no, wording.actionLost(sender, action, why), rule: fact.rule))
    case .touchTaken(let finger, let view, let recognizer, let viewKnew):
      hasTouches = true
      taken.append((finger, view, recognizer, fact.time))
      add(
        Message(
          .cancelled,
          viewKnew ? wording.cancelledBy(view, recognizer) : wording.neverHeard(view, recognizer),
          rule: fact.rule))
    case .touchLost(_, let view, let why): add(Message(.cancelled, wording.lost(view, why), rule: fact.rule))
    case .touchRefused(let finger, let view, let why):
      refused.insert(finger)
      add(Message(.no, wording.notGiven(finger, view, why), rule: fact.rule))
    case .recognizerWaits(let recognizer, let other, _):
      if !waits.contains(where: { $0.recognizer == recognizer && $0.other == other && $0.end == .open }) {
        waits.append(Wait(recognizer: recognizer, other: other, rule: fact.rule, start: fact.time))
      }
    case .recognizerCalled(let recognizer, _, _):
      hasTouches = true
      hasReceivers = hasReceivers || !wording.scene.recognizers[recognizer.row].isPrivate
    case .stateChanged(let recognizer, _, let state, let why):
      hasTouches = true
      hasReceivers = hasReceivers || !wording.scene.recognizers[recognizer.row].isPrivate
      read(recognizer, state, why, fact, wording)
    case .recognizerOffered(let recognizer, _, let offer):
      hasReceivers = hasReceivers || !wording.scene.recognizers[recognizer.row].isPrivate
      if offer != .received {
        add(Message(.no, "\(wording.name(recognizer)) \(wording.words(offer))", rule: fact.rule))
      }
    case .touchWithheld(let finger, let phase, let view, let recognizer):
      // Of one hold only the first phase is told.
      let isHeld = delays.contains {
        $0.finger == finger && $0.view == view && $0.recognizer == recognizer && $0.length == nil
      }
      if isHeld { return }
      delays.append(
        Delay(
          finger: finger, view: view, phase: phase, recognizer: recognizer, start: fact.time, rule: fact.rule)
      )
    case .touchReleased(let finger, let view):
      for i in delays.indices where delays[i].finger == finger && delays[i].view == view {
        if delays[i].length == nil { delays[i].length = fact.time - delays[i].start }
      }
    case .trackingRefused(let view, let why):
      hasReceivers = true
      add(Message(.no, wording.notTracked(view, why), rule: fact.rule))
    case .controlEventSent, .trackingCalled: hasReceivers = true
    case .delegateCalled(let object, let selector, let view):
      hasReceivers = true
      if selector.contains("didSelect") {
        add(Message(.acted, role: .answer, wording.selected(view, object, selector), rule: fact.rule))
        hasSelected = true
      }
    case .firstResponderChanged(let object):
      add(Message(.acted, role: .answer, wording.firstResponder(object), rule: fact.rule))
      hasSelected = true
    case .interrupted: add(Message(.cancelled, wording.interrupted(), rule: fact.rule))
    case .timerFired: hasTouches = true
    case .touchesCalled(_, _, let fingers, let view, let forwarder):
      hasTouches = true
      if forwarder == nil { calls.append((fingers, view)) }
    case .propertyChanged(let object, let property, let value):
      if property.isResult { change(object, property, value, fact.rule) }
    case .touchSampled, .passBegan, .hitTestCalled, .pointInsideCalled, .hitTestAnswered, .windowChosen,
      .hitViewFound, .chainFound, .questionAnswered, .recognizerSpared,
      .touchIgnored, .recognizerReset, .stateCorrected, .bubblingStopped,
      .firstResponderRefused, .eventCalled, .dismissed:
      break
    }
  }

  private mutating func read(
    _ recognizer: RecognizerID, _ state: Recognizer.State, _ why: StateReason, _ fact: Fact,
    _ wording: Wording
  ) {
    for i in waits.indices where waits[i].recognizer == recognizer && waits[i].end == .open {
      switch why {
      case .requirementFailed: waits[i].end = .failed(at: fact.time)
      case .requirementSucceeded(waits[i].other): waits[i].end = .succeeded
      default: if state == .failed { waits[i].end = .inVain }
      }
    }
    if state == .began || (state == .ended && recognitions[recognizer] == nil) {
      recognitions[recognizer] = why
    }
    if case .requirementSucceeded = why, waits.contains(where: { $0.recognizer == recognizer }) { return }
    if state == .cancelled { add(Message(.cancelled, wording.cancelled(recognizer, why), rule: fact.rule)) }
    if state == .failed {
      failures.removeAll { $0.recognizer == recognizer }
      failures.append((recognizer, why, fact.rule))
    }
  }

  private mutating func add(_ action: Action) {
    for i in actions.indices {
      let old = actions[i]
      if old.sender == action.sender && old.target == action.target && old.action == action.action {
        actions[i].times += 1
        return
      }
    }
    actions.append(action)
  }

  private mutating func add(_ message: Message) {
    if !others.contains(message) { others.append(message) }
  }
}

extension Property {
  /// What a touch on a control or scroll view is for.
  var isResult: Bool {
    switch self {
    case .isOn, .isSelected, .value, .selectedSegmentIndex, .currentPage, .contentOffset, .zoomScale: true
    default: false
    }
  }
}
