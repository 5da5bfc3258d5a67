import TouchModel

extension PropertyValue {
  /// What arithmetic leaves behind and no `within` has to allow.
  static let dust = 1e-6

  /// Equal; numbers may differ by `tolerance`, those of points and rectangles each for itself.
  func isClose(to other: PropertyValue, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let n), .duration(let time)), (.duration(let time), .number(let n)):
      return abs(n - time.seconds) <= tolerance
    default: break
    }
    guard let mine = numbers, let others = other.numbers, mine.count == others.count else {
      return self == other
    }
    return zip(mine, others).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private var numbers: [Double]? {
    switch self {
    case .number(let n): [n]
    case .duration(let time): [time.seconds]
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.minX, r.minY, r.size.width, r.size.height]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case .bool, .sides, .state, .objects, .text: nil
    }
  }
}
