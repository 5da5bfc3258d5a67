/// What is under way: the clock, the fingers that are down, and the recognizers and controls at work. A run is nothing
/// but changes of this and facts about them.
public struct Activity: Sendable, Equatable {
  /// Now.
  public internal(set) var clock = Time.zero
  /// The designated first responder of the key window (RC-21).
  public internal(set) var firstResponder: ObjectID?

  init() {}

  /// The fingers that are down.
  public var fingersDown: FingerSet { FingerSet() }

  /// A recognizer's run-time property: while it is at work the current value, afterwards the last one.
  func reading(_ property: Property, of id: RecognizerID, _ kind: Recognizer.Kind) -> PropertyValue? {
    switch property {
    case .state: .state(.possible)
    default: nil
    }
  }

  /// isTracking, isTouchInside or isHighlighted of a control, cell or scroll view.
  func controlFlag(_ property: Property, _ view: ViewID) -> Bool { false }
}
