import TouchModel

/// Facts to a time line.
struct TimelineReader {
  let wording: Wording
  let verbosity: ReportOptions.Verbosity
  let outcome: Outcome
  var items: [Timeline.Item] = []
  /// Lines about a run of state changes, which stand below its cells.
  private var pending: [Timeline.Item] = []
  /// Those that the winner of the last pending line excluded.
  private var excluded: [RecognizerID] = []
  private var excludedBy: (reason: StateReason, fact: Fact)?
  /// The call that is on its way up.
  private var way: (view: ViewID, time: Time, responders: [Responder], stop: Phrase?, isLost: Bool)?
  private var toldWays: [[Responder]] = []
  private let isFolded: Bool
  private var isFull: Bool { verbosity == .full }

  init(
    _ facts: [Fact], _ outcome: Outcome, _ wording: Wording, _ verbosity: ReportOptions.Verbosity,
    isFolded: Bool = false
  ) {
    self.isFolded = isFolded
    self.wording = wording
    self.verbosity = verbosity
    self.outcome = outcome
    for fact in facts { read(fact) }
    flushPending()
    flushWay()
  }

  private mutating func read(_ fact: Fact) {
    if case .stateChanged(let recognizer, _, let state, let why) = fact.kind {
      flushWay()
      change(recognizer, state, why, fact)
      return
    }
    flushPending()
    if case .touchesCalled(let responder, let phase, let fingers, let view, let forwarder) = fact.kind {
      if forwarder != nil, way?.view == view, way?.responders.last == forwarder {
        way?.responders.append(responder)
      } else {
        flushWay()
        way = (view, fact.time, [responder], nil, false)
        cell(
          fact, .responder(responder), wording.phase(phase, fingers.count),
          long: wording.longPhase(phase, fingers.count))
      }
      return
    }
    if case .bubblingStopped(let responder, _, let why) = fact.kind {
      way?.stop = wording.words(why, responder)
      way?.isLost = why == .endOfChain
      return
    }
    flushWay()
    readOther(fact)
  }

  private mutating func readOther(_ fact: Fact) {
    switch fact.kind {
    case .recognizerCalled(let recognizer, let phase, let fingers):
      cell(
        fact, recognizer, wording.phase(phase, fingers.count), long: wording.longPhase(phase, fingers.count))
    case .recognizerOffered(let recognizer, _, let offer):
      if offer != .received || isFull {
        line(fact, offer == .received ? .note : .no, "\(wording.name(recognizer)) \(wording.words(offer))")
      }
    case .questionAnswered(let recognizer, let question, let answer):
      if isFull { line(fact, .note, wording.answered(recognizer, question, answer)) }
    case .recognizerWaits(let recognizer, let other, _):
      cell(fact, recognizer, wording.waitsCell, long: nil)
      line(fact, .waits, wording.waits(recognizer, other))
    case .recognizerSpared(let recognizer, let winner, let why):
      line(fact, .note, wording.spared(recognizer, winner, why))
    case .touchIgnored(let recognizer, let finger): line(fact, .note, wording.ignored(recognizer, finger))
    case .recognizerReset(let recognizer):
      if isFull { cell(fact, recognizer, wording.state(.possible), long: wording.state(.possible)) }
    case .stateCorrected(let recognizer, let asked, let became):
      line(fact, .note, wording.corrected(recognizer, asked, became))
    case .touchWithheld(let finger, let phase, let view, let recognizer):
      if isFull || outcome.delays.contains(where: { $0.isAbout(finger, phase, view, recognizer, fact.time) })
      {
        line(
          fact, .waits,
          wording.withheld(view, phase, recognizer, holdEnd(finger, view, recognizer, fact.time)))
      }
    case .touchTaken(_, let view, let recognizer, let viewKnew):
      line(fact, .cancelled, wording.taken(view, recognizer, viewKnew: viewKnew))
    case .actionSent(let sender, let target, let action, let route, let state):
      if let receiver = receiver(sender) { cell(fact, receiver, wording.actionCell, long: nil) }
      line(fact, .acted, wording.action(sender, target, action, state, route))
    case .actionLost(let sender, let action, let why):
      line(fact, .no, wording.actionLost(sender, action, why))
    case .trackingCalled(let view, let method, let answer):
      let receiver = Receiver.responder(.object(.view(view)))
      cell(fact, receiver, wording.tracking(method), long: wording.longTracking(method))
      if !answer && (method == .begin || method == .continue) {
        line(fact, .no, wording.stopsTracking(view, method))
      }
    case .controlEventSent(let view, let event, let pairs):
      if isFull || pairs > 0 || event.isToldUnwired {
        line(fact, .note, wording.controlEvent(view, event, pairs), role: pairs == 0 ? .quiet : .plain)
      }
    case .propertyChanged(let object, let property, let value): change(object, property, value, fact)
    case .trackingRefused(let view, let why): line(fact, .no, wording.notTracked(view, why))
    case .delegateCalled(let object, let selector, _):
      line(fact, .arrow, wording.called(.object(object), selector), role: .quiet)
    case .timerFired(let timer): line(fact, .note, wording.words(timer), role: .quiet)
    case .touchSampled, .passBegan, .hitTestCalled, .pointInsideCalled, .hitTestAnswered, .windowChosen,
      .hitViewFound, .chainFound, .stateChanged, .touchesCalled, .bubblingStopped, .touchReleased:
      break
    case .touchRefused, .touchLost, .firstResponderChanged, .firstResponderRefused, .eventCalled, .dismissed,
      .interrupted:
      if let message = wording.aside(fact) {
        items.append(Timeline.Item(time: fact.time, content: .line(message)))
      }
    }
  }

