/// A whole gesture of one hand, and the samples that a device would report for it. All points are on the screen.
public enum Gesture: Sendable, Equatable {
  /// `hold` is how long each contact lasts.
  case tap(at: Point, count: Int = 1, fingers: Int = 1, hold: Time = Gesture.tapHold)
  case drag(from: Point, to: Point, over: Time = Gesture.dragDuration, steps: Int? = nil)
  case pinch(at: Point, scale: Double)
  case rotate(at: Point, degrees: Double)

  /// How long a tap's finger is down.
  public static let tapHold = Time(seconds: 0.08)
  /// Between the lift of one tap and the next contact.
  public static let tapPause = Time(seconds: 0.12)
  public static let dragDuration = Time(seconds: 0.3)
  public static let swipeDuration = Time(seconds: 0.15)
  /// The travel of a swipe, in points.
  public static let swipeDistance = 100.0
  /// How far each finger of a pinch or rotation starts from the middle, in points.
  public static let spread = 50.0
  /// Between the fingers of a tap, in points.
  public static let fingerSpacing = 20.0

  /// The events of this gesture, the first of them at `start`, and in the end every timer run out. The fingers are
  /// numbered from `first`.
  public func inputs(from start: Time, sampleRate: Double, firstFinger first: Int = 1) -> [Input] {
    var inputs: [Input] = []
    switch self {
    case .tap(let center, let count, let fingers, let hold):
      var time = start
      for _ in 0..<count {
        let middle = Double(fingers - 1) / 2
        let places = (0..<fingers).map {
          Point(center.x + (Double($0) - middle) * Gesture.fingerSpacing, center.y)
        }
        inputs.append(.touches(places.enumerated().map { finger(first + $0, .down($1)) }, at: time))
        time = time + hold
        inputs.append(.touches(places.indices.map { finger(first + $0, .up) }, at: time))
        time = time + Gesture.tapPause
      }
    case .drag(let from, let to, let duration, let steps):
      inputs = paths(from: start, over: duration, steps: steps, sampleRate: sampleRate, first: first) {
        part in
        [part == 1 ? to : Point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)]
      }
    case .pinch(let center, let scale):
      inputs = paths(
        from: start, over: Gesture.dragDuration, steps: nil, sampleRate: sampleRate, first: first
      ) { part in
        let reach = Gesture.spread * (1 + (scale - 1) * part)
        return [Point(center.x - reach, center.y), Point(center.x + reach, center.y)]
      }
    case .rotate(let center, let degrees):
      inputs = paths(
        from: start, over: Gesture.dragDuration, steps: nil, sampleRate: sampleRate, first: first
      ) { part in
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees * part)
        let arm = Point(Gesture.spread * cosine, Gesture.spread * sine)
        return [center - arm, center + arm]
      }
    }
    inputs.append(.settle)
    return inputs
  }

  private func finger(_ number: Int, _ change: TouchSample.Change) -> TouchSample {
    TouchSample(Finger(number), change)
  }

  /// Fingers that go down together, move together along `places` (a function of the part of the way, 0 ... 1) and
  /// lift together, in the event after the last move, at the same time.
  private func paths(
    from start: Time, over duration: Time, steps: Int?, sampleRate: Double, first: Int,
    places: (Double) -> [Point]
  ) -> [Input] {
    func event(_ changes: [TouchSample.Change], _ time: Time) -> Input {
      .touches(changes.enumerated().map { finger(first + $0, $1) }, at: time)
    }
    let count = steps ?? Gesture.sampleCount(duration, sampleRate: sampleRate)
    var inputs = [event(places(0).map { .down($0) }, start)]
    for step in stride(from: 1, through: count, by: 1) {
      let part = Double(step) / Double(count)
      inputs.append(event(places(part).map { .move($0) }, start + duration.fraction(step, of: count)))
    }
    inputs.append(event(places(1).map { _ in .up }, start + duration))
    return inputs
  }

  /// How many moves a device reports in `duration`: at least one.
  public static func sampleCount(_ duration: Time, sampleRate: Double) -> Int {
    max(1, Int((duration.seconds * sampleRate).rounded()))
  }
}
