/// Lines that a busy user might type, the same for the same seed.
struct CommandGenerator {
  private var state: UInt64
  private let names = ["A", "B", "C", "D", "S", "K"]

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private mutating func name() -> String { names[below(names.count)] }
  private mutating func point() -> String { "\(below(320)),\(below(480))" }
  private mutating func rect() -> String { "\(below(200)),\(below(200)),\(below(200) + 1),\(below(200) + 1)" }
  private mutating func flag() -> String { below(2) == 0 ? "on" : "off" }

  mutating func next() -> String {
    switch below(34) {
    case 0, 1, 2: "add \(name()) at \(rect())"
    case 3: "add \(name()) to \(name()) as scroll at \(rect()) with contentSize=500,900"
    case 4: "add \(name()) to \(name()) as button at \(rect())"
    case 5: "remove \(name())"
    case 6: "move \(name()) to \(name())"
    case 7: "bring \(name()) to front"
    case 8: "set \(name()) interaction \(flag())"
    case 9: "set \(name()) alpha 0.\(below(10))"
    case 10: "set \(name()) transform rotate \(below(360))"
    case 11: "attach tap to \(name()) with taps=\(below(2) + 1)"
    case 12: "attach pan to \(name())"
    case 13: "attach longPress to \(name())"
    case 14: "require tap1 toFail tap2"
    case 15: "remove tap1"
    case 16: "override \(name()) touches handle"
    case 17: "override \(name()) pointInside always"
    case 18, 19: "tap \(point())"
    case 20: "tap \(point()) count 2"
    case 21: "drag \(point()) to \(point()) steps 4"
    case 22: "touch down \(below(3)) at \(point())"
    case 23: "touch move \(below(3)) to \(point()) over 0.1s steps 2"
    case 24: "touch up \(below(3))"
    case 25: "touch cancel"
    case 26: "wait 0.\(below(9) + 1)"
    case 27: "settle"
    case 28: "hit \(point())"
    case 29: "rename \(name()) \(name())"
    case 30: "target \(name()) touchUpInside vc.save"
    case 31: "set \(name()) frame \(rect())"
    case 32: "controller c\(below(3)) for \(name())"
    default: "set tap1 isEnabled \(flag())"
    }
  }
}
