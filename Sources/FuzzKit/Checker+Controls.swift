import TouchModel

extension Checker {
  /// What is known of a control since it began to track.
  struct ControlBook {
    /// touchDown was sent, and neither a touchUp nor touchCancel since.
    var isDown = false
    var isCancelled = false
  }

  /// The own touches method of a view was called.
  mutating func readControlTouch(_ view: ViewID, _ phase: TouchPhase) {
    let isDisabled = before.views.count > view.row && !before.views[view.row].isEnabled
    if phase == .began && isDisabled && !wasDelayed(view) { fail(.disabledHearsNothing) }
  }

  /// A touch that landed before the control was disabled comes late where a recognizer held it back.
  private func wasDelayed(_ view: ViewID) -> Bool {
    fingers.contains { $0.hitView == view && $0.wasWithheld }
  }

  mutating func readControlTracking(_ view: ViewID, _ method: TrackingMethod, _ answer: Bool) {
    switch method {
    case .begin: if answer { controls[view] = ControlBook() }
    case .continue:
      if !answer { controls[view] = nil }
    case .end:
      if controls[view]?.isDown == false { fail(.oneTouchUp) }
    case .cancel: controls[view]?.isCancelled = true
    }
  }

  mutating func readControlEvent(_ view: ViewID, _ event: ControlEvent) {
    switch event {
    case .touchDown:
      if !tracking.contains(view) { fail(.trackingIsPaired) }
      if controls[view]?.isDown != false { fail(.oneTouchUp) }
      controls[view]?.isDown = true
    case .touchUpInside, .touchUpOutside:
      if controls[view]?.isCancelled != false { fail(.cancelledSendsNoUp) }
      endTouch(of: view)
    case .touchCancel:
      if controls[view]?.isCancelled != true { fail(.cancelledSendsNoUp) }
      endTouch(of: view)
    case .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit:
      if controls[view]?.isDown != true { fail(.oneTouchUp) }
    case .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit:
      break
    }
  }

  private mutating func endTouch(of view: ViewID) {
    if controls[view]?.isDown != true { fail(.oneTouchUp) }
    controls[view] = nil
  }

  mutating func finishControls(_ scene: Scene) {
    if !controls.isEmpty { fail(.oneTouchUp) }
    for row in 0..<scene.views.count {
      for property in [Property.isTracking, .isTouchInside, .isHighlighted]
      where scene.value(of: property, on: .view(ViewID(row))) == .bool(true) {
        fail(.tracksFingersOnly)
      }
    }
  }
}
