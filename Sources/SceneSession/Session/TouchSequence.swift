import TouchModel

/// The last touch sequence: everything since the last whole gesture began or, for single samples, since a first finger
/// went down with no other down and no timer running.
package struct TouchSequence: Sendable, Equatable {
  /// May hold earlier facts, where touches were still under way when a new sequence began: later facts name them as
  /// their cause.
  package var trace = Trace()
  package var start = 0
  /// What was done for the facts of `trace`.
  package var acts: [Act] = []
  /// The view that the command names which began it.
  package var aim: ViewID?

  package var facts: ArraySlice<Fact> { trace.facts[start...] }
  package var isEmpty: Bool { trace.facts.count == start }

  package static func == (a: TouchSequence, b: TouchSequence) -> Bool {
    a.start == b.start && a.trace.facts == b.trace.facts
  }
}

/// How to get an earlier sequence back.
package enum SequenceChange: Sendable {
  /// Facts were added to this many.
  case grew(from: Int, acts: Int, start: Int)
  /// These were taken away.
  case shrank([Fact], [Act], start: Int)
  /// Another one took its place.
  case replaced(TouchSequence)
}

extension TouchSequence {
  /// Takes a change back and returns what does it again.
  package mutating func apply(_ change: SequenceChange) -> SequenceChange {
    let startNow = start
    switch change {
    case .grew(let count, let actCount, let start):
      // Facts of long ago may be forgotten (`Session.keptSequences`): then none are there to take away.
      guard count <= trace.facts.count else { return .shrank([], [], start: startNow) }
      let tail = trace.cut(to: count)
      let tailActs = Array(acts.dropFirst(actCount))
      acts.removeLast(tailActs.count)
      aim = nil
      self.start = start
      return .shrank(tail, tailActs, start: startNow)
    case .shrank(let tail, let tailActs, let start):
      let (count, actCount) = (trace.facts.count, acts.count)
      trace.restore(tail)
      acts += tailActs
      self.start = start
      return .grew(from: count, acts: actCount, start: startNow)
    case .replaced(let other):
      let current = self
      self = other
      return .replaced(current)
    }
  }
}
