import SceneLanguage
import TouchModel

/// Limits that keep one command from asking for more than a machine can do.
public enum Limits {
  /// Moves of one command.
  public static let samples = Parser.mostSteps
  /// Steps that `undo` can take back in the run of a script; without limit where somebody is typing.
  public static let scriptSteps = 200_000
  /// The clock stops here: over thirty years of simulated time, in seconds.
  public static let clock = 1e9
}

/// Whole gestures and single samples.
extension Session {
  /// Plays a whole gesture with fingers that are free.
  mutating func play(
    _ gesture: Gesture, fingers: Int, aim: ViewID? = nil, into output: inout [UInt8]
  ) throws(SessionError) {
    let inputs = try inputs(of: gesture, fingers: fingers)
    run(beginning: true, aim: aim, inputs: inputs, into: &output) { scene, trace in
      Simulator.run(inputs, on: &scene, into: &trace)
    }
  }

  /// The events of a whole gesture that begins now.
  func inputs(of gesture: Gesture, fingers: Int) throws(SessionError) -> [Input] {
    let first = try freeFinger(count: fingers)
    let inputs = gesture.inputs(
      from: scene.clock, sampleRate: scene.settings.sampleRate, firstFinger: first)
    for input in inputs {
      if case .touches(_, let time) = input { try checkClock(until: time) }
    }
    return inputs
  }

  /// The gesture that a command plays, and its number of fingers; nil where it plays none.
  func gesture(of command: Command) throws(SessionError) -> (gesture: Gesture, fingers: Int)? {
    switch command {
    case .tap(let place, let count, let fingers, let hold):
      let gesture = Gesture.tap(
        at: try scene.point(place), count: count, fingers: fingers, hold: hold ?? Gesture.tapHold)
      return (gesture, fingers)
    case .drag(let start, let end, let duration, let steps):
      try checkSamples(steps, over: duration)
      let gesture = Gesture.drag(
        from: try scene.point(start), to: try scene.point(end), over: duration ?? Gesture.dragDuration,
        steps: steps)
      return (gesture, 1)
    case .swipe(let direction, let place, let distance):
      return (swipe(direction, from: try scene.point(place), by: distance), 1)
    case .pinch(let place, let scale): return (.pinch(at: try scene.point(place), scale: scale), 2)
    case .rotate(let place, let degrees):
      return (.rotate(at: try scene.point(place), degrees: degrees), 2)
    default: return nil
    }
  }

  func swipe(_ direction: Recognizer.Sides, from start: Point, by distance: Double?) -> Gesture {
    let way = distance ?? Gesture.swipeDistance
    var end = start
    if direction.contains(.left) { end.x -= way }
    if direction.contains(.right) { end.x += way }
    if direction.contains(.up) { end.y -= way }
    if direction.contains(.down) { end.y += way }
    return .drag(from: start, to: end, over: Gesture.swipeDuration)
  }

  /// Something that goes on with what is under way.
  mutating func feed(_ inputs: [Input], into output: inout [UInt8]) {
    run(beginning: false, inputs: inputs, into: &output) { scene, trace in
      Simulator.run(inputs, on: &scene, into: &trace)
    }
  }

  /// The first of `count` neighbouring numbers of which no finger is down.
  private func freeFinger(count: Int) throws(SessionError) -> Int {
    var first = 1
    if count < 1 { throw SessionError(.noFreeFinger) }
    while first + count <= Finger.limit {
      guard let taken = (first..<first + count).last(where: { scene.activity.isDown(Finger($0)) }) else {
        return first
      }
      first = taken + 1
    }
    throw SessionError(.noFreeFinger)
  }

  func checkSamples(_ steps: Int?, over duration: Time?) throws(SessionError) {
    let count = steps ?? Gesture.sampleCount(duration ?? .zero, sampleRate: scene.settings.sampleRate)
    if count > Limits.samples { throw SessionError(.tooManySamples(limit: Limits.samples)) }
  }

  func checkClock(after time: Time) throws(SessionError) {
    if scene.clock.seconds + time.seconds > Limits.clock { throw SessionError(.clockLimit) }
  }

  func checkClock(until time: Time) throws(SessionError) {
    if time.seconds > Limits.clock { throw SessionError(.clockLimit) }
  }
}
