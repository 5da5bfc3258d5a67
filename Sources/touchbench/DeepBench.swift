import TouchModel

/// One touch, taken back again, on a chain of views: nothing may run out of stack.
enum DeepBench {
  static func run(_ size: Int) throws(SceneError) {
    var scene = try TreeShape.chain.scene(size)
    var trace = Trace()
    let seconds = Rounds.time {
      scene.openEdit()
      let gesture = Gesture.tap(at: Point(100, 100))
      Simulator.run(
        gesture.inputs(from: scene.clock, sampleRate: scene.settings.sampleRate), on: &scene, into: &trace)
      let edit = scene.closeEdit()
      _ = scene.apply(edit)
      _ = scene.subtree(of: Scene.window)
    }
    print(
      "Chain of \(grouped(Double(size))): a traced tap, undone, in \(decimal(seconds)) s, "
        + "\(grouped(Double(trace.facts.count))) facts")
  }
}
