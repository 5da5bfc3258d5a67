import TouchModel

extension TouchSequence {
  /// What the last contact of a finger hit; without a finger, what the last first finger hit, which is one that went
  /// down with no other down. nil where there was no such contact.
  func hitView(of finger: Finger?) -> (view: ViewID?, Void)? {
    var answer: (view: ViewID?, Void)?
    var down = FingerSet()
    var first: Finger?
    for fact in facts {
      switch fact.kind {
      case .touchSampled(let sampled, .began, _, _):
        if down.isEmpty { first = sampled }
        down.insert(sampled)
      case .touchSampled(let sampled, .ended, _, _), .touchSampled(let sampled, .cancelled, _, _):
        down.remove(sampled)
      case .hitViewFound(let view, let found) where found == finger ?? first: answer = (view, ())
      default: break
      }
    }
    return answer
  }
}
