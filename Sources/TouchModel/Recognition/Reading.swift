/// What an app reads from a recognizer, besides its settings. Places are on the screen.
struct Reading: Sendable, Equatable {
  var location = Point.zero
  var translation = Point.zero
  /// Points a second; a pinch's or rotation's in `scaleVelocity`.
  var velocity = Point.zero
  var scale = 1.0
  /// Radians.
  var rotation = 0.0
  var numberOfTouches = 0
}

extension Scene {
  /// A recognizer's run-time property: while it is at work the current value, afterwards the last one.
  func reading(_ property: Property, of id: RecognizerID, _ kind: Recognizer.Kind) -> PropertyValue? {
    let attempt = activity.attempts.first { $0.id == id }
    let reading = attempt?.reading ?? readings[id] ?? Reading()
    switch property {
    case .state: return .state(attempt?.state ?? .possible)
    case .location: return .point(reading.location)
    case .numberOfTouches: return .number(Double(attempt == nil ? 0 : reading.numberOfTouches))
    case .translation where kind == .pan || kind == .screenEdgePan: return .point(reading.translation)
    case .velocity where kind == .pan || kind == .screenEdgePan: return .point(reading.velocity)
    case .scale where kind == .pinch: return .number(reading.scale)
    case .rotation where kind == .rotation: return .number(reading.rotation)
    default: return nil
    }
  }
}
