/// A control that follows a touch (UC-1).
struct Tracking: Sendable, Equatable {
  let control: ViewID
  let touch: Int32
  var isTouchInside = true
  var isHighlighted = true
  /// A slider's value when its knob was taken, and whether dragging has changed it since.
  var startValue = 0.0
  var hasChangedValue = false
  /// A switch is being dragged: lifting the finger no longer turns it over (UC-16).
  var isDragged = false
}

/// A scroll view that follows its pan (SV-8).
struct Scrolling: Sendable, Equatable {
  let view: ViewID
  let startOffset: Point
  /// Off for the direction that isDirectionalLockEnabled shuts out.
  let scrollsX: Bool
  let scrollsY: Bool
}

/// A row or item that a touch has highlighted (SV-12).
struct Highlight: Sendable, Equatable {
  let cell: ViewID
  let touch: Int32
}

extension Activity {
  /// isTracking, isTouchInside or isHighlighted of a control or cell.
  func controlFlag(_ property: Property, _ view: ViewID) -> Bool {
    if property == .isHighlighted && highlights.contains(where: { $0.cell == view }) { return true }
    guard let tracking = trackings.first(where: { $0.control == view }) else { return false }
    switch property {
    case .isTracking: return true
    case .isTouchInside: return tracking.isTouchInside
    case .isHighlighted: return tracking.isHighlighted
    default: return false
    }
  }
}
