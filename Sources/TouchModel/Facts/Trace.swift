/// The facts of a run, in order.
public struct Trace: Sendable, Equatable {
  public private(set) var facts: [Fact] = []
  /// Off where only the scene after the run is wanted.
  public var isRecording: Bool

  public init(isRecording: Bool = true) { self.isRecording = isRecording }

  /// Appends a fact and returns its place, for later facts to name as their cause (-1 when not recording).
  @discardableResult
  mutating func post(_ kind: @autoclosure () -> Fact.Kind, at time: Time, rule: RuleID, cause: Int) -> Int {
    guard isRecording else { return -1 }
    facts.append(Fact(time: time, kind: kind(), rule: rule, cause: cause))
    return facts.count - 1
  }

  /// Forgets the facts and keeps their memory for the next run.
  public mutating func clear() { facts.removeAll(keepingCapacity: true) }

  /// Appends the facts of a later run, with their causes moved along.
  public mutating func append(_ later: Trace) {
    let offset = Int32(facts.count)
    facts.append(
      contentsOf: later.facts.map {
        Fact(
          time: $0.time, kind: $0.kind, rule: $0.rule,
          cause: Int($0.causeIndex < 0 ? -1 : $0.causeIndex + offset))
      })
  }
}
