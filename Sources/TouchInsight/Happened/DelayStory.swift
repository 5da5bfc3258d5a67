import TouchModel

/// What held touches of a view back, and for how long.
public struct DelayStory: Sendable, Equatable {
  public struct Delay: Sendable, Equatable {
    public enum End: Sendable, Equatable {
      /// It reached the view.
      case delivered
      /// The view never heard of it: this one took the touch.
      case taken(by: RecognizerID)
      /// The finger was lost otherwise.
      case lost
      case open
    }

    public let finger: Finger
    public let phase: TouchPhase
    public let by: RecognizerID
    public let start: Time
    public internal(set) var stop: Time
    public internal(set) var end = End.open
    public let rule: RuleID
    /// Why it let go.
    public internal(set) var reason: StateReason?

    public var length: Time { stop - start }
  }

  public let view: ViewID
  public private(set) var delays: [Delay] = []
  /// Began and ended came in one moment, so that nothing is seen between them.
  public private(set) var isInstant = false
  /// The touched view, where it is another one.
  public private(set) var elsewhere: ViewID?
  public private(set) var wasTouched = false

  public init(_ view: ViewID, _ episode: Episode) {
    self.view = view
    var began: Time?
    var reasons: [RecognizerID: StateReason] = [:]
    for fact in episode.facts {
      switch fact.kind {
      case .hitViewFound(let hit, _):
        if hit == view { wasTouched = true } else if !wasTouched { elsewhere = hit }
      case .stateChanged(let id, .possible, _, let why): reasons[id] = why
      case .touchWithheld(let finger, let phase, view, let id):
        // Of one hold only the first phase is told.
        if delays.contains(where: { $0.finger == finger && $0.by == id && $0.end == .open }) { continue }
        delays.append(
          Delay(finger: finger, phase: phase, by: id, start: fact.time, stop: fact.time, rule: fact.rule))
      case .touchReleased(let finger, view): close(finger, .delivered, fact.time, reasons)
      case .touchTaken(let finger, view, let id, _): close(finger, .taken(by: id), fact.time, reasons)
      case .touchLost(let finger, view, _): close(finger, .lost, fact.time, reasons)
      case .touchesCalled(.object(.view(let called)), let phase, _, view, _) where called == view:
        if phase == .began { began = fact.time }
        if phase == .ended, began == fact.time { isInstant = true }
      default: break
      }
    }
    if let last = episode.facts.last {
      for index in delays.indices where delays[index].end == .open { delays[index].stop = last.time }
    }
  }

  private mutating func close(
    _ finger: Finger, _ end: Delay.End, _ time: Time, _ reasons: [RecognizerID: StateReason]
  ) {
    for index in delays.indices where delays[index].finger == finger && delays[index].end == .open {
      delays[index].end = end
      delays[index].stop = time
      delays[index].reason = reasons[delays[index].by]
    }
  }

  /// What would have let the view hear of everything at once.
  public func cures(_ episode: Episode) -> [Cure] {
    var candidates: [Cure] = []
    for delay in delays { candidates.append(episode.cure(against: delay)) }
    let view = view
    return episode.tried(candidates) { facts in
      facts.contains { if case .touchesCalled(_, _, _, view, _) = $0.kind { true } else { false } }
        && !facts.contains { fact in
          if case .touchWithheld(_, _, view, let by) = fact.kind {
            candidates.contains { $0.objects.first == .recognizer(by) } || candidates.count == 1
          } else {
            false
          }
        }
    }
  }
}

extension Episode {
  fileprivate func cure(against delay: DelayStory.Delay) -> Cure {
    let recognizer = scene.recognizers[delay.by.row]
    if recognizer.isSystem, recognizer.kind == .custom, let scrollView = recognizer.view {
      return .set(.view(scrollView), .delaysContentTouches, .bool(false))
    }
    let flag: Property = delay.phase == .ended ? .delaysTouchesEnded : .delaysTouchesBegan
    return .set(.recognizer(delay.by), flag, .bool(false))
  }
}
