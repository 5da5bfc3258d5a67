import TouchModel

/// Whether an action was sent in the last touch: through whom, or where each of those who could have sent it stopped.
public struct ActionStory: Sendable, Equatable {
  /// The action was called.
  public struct Call: Sendable, Equatable {
    public let sender: ObjectID
    public let target: ObjectID
    public let route: ActionRoute
    public let state: Recognizer.State?
    public let time: Time
    public let rule: RuleID
    /// The control event that sent it.
    public let event: ControlEvent?
    public var times = 1
  }

  /// Someone who is wired to the action and did not send it.
  public struct Miss: Sendable, Equatable {
    public let sender: ObjectID
    public let stop: Stop
    /// For a control, the events that it is wired with.
    public let events: [ControlEvent]
  }

  /// The first place on the way at which it ended, in the order of the way.
  public enum Stop: Sendable, Equatable {
    case noTouch
    // Hit.
    case elsewhere(ViewID?)
    /// The touch belongs to a view inside the control (RC-17).
    case inside(ViewID)
    // Delivery.
    case refused(Finger, TouchRefusal)
    case neverHeard(by: RecognizerID)
    case withheld(TouchPhase, by: RecognizerID)
    // Recognition, wait and exclusion.
    case recognizer(RecognizerStory)
    // Cancel. Why the recognizer recognized, where one did.
    case taken(by: RecognizerID, StateReason?)
    case lost(LossReason)
    // Tracking.
    case notTracked(TrackingRefusal)
    case stillDown
    // Wiring.
    case otherEvents([ControlEvent])
    case actionLost(ActionLoss)

    /// How far it came.
    var stage: Int {
      switch self {
      case .noTouch: 0
      case .elsewhere: 1
      case .inside: 3
      case .refused: 4
      case .neverHeard, .withheld: 5
      case .recognizer(let story):
        switch story.verdict {
        case .noTouch: 0
        case .notOffered, .cameLater: 1
        case .notReceived: 4
        case .failed, .undecided: 6
        case .waits: 7
        case .acted: 10
        }
      case .taken, .lost: 8
      case .notTracked: 6
      case .stillDown: 9
      case .otherEvents: 9
      case .actionLost: 10
      }
    }
  }

  public let target: Target
  public private(set) var calls: [Call] = []
  /// Those who came farthest first.
  public private(set) var misses: [Miss] = []
  /// What the touch belongs to, in order of the fingers.
  public let hits: [ViewID?]

  public var wasSent: Bool { !calls.isEmpty }

  public init(_ target: Target, _ episode: Episode) {
    self.target = target
    hits = episode.hits.map(\.view)
    readCalls(episode)
    if wasSent { return }
    for row in 0..<episode.scene.recognizers.count {
      let id = RecognizerID(row)
      let it = episode.scene.recognizers[row]
      guard it.view != nil, !it.isSystem else { continue }
      let targets = it.targets.isEmpty ? [episode.scene.defaultTarget(of: id)] : it.targets
      guard targets.contains(where: matches) else { continue }
      let story = RecognizerStory(id, episode)
      let stop: Stop =
        story.hasActed
        ? .actionLost(episode.loss(of: .recognizer(id), target) ?? .noResponder) : .recognizer(story)
      misses.append(Miss(sender: .recognizer(id), stop: stop, events: []))
    }
    for row in 0..<episode.scene.views.count where episode.scene.views[row].viewClass.isControl {
      let control = ViewID(row)
      guard episode.scene.isAlive(.view(control)) || episode.lost(control) else { continue }
      let pairs = episode.targets(of: control).filter { matches($0.target) }
      if pairs.isEmpty { continue }
      let mask = pairs.reduce(0) { $0 | $1.events }
      let events = ControlEvent.allCases.filter { mask & $0.rawValue != 0 }
      misses.append(
        Miss(sender: .view(control), stop: episode.stop(of: control, mask, target), events: events))
    }
    misses = misses.enumerated().sorted {
      ($1.element.stop.stage, $0.offset) < ($0.element.stop.stage, $1.offset)
    }.map(\.element)
  }

  private func matches(_ other: Target) -> Bool {
    other.action == target.action
      && (other.object == target.object || other.object == nil || target.object == nil)
  }

  private mutating func readCalls(_ episode: Episode) {
    var event: (view: ViewID, event: ControlEvent)?
    for fact in episode.facts {
      switch fact.kind {
      case .controlEventSent(let view, let sent, _): event = (view, sent)
      case .actionSent(let sender, let object, let action, let route, let state)
      where action == target.action && (target.object == nil || target.object == object):
        if let index = calls.firstIndex(where: { $0.sender == sender && $0.target == object }) {
          calls[index].times += 1
          continue
        }
        let own = event.flatMap { .view($0.view) == sender ? $0.event : nil }
        calls.append(
          Call(
            sender: sender, target: object, route: route, state: state, time: fact.time, rule: fact.rule,
            event: own))
      default: break
      }
    }
  }
}

extension Episode {
  fileprivate func loss(of sender: ObjectID, _ target: Target) -> ActionLoss? {
    for fact in facts {
      if case .actionLost(sender, target.action, let why) = fact.kind { return why }
    }
    return nil
  }

  /// Those of a control that is gone are the ones it had.
  fileprivate func targets(of control: ViewID) -> [ControlTarget] {
    scene.isAlive(.view(control)) || control.row >= before.views.count
      ? scene.targets(of: control) : before.targets(of: control)
  }

  /// A control lost its touch, so that it counts even where it is gone.
  fileprivate func lost(_ control: ViewID) -> Bool {
    facts.contains { if case .touchLost(_, control, _) = $0.kind { true } else { false } }
  }

  /// How far a control came on the way to its action; the last contact that concerns it counts.
  fileprivate func stop(of control: ViewID, _ mask: UInt32, _ target: Target) -> ActionStory.Stop {
    if let loss = loss(of: .view(control), target) { return .actionLost(loss) }
    var stop = ActionStory.Stop.noTouch
    var sent: [ControlEvent] = []
    var reasons: [RecognizerID: StateReason] = [:]
    func raise(_ next: ActionStory.Stop) { if next.stage >= stop.stage { stop = next } }
    for fact in facts {
      switch fact.kind {
      case .hitViewFound(let view, _):
        if let view, view != control, isView(view, in: control) {
          raise(.inside(view))
        } else if view != control {
          raise(.elsewhere(view))
        }
      case .touchRefused(let finger, control, let why): raise(.refused(finger, why))
      case .stateChanged(let id, .possible, let state, let why) where state != .failed: reasons[id] = why
      case .touchWithheld(_, let phase, control, let by): raise(.withheld(phase, by: by))
      case .touchTaken(_, control, let by, let viewKnew):
        stop = viewKnew ? .taken(by: by, reasons[by]) : .neverHeard(by: by)
      case .touchLost(_, control, let why): stop = .lost(why)
      case .trackingRefused(control, let why):
        if case .touchOfSubview(let view) = why { raise(.inside(view)) } else { stop = .notTracked(why) }
      case .trackingCalled(control, .begin, true): stop = .stillDown
      case .controlEventSent(control, let event, _): if !sent.contains(event) { sent.append(event) }
      case .trackingCalled(control, .end, _): stop = .otherEvents([])
      default: break
      }
    }
    if case .otherEvents = stop { return .otherEvents(sent) }
    return stop
  }
}
