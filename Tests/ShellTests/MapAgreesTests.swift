import Testing
import TouchModel

@testable import SceneSession
@testable import Shell

/// Every cell of the printed map shows the view that `hit` finds in the middle of that cell.
@Suite struct MapAgreesTests {
  /// Up to 20 views, each named by one letter that the map uses for it, in each other and over each other, some of them
  /// refusing touches.
  private static func bench(_ seed: UInt64) -> Bench {
    let bench = Bench()
    var random = Dice(seed)
    var names = ["root"]
    for letter in "ABCDEFGHIJKLMNOPQRST" {
      let parent = names[random.roll(names.count)]
      let (x, y) = (random.roll(280) - 20, random.roll(420) - 20)
      let (width, height) = (random.roll(300), random.roll(400))
      bench.type("add \(letter) to \(parent) at \(x),\(y),\(width),\(height)")
      names.append(String(letter))
      switch random.roll(8) {
      case 0: bench.type("set \(letter) isHidden on")
      case 1: bench.type("set \(letter) isUserInteractionEnabled off")
      case 2: bench.type("override \(letter) pointInside circle")
      case 3: bench.type("override \(letter) hitTest passthrough")
      default: break
      }
    }
    return bench
  }

  @Test(arguments: 1...40)
  func everyCell(_ seed: UInt64) {
    let bench = Self.bench(seed)
    let lines = bench.type("map").split(separator: "\n").map(Array.init)
    let rows = lines.dropFirst().prefix(30)
    #expect(rows.count == 30 && rows.allSatisfy { $0.count == 40 })
    var compared = 0
    for (row, cells) in rows.enumerated() {
      var isLabel = false
      for (column, cell) in cells.enumerated() {
        // The name of a view, written over its own cells.
        if cell == "[" { isLabel = true }
        defer { if cell == "]" { isLabel = false } }
        if isLabel { continue }
        let point = Point(Double(column) * 8 + 4, Double(row) * 16 + 8)
        let found = bench.session.scene.hitView(at: point).map { bench.session.scene.name(of: $0) }
        #expect(String(cell) == (found == "root" ? "." : found), "seed \(seed), \(point)")
        compared += 1
      }
    }
    #expect(compared > 600)
  }
}

/// Numbers by chance, the same for the same seed.
private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}
