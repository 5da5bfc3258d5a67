/// UIControl's own reaction to touches (UC-1 ... UC-10).
extension Scene {
  mutating func track(
    _ phase: TouchPhase, _ ids: [Int32], control: ViewID, isOwn: Bool, _ trace: inout Trace
  ) {
    if !isOwn {
      if phase == .began, let touch = activity.touches.first(where: { ids.contains($0.id) }),
        let view = touch.view
      {
        trace.post(.trackingRefused(control, .touchOfSubview(view)), .rc17)
      }
      return
    }
    if phase == .began {
      if activity.trackings.contains(where: { $0.control == control }) { return }
      if let touch = activity.touches.first(where: { ids.contains($0.id) }) {
        beginTracking(touch, control, &trace)
      }
      return
    }
    guard
      let place = activity.trackings.firstIndex(where: { $0.control == control && ids.contains($0.touch) })
    else { return }
    let touch = activity.touches.first { $0.id == activity.trackings[place].touch }
    switch phase {
    case .began: break
    case .moved: if let touch { continueTracking(place, touch, &trace) }
    case .ended: if let touch { endTracking(place, touch, &trace) }
    case .cancelled: cancelTracking(place, &trace)
    }
  }

  private mutating func beginTracking(_ touch: Touch, _ control: ViewID, _ trace: inout Trace) {
    let point = convertFromScreen(touch.location, to: control)
    let answer = overrides[.view(control)]?.beginTracking ?? wantsTracking(control, at: point)
    trace.post(.trackingCalled(control, .begin, answer: answer), .uc1)
    if !answer {
      trace.post(.trackingRefused(control, .beginTrackingSaidNo), .uc5)
      return
    }
    var tracking = Tracking(control: control, touch: touch.id)
    tracking.startValue = currentValue(of: control)
    activity.trackings.append(tracking)
    trace.post(.propertyChanged(.view(control), .isTracking, to: .bool(true)), .uc1)
    trace.post(.propertyChanged(.view(control), .isHighlighted, to: .bool(true)), .uc1)
    sendActions(for: .touchDown, of: control, rule: .uc1, &trace)
    if touch.tapCount >= 2 { sendActions(for: .touchDownRepeat, of: control, rule: .uc1, &trace) }
  }

  private mutating func continueTracking(_ place: Int, _ touch: Touch, _ trace: inout Trace) {
    let control = activity.trackings[place].control
    let answer = overrides[.view(control)]?.continueTracking ?? true
    trace.post(.trackingCalled(control, .continue, answer: answer), .uc2)
    if !answer {
      stopTracking(place, rule: .uc5, &trace)
      return
    }
    let isInside = updateInside(place, touch, &trace)
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside, of: control, rule: .uc2, &trace)
    dragValue(of: control, touch, &trace)
  }

  private mutating func endTracking(_ place: Int, _ touch: Touch, _ trace: inout Trace) {
    let tracking = activity.trackings[place]
    let control = tracking.control
    let isInside = updateInside(place, touch, &trace)
    trace.post(.trackingCalled(control, .end, answer: true), .uc3)
    trace.post(.propertyChanged(.view(control), .isTracking, to: .bool(false)), .uc3)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, of: control, rule: .uc3, &trace)
    finishValue(of: control, touch, isInside: isInside, &trace)
    trace.post(.propertyChanged(.view(control), .isHighlighted, to: .bool(false)), .uc3)
    activity.trackings.removeAll { $0 == tracking || $0.control == control }
  }

  private mutating func cancelTracking(_ place: Int, _ trace: inout Trace) {
    let control = activity.trackings[place].control
    trace.post(.trackingCalled(control, .cancel, answer: true), .uc4)
    stopTracking(place, rule: .uc4, &trace)
    sendActions(for: .touchCancel, of: control, rule: .uc4, &trace)
  }

  private mutating func stopTracking(_ place: Int, rule: RuleID, _ trace: inout Trace) {
    let control = activity.trackings[place].control
    activity.trackings.remove(at: place)
    trace.post(.propertyChanged(.view(control), .isTracking, to: .bool(false)), rule)
    trace.post(.propertyChanged(.view(control), .isHighlighted, to: .bool(false)), rule)
  }

  /// RC-18: a subclass that kept the end of its touch to itself leaves nothing behind once the touch is over.
  mutating func forgetTrackings(_ trace: inout Trace) {
    if activity.trackings.isEmpty && activity.highlights.isEmpty { return }
    let open = activity.touches.filter(\.isOpenForView).map(\.id)
    activity.highlights.removeAll { !open.contains($0.touch) }
    while let place = activity.trackings.firstIndex(where: { !open.contains($0.touch) }) {
      trace.cause = -1
      stopTracking(place, rule: .rc18, &trace)
    }
  }

  /// UC-6: the bounds enlarged on every side; entering and leaving are events of their own.
  private mutating func updateInside(_ place: Int, _ touch: Touch, _ trace: inout Trace) -> Bool {
    let control = activity.trackings[place].control
    let area = views[control.row].bounds.inset(by: -settings.trackingOutset)
    let isInside = area.contains(convertFromScreen(touch.location, to: control))
    if isInside != activity.trackings[place].isTouchInside {
      activity.trackings[place].isTouchInside = isInside
      activity.trackings[place].isHighlighted = isInside
      trace.post(.propertyChanged(.view(control), .isHighlighted, to: .bool(isInside)), .uc6)
      sendActions(for: isInside ? .touchDragEnter : .touchDragExit, of: control, rule: .uc2, &trace)
    }
    return isInside
  }

  /// UIControl.sendActions(for:): each matching pair in order (UC-11, UC-12).
  mutating func sendActions(
    for event: ControlEvent, of control: ViewID, rule: RuleID, _ trace: inout Trace
  ) {
    let pairs = targets(of: control).filter { $0.events & event.rawValue != 0 }
    let outer = trace.cause
    trace.cause = trace.post(.controlEventSent(control, event, pairs: pairs.count), rule)
    defer { trace.cause = outer }
    for pair in pairs {
      if let object = pair.target.object {
        send(pair.target.action, from: .view(control), to: object, .direct, nil, .uc11, &trace)
      } else {
        sendAlongChain(pair.target.action, from: .view(control), start: control, nil, .rc23, &trace)
      }
    }
  }
}
