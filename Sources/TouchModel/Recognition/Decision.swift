/// What a recognizer's machine wants.
enum Decision: Sendable, Equatable {
  /// To become began, changed or ended, if it may.
  case reach(Recognizer.State, StateReason)
  /// To give up: failed, or cancelled once it has begun.
  case fail(StateReason)
}

/// What a recognizer's machine can see and ask for.
struct MachineView {
  let recognizer: Recognizer
  let settings: SystemSettings
  let now: Time
  /// The touches of the phase that is being called.
  let changed: [Touch]
  /// All of the attempt's touches that are down after this event.
  var down: [Touch]
  /// The frame of the touched window, on the screen.
  let screen: Rect
  /// Directions in which a pan may begin: a scroll view's own only where there is something to scroll (SV-4).
  var axes = (x: true, y: true)
  var startedTimers: [(kind: TimerKind, due: Time, isLimit: Bool)] = []
  var stoppedTimers: [TimerKind] = []
  var ignored: [Touch] = []

  /// The middle of the fingers that are down (GR-40).
  var centroid: Point? {
    if down.isEmpty { return nil }
    let sum = down.reduce(Point.zero) { $0 + $1.location }
    return Point(sum.x / Double(down.count), sum.y / Double(down.count))
  }

  mutating func start(_ kind: TimerKind, after time: Time, isLimit: Bool) {
    startedTimers.append((kind, now + time, isLimit))
  }

  mutating func stop(_ kind: TimerKind) { stoppedTimers.append(kind) }
}

extension Attempt {
  /// Runs the machine of this kind of recognizer.
  mutating func handle(_ phase: TouchPhase, _ view: inout MachineView) -> [Decision] {
    if phase == .began && touches.count == view.changed.count && view.changed.first != nil {
      start = view.centroid ?? view.changed[0].start
      startTime = view.now
    }
    let decisions: [Decision] =
      switch kind {
      case .tap: handleTap(phase, &view)
      case .longPress: handleLongPress(phase, &view)
      case .pan: handlePan(phase, &view)
      case .screenEdgePan: handleEdgePan(phase, &view)
      case .swipe: handleSwipe(phase, &view)
      case .pinch: handlePinch(phase, &view)
      case .rotation: handleRotation(phase, &view)
      case .hover: []
      case .custom: handleCustom(phase, &view)
      }
    let ignored = view.ignored
    if !ignored.isEmpty { view.down.removeAll { ignored.contains($0) } }
    reading.numberOfTouches = view.down.count
    if kind != .tap && kind != .swipe, let centroid = view.centroid { reading.location = centroid }
    return decisions
  }
}