  private mutating func cell(_ fact: Fact, _ recognizer: RecognizerID, _ short: Phrase, long: Phrase?) {
    if wording.scene.recognizers[recognizer.row].isPrivate { return }
    cell(fact, .recognizer(recognizer), short, long: long)
  }

  private mutating func cell(_ fact: Fact, _ receiver: Receiver, _ short: Phrase, long: Phrase?) {
    items.append(Timeline.Item(time: fact.time, content: .cell(receiver, short: short, long: long)))
  }

  private mutating func line(_ fact: Fact, _ sign: Sign, _ text: Phrase, role: Role = .plain) {
    let message = Message(sign, role: role, text, rule: fact.rule)
    let item = Timeline.Item(time: fact.time, content: .line(message))
    if items.last != item { items.append(item) }
  }

  private func receiver(_ sender: ObjectID) -> Receiver? {
    switch sender {
    case .recognizer(let id): .recognizer(id)
    case .view: .responder(.object(sender))
    case .controller, .windowScene, .application, .appDelegate: nil
    }
  }

  /// The state stands in its column, and the reason below all cells of the same run of changes. Those that the winner
  /// excludes share its line.
  private mutating func change(
    _ recognizer: RecognizerID, _ state: Recognizer.State, _ why: StateReason, _ fact: Fact
  ) {
    if wording.scene.recognizers[recognizer.row].isPrivate { return }
    cell(fact, recognizer, wording.state(state), long: state == .changed ? wording.state(state) : nil)
    if state == .changed && !isFull { return }
    if case .excluded = why {
      if let excludedBy, excludedBy.reason != why { joinExcluded() }
      excluded.append(recognizer)
      if excludedBy == nil { excludedBy = (why, fact) }
      return
    }
    joinExcluded()
    let sign: Sign =
      switch state {
      case .began, .changed, .ended: .yes
      case .failed, .cancelled: .no
      case .possible: .note
      }
    pending.append(
      Timeline.Item(
        time: fact.time,
        content: .line(Message(sign, wording.changed(recognizer, state, why), rule: fact.rule))))
  }

  private mutating func change(
    _ object: ObjectID, _ property: Property, _ value: PropertyValue, _ fact: Fact
  ) {
    switch property {
    case .isOn, .isSelected, .selectedSegmentIndex, .currentPage:
      line(fact, .note, wording.changed(object, property, value))
    default: if isFull { line(fact, .note, wording.changed(object, property, value)) }
    }
  }

  /// Those whom one winner excluded share a line, with the winner's own where that has just been told.
  private mutating func joinExcluded() {
    guard let (reason, fact) = excludedBy else { return }
    let text = wording.failed(together: excluded, reason)
    if let last = pending.last, case .line(var message) = last.content {
      message.text += "; \(text)"
      pending[pending.count - 1] = Timeline.Item(time: last.time, content: .line(message))
    } else {
      let message = Message(.no, text, rule: fact.rule)
      pending.append(Timeline.Item(time: fact.time, content: .line(message)))
    }
    excluded.removeAll(keepingCapacity: true)
    excludedBy = nil
  }

  private mutating func flushPending() {
    joinExcluded()
    items += pending
    pending.removeAll(keepingCapacity: true)
  }

  /// Who else was called, the first time that a call goes this way.
  private mutating func flushWay() {
    guard let way else { return }
    self.way = nil
    if isFolded && way.isLost { return }
    guard way.responders.count > 1 || way.stop != nil, !toldWays.contains(way.responders) else { return }
    toldWays.append(way.responders)
    guard way.responders.count > 1 else { return }
    let message = Message(
      .arrow, role: .quiet, wording.goesOn(way.view, way.responders, way.stop), rule: .rc11)
    items.append(Timeline.Item(time: way.time, content: .line(message)))
  }

  /// How the hold that began at `start` ended.
  private func holdEnd(
    _ finger: Finger, _ view: ViewID, _ recognizer: RecognizerID, _ start: Time
  ) -> HoldEnd {
    let delay = outcome.delays.first {
      $0.finger == finger && $0.view == view && $0.recognizer == recognizer && $0.start == start
    }
    guard let delay else { return .open }
    if let length = delay.length {
      let end = start + length - outcome.origin
      let isPrivate = wording.scene.recognizers[recognizer.row].isPrivate
      let hasFailed = outcome.failures.contains { $0.recognizer == recognizer }
      return hasFailed && !isPrivate ? .released(at: end) : .passed(at: end)
    }
    guard let taker = outcome.taker(of: finger, from: view, since: start) else { return .open }
    return .taken(by: taker.by, at: taker.time - outcome.origin)
  }
}

extension ControlEvent {
  /// Worth a line although nothing is wired to it: what people wire buttons to.
  var isToldUnwired: Bool {
    switch self {
    case .touchDown, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged: true
    case .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd,
      .editingDidEndOnExit:
      false
    }
  }
}

extension Outcome.Delay {
  func isAbout(
    _ finger: Finger, _ phase: TouchPhase, _ view: ViewID, _ recognizer: RecognizerID, _ start: Time
  ) -> Bool {
    self.finger == finger && self.phase == phase && self.view == view && self.recognizer == recognizer
      && self.start == start
  }
}
