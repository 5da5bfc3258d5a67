import TouchModel

/// What happened in the last touch, and a way to let it happen again on scenes that differ.
public struct Episode: Sendable {
  public let facts: [Fact]
  /// The scene after it.
  public let scene: Scene
  /// The scene before it.
  public let before: Scene
  /// The same inputs again, after `cure` had its way with the scene before; nil where that cannot be done.
  let rerun: @Sendable (Cure) -> Trace?

  public init(
    _ facts: [Fact], _ scene: Scene, before: Scene, rerun: @escaping @Sendable (Cure) -> Trace?
  ) {
    self.facts = facts
    self.scene = scene
    self.before = before
    self.rerun = rerun
  }

  /// Those of `candidates` after which the same inputs have the effect that is asked for.
  func tried(_ candidates: [Cure], _ works: ([Fact]) -> Bool) -> [Cure] {
    var seen: Set<Cure> = []
    return candidates.filter { cure in
      guard seen.insert(cure).inserted, let trace = rerun(cure) else { return false }
      return works(trace.facts)
    }
  }

  /// The view that each contact belongs to, in order.
  var hits: [(view: ViewID?, finger: Finger)] {
    facts.compactMap { if case .hitViewFound(let view, let finger) = $0.kind { (view, finger) } else { nil } }
  }

  /// The view is the other one or somewhere in it.
  func isView(_ view: ViewID, in outer: ViewID) -> Bool {
    var current: ViewID? = view
    while let it = current {
      if it == outer { return true }
      current = scene.views[it.row].superview
    }
    return false
  }

  /// When times count from: the first finger's landing.
  public var origin: Time {
    for fact in facts { if case .touchSampled(_, .began, _, _) = fact.kind { return fact.time } }
    return facts.first?.time ?? .zero
  }
}
