/// One finger's contact, from landing until nobody needs it any more: a touch that has been lifted lives on while a
/// recognizer holds its end back, or counts it as one of several taps.
struct Touch: Sendable, Equatable {
  /// What one view is still to hear of a touch, or has heard.
  struct Phases: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let began = Phases(rawValue: 1)
    static let moved = Phases(rawValue: 2)
    static let ended = Phases(rawValue: 4)
    static let cancelled = Phases(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ phase: TouchPhase) { rawValue = 1 << phase.rawValue }
  }

  /// Never used again, unlike the finger.
  let id: Int32
  let finger: Finger
  /// Contacts that overlap in time share a sequence; calls join only touches of one sequence (EV-4).
  let sequence: Int32
  /// The view found at began, whatever happened since.
  let hitView: ViewID?
  /// EV-5: touch.view: nil where the view was refused the touch, or lost it.
  var view: ViewID?
  let window: ViewID?
  let tapCount: Int
  /// Places on the screen.
  let start: Point
  /// Where the first tap of its series landed (EV-6).
  let tapOrigin: Point
  var location: Point
  var previousLocation: Point
  let startTime: Time
  var isDown = true
  /// Its view never got it (EV-7, EV-8).
  var isRefused = false
  /// Moved farther than a tap may (EV-6).
  var hasLeftTapArea = false

  /// What the view has not been told yet.
  var pending: Phases = []
  /// What was withheld and said so.
  var withheld: Phases = []
  /// The view got touchesBegan, and neither ended nor cancelled.
  var isOpenForView = false
  /// The phase of the event that is being dealt with.
  var phaseNow: TouchPhase?
}
