import TouchModel

extension TouchSequence {
  /// What the last contact of a finger hit; without a finger, what the last first finger hit: the one that began the
  /// sequence, or that went down with no other down. nil where there was no such contact.
  package func hitView(of finger: Finger?) -> (view: ViewID?, Void)? {
    var answer: (view: ViewID?, Void)?
    var down = FingerSet()
    var isFirst = false
    for (place, fact) in trace.facts.enumerated() {
      switch fact.kind {
      case .touchSampled(let sampled, .began, _, _):
        isFirst = down.isEmpty || place == start
        down.insert(sampled)
      case .touchSampled(let sampled, .ended, _, _), .touchSampled(let sampled, .cancelled, _, _):
        down.remove(sampled)
      case .hitViewFound(let view, let found) where place > start && (finger.map { $0 == found } ?? isFirst):
        answer = (view, ())
      default: break
      }
    }
    return answer
  }
}
