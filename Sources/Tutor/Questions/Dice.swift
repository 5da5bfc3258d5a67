/// Chance whose whole state is its seed, so that every question can be drawn again.
struct Dice: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in 0 ..< `limit`.
  mutating func below(_ limit: Int) -> Int { limit <= 1 ? 0 : Int(next() % UInt64(limit)) }

  /// True `percent` times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func of<T>(_ choices: T...) -> T { choices[below(choices.count)] }

  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  /// A number of the range that is some steps of four above its beginning.
  mutating func within(_ range: ClosedRange<Int>, by step: Int = 4) -> Int {
    range.lowerBound + step * below((range.upperBound - range.lowerBound) / step + 1)
  }

  mutating func shuffled<T>(_ items: [T]) -> [T] {
    var items = items
    for index in items.indices.dropLast() {
      items.swapAt(index, index + below(items.count - index))
    }
    return items
  }

  /// A seed made of another one and a word.
  static func mixed(_ seed: UInt64, with word: String) -> UInt64 {
    var dice = Dice(seed: seed ^ FNV(word).value)
    return dice.next()
  }
}
