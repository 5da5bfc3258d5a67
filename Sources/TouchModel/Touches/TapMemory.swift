/// EV-6: a valid tap that the next contact may continue.
struct TapMemory: Sendable, Equatable {
  /// Where the first tap of the series landed, on the screen.
  let origin: Point
  let liftTime: Time
  let count: Int
}

extension Activity {
  /// The tapCount of a contact that lands now. Uses the memory up.
  mutating func tapCount(at point: Point, _ settings: SystemSettings) -> (count: Int, origin: Point) {
    let reach = settings.tapMaxMovement
    let clock = clock
    let index = tapMemories.lastIndex {
      clock - $0.liftTime <= settings.tapMaxGap && abs(point.x - $0.origin.x) < reach
        && abs(point.y - $0.origin.y) < reach
    }
    guard let index else { return (1, point) }
    let memory = tapMemories.remove(at: index)
    return (memory.count + 1, memory.origin)
  }

  /// Remembers a lifted touch, if it was a tap.
  mutating func remember(_ touch: Touch, origin: Point, _ settings: SystemSettings) {
    let clock = clock
    tapMemories.removeAll { clock - $0.liftTime > settings.tapMaxGap }
    if touch.hasLeftTapArea || clock - touch.startTime > settings.tapMaxDuration { return }
    tapMemories.append(TapMemory(origin: origin, liftTime: clock, count: touch.tapCount))
  }
}
