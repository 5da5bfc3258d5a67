/// What is under way: the clock, the touches, and the recognizers and controls at work. A run is nothing but changes of
/// this and facts about them.
public struct Activity: Sendable, Equatable {
  /// Now.
  public internal(set) var clock = Time.zero
  /// The designated first responder of the key window (RC-21).
  public internal(set) var firstResponder: ObjectID?
  /// In order of landing.
  var touches: [Touch] = []
  /// The recognizers at work: deepest view first, inside a view by index (GR-3).
  var attempts: [Attempt] = []
  var agenda = Agenda()
  var tapMemories: [TapMemory] = []
  /// The controls that track a touch.
  var trackings: [Tracking] = []
  /// Scroll views that follow their pan.
  var scrollings: [Scrolling] = []
  /// Highlighted rows and items.
  var highlights: [Highlight] = []
  /// Popovers that go at the end of the event.
  var dismissals: [Dismissal] = []
  /// Views that hover recognizers are in.
  var hoverPoint: Point?
  /// How many contacts there have been.
  var touchCount: Int32 = 0
  /// How often a finger landed while no other was down, nor lifted in the same event.
  var sequenceCount: Int32 = 0

  init() {}

  /// The fingers that are down.
  public var fingersDown: FingerSet {
    var set = FingerSet()
    for touch in touches where touch.isDown { set.insert(touch.finger) }
    return set
  }

  public func isDown(_ finger: Finger) -> Bool { touches.contains { $0.isDown && $0.finger == finger } }

  /// Where a finger that is down is, on the screen.
  public func location(of finger: Finger) -> Point? {
    touches.first { $0.isDown && $0.finger == finger }?.location
  }

  /// touch.view of a finger that is down: nil after a recognizer took it (EV-5).
  public func view(of finger: Finger) -> ViewID? {
    touches.first { $0.isDown && $0.finger == finger }?.view
  }

  /// Some timer will still run.
  public var hasTimers: Bool { !agenda.isEmpty }

  /// No finger is down, no timer runs, and no recognizer is at work.
  public var isIdle: Bool { touches.isEmpty && attempts.isEmpty && agenda.isEmpty }

  /// When a recognizer will act or give up by itself, on the scene's clock.
  public func nextTimer(of recognizer: RecognizerID) -> Time? { agenda.nextDue(of: recognizer) }

  func touchIndex(_ id: Int32) -> Int? { touches.firstIndex { $0.id == id } }

  func attemptIndex(_ id: RecognizerID) -> Int? { attempts.firstIndex { $0.id == id } }

  /// A recognizer's state, as an app would read it.
  public func state(of recognizer: RecognizerID) -> Recognizer.State {
    attempts.first { $0.id == recognizer }?.state ?? .possible
  }
}
