/// Remembers where a walk up the chain has been, so that a circle ends it. Cheap for ordinary chains, and no slower than
/// the walk for endless ones.
struct ResponderTrail {
  private static let fewLimit = 32
  private var few: [Responder] = []
  private var many: Set<Responder> = []

  init() { few.reserveCapacity(ResponderTrail.fewLimit) }

  /// False where the responder was visited before.
  mutating func visit(_ responder: Responder) -> Bool {
    if few.count < ResponderTrail.fewLimit {
      if few.contains(responder) { return false }
      few.append(responder)
      return true
    }
    return !few.contains(responder) && many.insert(responder).inserted
  }
}
