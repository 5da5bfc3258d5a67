import TouchModel

/// What became of a recognizer in the last touch, and the first thing that decided it.
public struct RecognizerStory: Sendable, Equatable {
  public enum Verdict: Sendable, Equatable {
    /// No finger touched anything.
    case noTouch
    /// The touched view is not in the recognizer's view, which is this; nil where it has been removed from one.
    case notOffered(hit: ViewID?, view: ViewID?)
    /// It came to its view when the touch had been offered already (GR-1).
    case cameLater(view: ViewID)
    /// It was offered the touch and did not get it.
    case notReceived(Offer)
    /// It left possible; how it went on after that.
    case acted(Recognizer.State, StateReason, last: Recognizer.State)
    case failed(StateReason)
    case waits(for: RecognizerID)
    case undecided
  }

  /// A recognizer that waited for another one to fail.
  public struct Wait: Sendable, Equatable {
    public let other: RecognizerID
    public let start: Time
    /// nil while it lasts.
    public var end: Time?
    /// Why the other one failed, if it did.
    public var reason: StateReason?
  }

  public let id: RecognizerID
  public let verdict: Verdict
  /// When that was decided.
  public let time: Time?
  public let rule: RuleID?
  /// The view that the touch belongs to, where it got one.
  public let hit: ViewID?
  public private(set) var waits: [Wait] = []
  /// What the one that shut it out had done.
  public private(set) var winner: (id: RecognizerID, reason: StateReason, time: Time)?

  public static func == (a: RecognizerStory, b: RecognizerStory) -> Bool {
    a.id == b.id && a.verdict == b.verdict && a.time == b.time && a.waits == b.waits
      && a.winner?.id == b.winner?.id
  }

  public init(_ id: RecognizerID, _ episode: Episode) {
    self.id = id
    var verdict = Verdict.noTouch
    var decided: Fact?
    var hit: ViewID?
    var found: ViewID?
    var hasActed = false
    for fact in episode.facts {
      switch fact.kind {
      case .hitViewFound(let view, _):
        found = view
        if verdict == .noTouch {
          verdict = .notOffered(hit: view, view: episode.scene.recognizers[id.row].view)
          decided = fact
        }
      case .recognizerOffered(id, _, let offer) where !hasActed:
        if offer == .received {
          if case .failed = verdict {} else { verdict = .undecided }
          hit = found
        } else if hit == nil {
          verdict = .notReceived(offer)
          hit = found
        }
        decided = fact
      case .recognizerWaits(id, let other, _) where !hasActed:
        verdict = .waits(for: other)
        decided = fact
      case .stateChanged(id, _, let state, let reason):
        switch verdict {
        case .acted(let first, let why, _): verdict = .acted(first, why, last: state)
        case .noTouch, .notOffered, .cameLater, .notReceived, .failed, .waits, .undecided:
          verdict = state == .failed ? .failed(reason) : .acted(state, reason, last: state)
          hasActed = state != .failed
          decided = fact
        }
      default: break
      }
    }
    if case .notOffered(let hit?, let view?) = verdict, episode.isView(hit, in: view) {
      verdict = .cameLater(view: view)
    }
    self.verdict = verdict
    self.hit = hit
    time = decided?.time
    rule = decided?.rule
    readWaits(episode.facts)
    if case .failed(let reason) = verdict { readWinner(reason, episode.facts, before: decided) }
  }

  public var hasActed: Bool { if case .acted = verdict { true } else { false } }

  private mutating func readWaits(_ facts: [Fact]) {
    var failures: [RecognizerID: StateReason] = [:]
    for fact in facts {
      switch fact.kind {
      case .recognizerWaits(id, let other, _): waits.append(Wait(other: other, start: fact.time))
      case .stateChanged(let changed, _, let state, let reason):
        if state == .failed { failures[changed] = reason }
        guard changed == id else { continue }
        for index in waits.indices where waits[index].end == nil {
          waits[index].end = fact.time
          waits[index].reason = failures[waits[index].other]
        }
      default: break
      }
    }
  }

  private mutating func readWinner(_ reason: StateReason, _ facts: [Fact], before decided: Fact?) {
    let other: RecognizerID
    switch reason {
    case .excluded(let id), .requirementSucceeded(let id): other = id
    default: return
    }
    for fact in facts {
      guard case .stateChanged(other, _, let state, let why) = fact.kind, state != .failed else { continue }
      winner = (other, why, fact.time)
      return
    }
  }
}
