import TouchModel

/// Hits a second of the model and of the C loop over the same trees and points.
struct HitBench {
  private static let widths = [10, 9, 13, 13, 13, 9, 9]
  private static let rounds = 7

  /// Prints the table; false where an answer differs.
  static func run(sizes: [Int]) throws(SceneError) -> Bool {
    print(
      "Hits a second: medians of \(rounds) rounds in turns, same trees and points for all; processor time")
    print(line(["tree", "views", "model", "with trace", "C loop", "C/model", "C/trace"], widths))
    var agree = true
    for shape in TreeShape.allCases {
      for size in sizes {
        if try !run(shape, size) { agree = false }
      }
    }
    return agree
  }

  private static func run(_ shape: TreeShape, _ size: Int) throws(SceneError) -> Bool {
    let scene = try shape.scene(size)
    let tree = HitLoopTree(scene)
    let probe = Rounds.time { for place in [Point(1, 1), Point(319, 479)] { _ = tree.hitView(at: place) } }
    let points = randomPoints(min(20_000, max(4, Int(0.02 / max(probe, 1e-7)))), seed: UInt64(size))
    let tracedPoints = points.prefix(max(1, min(points.count, points.count / 16)))
    var trace = Trace()
    var checksum = 0
    let rounds = Rounds(
      rounds,
      [
        { for point in points { checksum &+= scene.hitView(at: point)?.row ?? -1 } },
        { for point in points { checksum &-= tree.hitView(at: point)?.row ?? -1 } },
        {
          for point in tracedPoints {
            trace.clear()
            checksum &+= Simulator.hit(point, in: scene, into: &trace)?.row ?? -1
          }
        },
        { for point in tracedPoints { checksum &-= tree.hitView(at: point)?.row ?? -1 } },
      ])
    let (count, traced) = (Double(points.count), Double(tracedPoints.count))
    print(
      line(
        [
          shape.name, grouped(Double(size)), grouped(count / rounds.median(0)),
          grouped(traced / rounds.median(2)), grouped(count / rounds.median(1)),
          decimal(rounds.ratio(0, to: 1)), decimal(rounds.ratio(2, to: 3)),
        ], widths))
    for point in points where scene.hitView(at: point) != tree.hitView(at: point) {
      print("  differs at \(point.x), \(point.y)")
      return false
    }
    return checksum == 0
  }
}
