/// A control that follows a touch (UC-1).
struct Tracking: Sendable, Equatable {
  let control: ViewID
  let touch: Int32
  var isTouchInside = true
  var isHighlighted = true
  /// A slider's knob or a switch is being dragged: where it was taken, and its value then.
  var startValue = 0.0
  var hasChangedValue = false
}

/// A scroll view that follows its pan (SV-8).
struct Scrolling: Sendable, Equatable {
  let view: ViewID
  let startOffset: Point
}

extension Activity {
  /// isTracking, isTouchInside or isHighlighted of a control, cell or scroll view.
  func controlFlag(_ property: Property, _ view: ViewID) -> Bool {
    if property == .isHighlighted && highlightedCells.contains(view) { return true }
    if property == .isTracking && scrollings.contains(where: { $0.view == view }) { return true }
    guard let tracking = trackings.first(where: { $0.control == view }) else { return false }
    switch property {
    case .isTracking: return true
    case .isTouchInside: return tracking.isTouchInside
    case .isHighlighted: return tracking.isHighlighted
    default: return false
    }
  }
}
