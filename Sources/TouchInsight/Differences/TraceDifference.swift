import TouchModel

/// How two traces differ. Empty exactly where they are equal, times counted from their first facts.
public struct TraceDifference: Sendable, Equatable {
  /// Facts in the place of which the other trace has others, or none.
  public struct Change: Sendable, Equatable {
    /// Places in the first and in the second trace.
    public let removed: Range<Int>
    public let added: Range<Int>

    public var size: Int { removed.count + added.count }
  }

  /// The same facts, from one in both traces on, at times that differ by so much.
  public struct Shift: Sendable, Equatable {
    public let first: Int
    public let second: Int
    /// How many facts in a row.
    public let count: Int
    /// By how much the second trace is later; negative where it is earlier.
    public let delay: Time
  }

  /// In order of time.
  public private(set) var changes: [Change] = []
  public private(set) var shifts: [Shift] = []
  /// The same facts, with another cause.
  public private(set) var otherCauses: [Int] = []

  public var isEmpty: Bool { changes.isEmpty && shifts.isEmpty && otherCauses.isEmpty }

  /// The smallest first.
  public var changesBySize: [Change] {
    changes.enumerated().sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }.map(\.element)
  }

  public init(_ first: [Fact], _ second: [Fact]) {
    if first == second { return }
    let isSame: (Fact, Fact) -> Bool = { $0.kind == $1.kind && $0.rule == $1.rule }
    let start = zip(first, second).prefix { isSame($0, $1) }.count
    let rest = min(first.count, second.count) - start
    let end = zip(first.reversed(), second.reversed()).prefix { isSame($0, $1) }.count
    let tail = min(end, rest)
    let (a, b) = (first[start..<(first.count - tail)], second[start..<(second.count - tail)])
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in b.difference(from: a, by: isSame) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): added.insert(start + offset)
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < first.count || j < second.count {
      let (oldI, oldJ) = (i, j)
      while removed.contains(i) { i += 1 }
      while added.contains(j) { j += 1 }
      if i > oldI || j > oldJ { changes.append(Change(removed: oldI..<i, added: oldJ..<j)) }
      guard i < first.count, j < second.count else { continue }
      pairs.append((i, j))
      i += 1
      j += 1
    }
    compareTimes(first, second, pairs)
    compareCauses(first, second, pairs)
  }

  private mutating func compareTimes(_ first: [Fact], _ second: [Fact], _ pairs: [(Int, Int)]) {
    guard let startA = first.first?.time, let startB = second.first?.time else { return }
    for (a, b) in pairs {
      let delay = (second[b].time - startB) - (first[a].time - startA)
      if delay == .zero { continue }
      if let last = shifts.last, last.delay == delay, last.first + last.count == a,
        last.second + last.count == b
      {
        shifts[shifts.count - 1] = Shift(
          first: last.first, second: last.second, count: last.count + 1, delay: delay)
      } else {
        shifts.append(Shift(first: a, second: b, count: 1, delay: delay))
      }
    }
  }

  private mutating func compareCauses(_ first: [Fact], _ second: [Fact], _ pairs: [(Int, Int)]) {
    let partner = Dictionary(pairs, uniquingKeysWith: { old, _ in old })
    for (a, b) in pairs {
      switch (first[a].cause, second[b].cause) {
      case (nil, nil): break
      case (let cause?, let other?) where partner[cause] == other: break
      // A cause that only one of the traces has is told as a change already.
      case (let cause?, _?) where partner[cause] == nil: break
      default: otherCauses.append(a)
      }
    }
  }
}
