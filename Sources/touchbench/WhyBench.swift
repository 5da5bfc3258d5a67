import TouchInsight
import TouchModel

/// How long `why not` takes, with the fixes that it tries: one frame is 16 ms.
enum WhyBench {
  private static let rounds = 15

  static func run(_ size: Int) throws(SceneError) {
    print(
      "why not with fixes, \(grouped(Double(size))) views: median and longest of \(rounds) views, in ms; processor time"
    )
    for shape in TreeShape.allCases {
      let scene = try shape.scene(size)
      var random = RandomNumbers(seed: 11)
      var times: [Double] = []
      while times.count < rounds {
        let view = ViewID(Int.random(in: 2..<scene.views.count, using: &random))
        let point = Point(
          Double.random(in: 0..<320, using: &random), Double.random(in: 0..<480, using: &random))
        var answer: WhyNotAnswer?
        let seconds = Rounds.time { answer = Insight.whyNot(view, at: point, in: scene) }
        if answer != nil { times.append(seconds * 1000) }
      }
      print(line([shape.name, decimal(Rounds.median(times)), decimal(times.max() ?? 0)], [12, 9, 9]))
    }
  }
}
