import TouchModel

/// Reads the facts of a run as they come and holds the model to its promises. It knows only what the facts and the
/// scene's settings say.
struct Checker {
  /// What is known of a recognizer.
  struct RecognizerBook {
    var state = Recognizer.State.possible
    /// It has received a touch, or left possible, and has not been reset.
    var isAtWork = false
    var view: ViewID?
    /// Everything that it received and did not give up, lifted touches too.
    var fingers = FingerSet()
    var actionsDue = 0
    /// Recognizers that have recognized while this one was undecided, and that must fail it.
    var mustFailBy: [RecognizerID] = []
    /// One that it required to fail has recognized.
    var isOut = false

    var isUndecided: Bool { isAtWork && state == .possible }
    var isActing: Bool { state == .began || state == .changed }
    var hasRecognized: Bool { isAtWork && state != .possible && state != .failed }
  }

  /// What is known of a contact.
  struct FingerBook {
    enum Standing { case untold, open, closed }
    var hitView: ViewID?
    var isRefused = false
    var standing = Standing.untold
    var isTaken = false
    var isLost = false
    var withheld: [TouchPhase] = []
    var wasWithheld = false
  }

  let followsFingers: Bool
  /// Facts that it is not told, so that a test can see that it misses them.
  var isDeafTo: ((Fact.Kind) -> Bool)?
  var recognizers: [RecognizerBook] = []
  var fingers = [FingerBook](repeating: FingerBook(), count: Finger.limit)
  /// Fingers of which a view was told since the last event or timer, by phase.
  var toldNow = [FingerSet](repeating: FingerSet(), count: TouchPhase.allCases.count)
  var tracking: Set<ViewID> = []
  /// What each control at work has sent and been told.
  var controls: [ViewID: ControlBook] = [:]
  var lastTime = Time.zero
  var broken: [Violation] = []
  var place = 0
  /// The scene before and after the step that is being read: an edit lies somewhere between its facts.
  var before = Scene()
  var after = Scene()

  mutating func fail(_ promise: Promise) { broken.append(Violation(promise: promise, fact: place)) }

  /// Reads the facts from `start` on, which one step added.
  mutating func read(_ trace: Trace, from start: Int, before: Scene, after: Scene) {
    self.before = before
    self.after = after
    while recognizers.count < after.recognizers.count { recognizers.append(RecognizerBook()) }
    for index in start..<max(start, trace.facts.count) {
      place = index
      let fact = trace.facts[index]
      if isDeafTo?(fact.kind) == true { continue }
      if fact.time < lastTime { fail(.timeRuns) }
      lastTime = fact.time
      if let cause = fact.cause, cause >= index { fail(.causesLieBefore) }
      read(fact.kind)
    }
    finishStep()
  }

  private mutating func finishStep() {
    for row in recognizers.indices {
      if recognizers[row].actionsDue != 0 { fail(.actionsFollowStates) }
      if !recognizers[row].mustFailBy.isEmpty { fail(.oneWinner) }
      if recognizers[row].isOut { fail(.requirementsHold) }
    }
    if !followsFingers { return }
    for finger in fingers where finger.standing == .open && (finger.isTaken || finger.isLost) {
      fail(.takenStaysTaken)
    }
  }

  /// After every finger has been lifted and every timer has run out.
  mutating func finish(_ scene: Scene, _ trace: Trace) {
    place = trace.facts.count - 1
    if !scene.activity.isIdle || scene.activity.hasTimers || !scene.activity.fingersDown.isEmpty {
      fail(.idleInTheEnd)
    }
    if recognizers.contains(where: { $0.isAtWork || $0.state != .possible }) { fail(.oneOutcome) }
    if !tracking.isEmpty { fail(.trackingIsPaired) }
    finishControls(scene)
    if followsFingers, fingers.contains(where: { $0.standing == .open || !$0.withheld.isEmpty }) {
      fail(.oneEnding)
    }
  }

  private mutating func startTurn() {
    for phase in toldNow.indices { toldNow[phase] = FingerSet() }
  }

  private mutating func read(_ kind: Fact.Kind) {
    switch kind {
    case .touchSampled(let finger, let phase, _, _):
      startTurn()
      if phase == .began { fingers[Int(finger.number)] = FingerBook() }
      if phase == .cancelled { lose(finger) }
    case .timerFired, .interrupted: startTurn()
    case .hitViewFound(let view, let finger): fingers[Int(finger.number)].hitView = view
    case .touchRefused(let finger, _, _): fingers[Int(finger.number)].isRefused = true
    case .recognizerOffered(let id, let finger, let offer): readOffer(id, finger, offer)
    case .recognizerCalled(let id, let phase, let fingers): readCall(id, phase, fingers)
    case .stateChanged(let id, let from, let to, let reason): readChange(id, from, to, reason)
    case .touchIgnored(let id, let finger): recognizers[id.row].fingers.remove(finger)
    case .recognizerReset(let id): readReset(id)
    case .recognizerSpared(let id, let winner, let reason): readSpared(id, by: winner, reason)
    case .actionSent(.recognizer(let id), _, _, _, let state): readAction(id, state)
    case .actionLost(.recognizer(let id), _, _): readAction(id, nil)
    case .touchesCalled(let responder, let phase, let fingers, let view, nil):
      readDelivery(responder, phase, fingers, view)
      readControlTouch(view, phase)
    case .controlEventSent(let view, let event, _): readControlEvent(view, event)
    case .touchWithheld(let finger, let phase, _, let holder): readWithheld(finger, phase, holder)
    case .touchReleased(let finger, _): fingers[Int(finger.number)].withheld = []
    case .touchTaken(let finger, _, let id, let viewKnew): readTaken(finger, id, viewKnew)
    case .touchLost(let finger, _, _): lose(finger)
    case .trackingCalled(let view, let method, let answer):
      readTracking(view, method, answer)
      readControlTracking(view, method, answer)
    default: break
    }
  }

  /// The view is told now, if it knows of the touch, and never hears of it again.
  private mutating func lose(_ finger: Finger) {
    fingers[Int(finger.number)].isLost = true
    fingers[Int(finger.number)].withheld = []
  }

  private mutating func readTracking(_ view: ViewID, _ method: TrackingMethod, _ answer: Bool) {
    switch method {
    case .begin: if answer && !tracking.insert(view).inserted { fail(.trackingIsPaired) }
    case .continue:
      if !tracking.contains(view) { fail(.trackingIsPaired) }
      if !answer { tracking.remove(view) }
    case .end, .cancel: if tracking.remove(view) == nil { fail(.trackingIsPaired) }
    }
  }
}
