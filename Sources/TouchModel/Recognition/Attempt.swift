/// A recognizer at work on one series of touches, from the first touch it receives until it is reset.
struct Attempt: Sendable, Equatable {
  let id: RecognizerID
  let kind: Recognizer.Kind
  /// The view when the attempt began, and how many superviews it has: deeper views come first.
  let view: ViewID
  let depth: Int32
  let order: Int
  /// As an app reads it.
  var state = Recognizer.State.possible
  /// States that it has reached and not shown yet. From possible, the first one leaves it; while it waits for another
  /// recognizer, the second one is where it has come meanwhile (GR-34).
  var reached: [Reached] = []
  /// Ids of the touches that it follows, lifted ones included.
  var touches: [Int32] = []

  // What its machine remembers.
  /// Where and when the first touch landed, on the screen.
  var start = Point.zero
  var startTime = Time.zero
  var tapsDone = 0
  /// The most fingers that were down at once since the last tap.
  var mostFingers = 0
  /// A lift was seen since the fingers came down: no further finger may come.
  var isLifting = false
  /// Where the centroid was when enough fingers were down; what translation counts from.
  var origin: Point?
  /// The distance between two fingers, or their direction in radians, that scale and rotation count from.
  var baseline: Double?
  var lastAngle = 0.0
  /// The newest samples, those of the last tenth of a second; a slice, because the oldest leave it one by one.
  var samples: ArraySlice<MotionSample> = []

  // What it asked.
  /// Recognizers whose delegates make it wait, found by asking (GR-33).
  var dynamicRequirements: [RecognizerID] = []
  var askedAboutRequirements: [RecognizerID] = []
  var waitsFor: [RecognizerID] = []

  var reading = Reading()

  struct Reached: Sendable, Equatable {
    let state: Recognizer.State
    let reason: StateReason
  }

  struct MotionSample: Sendable, Equatable {
    let point: Point
    let time: Time
  }

  /// It may still act or fail.
  var isUndecided: Bool { state == .possible }
  var isActing: Bool { state.isActing }
  var isOver: Bool { state.isOver }
  /// It is over, and nobody who waited for it to fail is held up by it.
  var hasFailed: Bool { state == .failed || state == .cancelled }

  /// GR-34: what it waited for has failed. A pan counts from where the finger is now.
  mutating func free(from other: RecognizerID) {
    reached[0] = Reached(state: reached[0].state, reason: .requirementFailed(other))
    guard kind == .pan || kind == .screenEdgePan, let last = samples.last else { return }
    origin = last.point
    reading.translation = .zero
  }
}

extension Recognizer.State {
  var isActing: Bool { self == .began || self == .changed }
  /// The recognizer neither acts nor may still do so.
  var isOver: Bool { self != .possible && !isActing }
}
