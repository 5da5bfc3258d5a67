import TouchModel

/// Who took a touch away from a view, and by which flag.
public struct CancellationStory: Sendable, Equatable {
  public enum Verdict: Sendable, Equatable {
    /// A recognizer took it; `reason` is why that one left possible.
    case taken(by: RecognizerID, viewKnew: Bool, reason: StateReason?)
    case lost(LossReason)
    /// The finger was taken away, or the system interrupted.
    case fingerCancelled
    /// It heard of the touch up to this phase, and nobody took it away.
    case notCancelled(TouchPhase)
    case refused(TouchRefusal)
    /// The touch belongs to another view, or to none.
    case elsewhere(ViewID?)
    case noTouch
  }

  public let view: ViewID
  public private(set) var verdict = Verdict.noTouch
  public private(set) var time: Time?
  public private(set) var rule: RuleID?
  /// The view inside to which the touch belongs, where it is not the view itself.
  public private(set) var inner: ViewID?
  /// It reacts to touchesBegan or touchesEnded, and not to touchesCancelled.
  public private(set) var forgetsCancelled = false

  public init(_ view: ViewID, _ episode: Episode) {
    self.view = view
    let overrides = episode.scene.overrides[.view(view)]?.touches
    forgetsCancelled =
      overrides?[.cancelled] != .handle && (overrides?[.began] == .handle || overrides?[.ended] == .handle)
    var reasons: [RecognizerID: StateReason] = [:]
    func owns(_ other: ViewID) -> Bool { episode.isView(other, in: view) }
    for fact in episode.facts {
      switch fact.kind {
      case .stateChanged(let id, .possible, let state, let why) where state != .failed: reasons[id] = why
      case .hitViewFound(let hit, _):
        if let hit, owns(hit) { continue }
        if verdict == .noTouch { note(.elsewhere(hit), fact, nil) }
      case .touchRefused(_, let other, let why) where owns(other): note(.refused(why), fact, other)
      case .touchTaken(_, let other, let id, let viewKnew) where owns(other):
        note(.taken(by: id, viewKnew: viewKnew, reason: reasons[id]), fact, other)
      case .touchLost(_, let other, let why) where owns(other): note(.lost(why), fact, other)
      case .touchesCalled(.object(.view(let called)), let phase, _, let other, _) where called == view:
        switch verdict {
        case .taken, .lost: if phase != .began { continue }
        default: break
        }
        note(phase == .cancelled ? .fingerCancelled : .notCancelled(phase), fact, other)
      default: break
      }
    }
  }

  private mutating func note(_ verdict: Verdict, _ fact: Fact, _ inner: ViewID?) {
    self.verdict = verdict
    time = fact.time
    rule = fact.rule
    self.inner = inner == view ? nil : inner
  }

  public var wasCancelled: Bool {
    switch verdict {
    case .taken, .lost, .fingerCancelled: true
    case .notCancelled, .refused, .elsewhere, .noTouch: false
    }
  }

  /// What would have let the view keep the touch to its end.
  public func cures(_ episode: Episode) -> [Cure] {
    guard case .taken(let id, _, _) = verdict else { return [] }
    let owner = inner ?? view
    return episode.tried(episode.curesAgainst(id, taking: owner)) { $0.hasEnded(owner) }
  }

  /// What lets it react to the cancellation.
  public func curesForState(_ episode: Episode) -> [Cure] {
    guard wasCancelled, forgetsCancelled else { return [] }
    let view = view
    return episode.tried([.handle(view, .cancelled)]) { facts in
      facts.contains {
        if case .bubblingStopped(.object(.view(let it)), .cancelled, .handled) = $0.kind {
          it == view
        } else {
          false
        }
      }
    }
  }
}

extension [Fact] {
  /// The view heard of the end of a touch, and none of its touches was taken away.
  func hasEnded(_ view: ViewID) -> Bool {
    var hasEnded = false
    for fact in self {
      switch fact.kind {
      case .touchTaken(_, view, _, _), .touchLost(_, view, _): return false
      case .touchesCalled(.object(.view(let called)), .ended, _, view, _):
        if called == view { hasEnded = true }
      default: break
      }
    }
    return hasEnded
  }
}

extension Episode {
  /// What keeps a recognizer from taking this view's touches.
  func curesAgainst(_ id: RecognizerID, taking view: ViewID) -> [Cure] {
    let recognizer = scene.recognizers[id.row]
    let me = ObjectID.recognizer(id)
    if recognizer.isSystem {
      guard let scrollView = recognizer.view else { return [] }
      return [
        .set(.view(scrollView), .canCancelContentTouches, .bool(false)),
        .set(.view(scrollView), .isScrollEnabled, .bool(false)),
      ]
    }
    var cures: [Cure] = [.set(me, .cancelsTouchesInView, .bool(false))]
    if recognizer.view != view {
      var refused = view
      // Cells: the whole table is what one would name.
      if scene.views[view.row].viewClass == .tableViewCell, let table = scene.views[view.row].superview {
        refused = table
      }
      cures.append(.rule(id, DelegateRule(.shouldReceiveTouch, false, about: .view(refused))))
    }
    cures.append(.shouldBegin(view, false))
    return cures
  }
}
