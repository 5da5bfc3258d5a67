import TouchModel

/// Whole taps a second: fingers down and up, timers run out.
enum TapBench {
  private static let rounds = 7

  static func run() throws(SceneError) {
    print("Full taps a second: medians of \(rounds) rounds in turns; processor time")
    let thousand = try TreeShape.fourEach.scene(1_000)
    let spread = try recognizerScene(onOneView: false)
    let stacked = try recognizerScene(onOneView: true)
    let names = [
      "1,000 views, four each, with trace", "1,000 views, four each, answer only",
      "100 views, 10 recognizers spread, answer only", "100 views, 10 recognizers spread, with trace",
      "100 views, 10 recognizers at each touch, answer only",
    ]
    let points = randomPoints(2_000, seed: 7)
    let ways = [
      taps(thousand, points, isRecording: true), taps(thousand, points, isRecording: false),
      taps(spread, points, isRecording: false), taps(spread, points, isRecording: true),
      taps(stacked, points, isRecording: false),
    ]
    let rounds = Rounds(rounds, ways)
    for (way, name) in names.enumerated() {
      print(line([name, grouped(Double(points.count) / rounds.median(way))], [54, 12]))
    }
  }

  private static func taps(_ start: Scene, _ points: [Point], isRecording: Bool) -> () -> Void {
    return {
      var scene = start
      var trace = Trace(isRecording: isRecording)
      for point in points {
        trace.clear()
        let gesture = Gesture.tap(at: point)
        Simulator.run(
          gesture.inputs(from: scene.clock, sampleRate: scene.settings.sampleRate), on: &scene, into: &trace)
      }
    }
  }

  /// A hundred views, four each, and ten recognizers of the kinds that people use: on the root, its four subviews and
  /// theirs, or all of them on the root.
  static func recognizerScene(onOneView: Bool) throws(SceneError) -> Scene {
    var scene = try TreeShape.fourEach.scene(100)
    let kinds: [Recognizer.Kind] = [
      .tap, .pan, .longPress, .swipe, .tap, .tap, .pan, .pinch, .rotation, .longPress,
    ]
    for (index, kind) in kinds.enumerated() {
      try scene.attach(kind, to: onOneView || index == 0 ? Scene.root : ViewID(Scene.root.row + index))
    }
    return scene
  }
}
