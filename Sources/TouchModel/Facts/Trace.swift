/// The facts of a run, in order.
public struct Trace: Sendable, Equatable {
  public private(set) var facts: [Fact] = []
  /// Off where only the scene after the run is wanted.
  public var isRecording: Bool
  /// A run stops at its first pause with at least so many facts. It pauses after each finger's sample, each call of a
  /// recognizer, each decision, and each call of a view: between those the scene is in no state of its own.
  public var limit = Int.max
  var isFull: Bool { facts.count >= limit }
  /// The moment of the next facts.
  var now = Time.zero
  /// The place of the fact that causes the next ones; -1 where the user does.
  var cause = -1

  public init(isRecording: Bool = true) { self.isRecording = isRecording }

  /// Appends a fact and returns its place, for later facts to name as their cause.
  @discardableResult
  @inline(__always)
  mutating func post(_ kind: @autoclosure () -> Fact.Kind, _ rule: RuleID) -> Int {
    guard isRecording else { return -1 }
    facts.append(Fact(time: now, kind: kind(), rule: rule, cause: cause))
    return facts.count - 1
  }

  /// Forgets the facts and keeps their memory for the next run.
  public mutating func clear() {
    facts.removeAll(keepingCapacity: true)
    cause = -1
  }

  /// The facts from `start` on, as a trace of their own; causes before it are left out.
  public func suffix(from start: Int) -> Trace {
    var result = Trace()
    if start == 0 {
      result.facts = facts
      return result
    }
    result.facts = facts[min(start, facts.count)...].map {
      Fact(time: $0.time, kind: $0.kind, rule: $0.rule, cause: Int($0.causeIndex) - start)
    }
    return result
  }

  /// Takes the facts from place `count` on away again and returns them.
  public mutating func cut(to count: Int) -> [Fact] {
    let tail = Array(facts[count...])
    facts.removeSubrange(count...)
    return tail
  }

  /// Puts back what `cut(to:)` took away.
  public mutating func restore(_ tail: [Fact]) { facts.append(contentsOf: tail) }
}
