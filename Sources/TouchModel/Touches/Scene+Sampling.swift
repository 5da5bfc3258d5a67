/// Taking a finger's sample in: the touch, its view for life, and who else receives it.
extension Scene {
  mutating func sampleTouch(_ sample: TouchSample, _ trace: inout Trace) {
    if case .down(let point) = sample.change {
      if !activity.isDown(sample.finger) { beginTouch(sample.finger, point, &trace) }
      return
    }
    guard let index = activity.touches.firstIndex(where: { $0.isDown && $0.finger == sample.finger })
    else { return }
    switch sample.change {
    case .down: break
    case .move(let point): moveTouch(index, point, &trace)
    case .up: endTouch(index, &trace)
    case .cancel: cancelTouch(index, &trace)
    }
  }

  private mutating func beginTouch(_ finger: Finger, _ point: Point, _ trace: inout Trace) {
    let isFirst = !activity.touches.contains { $0.isDown || $0.phaseNow != nil }
    if isFirst { activity.sequenceCount += 1 }
    activity.touchCount += 1
    let (count, origin) = activity.tapCount(at: point, settings)
    trace.cause = trace.post(.touchSampled(finger, .began, at: point, tapCount: count), .ev6)
    let hitView = hitView(at: point, for: finger, &trace)
    let window = hitView.flatMap { self.window(of: $0) }
    var touch = Touch(
      id: activity.touchCount, finger: finger, sequence: activity.sequenceCount, hitView: hitView,
      view: hitView,
      window: window, tapCount: count, start: point, tapOrigin: origin, location: point,
      previousLocation: point,
      startTime: activity.clock)
    touch.phaseNow = .began
    if let hitView {
      if trace.isRecording { trace.post(.chainFound(chain(from: .view(hitView)), finger), .rc2) }
      if let (refusal, rule) = refusal(of: touch, by: hitView) {
        trace.post(.touchRefused(finger, hitView, refusal), rule)
        touch.view = nil
        touch.isRefused = true
      } else {
        touch.pending = .began
      }
    }
    activity.touches.append(touch)
    if let hitView { offer(touch, to: hitView, &trace) }
  }

  /// EV-7, EV-8.
  private func refusal(of touch: Touch, by view: ViewID) -> (TouchRefusal, RuleID)? {
    let others = activity.touches.filter { $0.isDown && $0.window == touch.window && $0.hitView != nil }
    if others.isEmpty { return nil }
    if !views[view.row].isMultipleTouchEnabled,
      let first = others.first(where: { $0.hitView == view && !$0.isRefused })
    {
      return (.multipleTouchOff(first: first.finger), .ev7)
    }
    if views[view.row].isExclusiveTouch, let other = others.first(where: { $0.hitView != view }) {
      return (.othersActive(other.finger), .ev8)
    }
    for other in others {
      if let holder = other.view, holder != view, views[holder.row].isExclusiveTouch {
        return (.exclusiveElsewhere(holder), .ev8)
      }
    }
    return nil
  }

  private mutating func moveTouch(_ index: Int, _ point: Point, _ trace: inout Trace) {
    let touch = activity.touches[index]
    trace.post(.touchSampled(touch.finger, .moved, at: point, tapCount: touch.tapCount), .ev3)
    activity.touches[index].previousLocation = touch.location
    activity.touches[index].location = point
    activity.touches[index].phaseNow = .moved
    if point.distance(to: touch.start) > settings.tapMaxMovement {
      activity.touches[index].hasLeftTapArea = true
    }
    if touch.view != nil { activity.touches[index].pending.insert(.moved) }
  }

  private mutating func endTouch(_ index: Int, _ trace: inout Trace) {
    let touch = activity.touches[index]
    trace.post(.touchSampled(touch.finger, .ended, at: touch.location, tapCount: touch.tapCount), .ev1)
    activity.touches[index].isDown = false
    activity.touches[index].phaseNow = .ended
    if touch.view != nil { activity.touches[index].pending.insert(.ended) }
    activity.remember(touch, origin: touch.tapOrigin, settings)
  }

  /// The system takes one finger away (EV-9): a view that knew of it is told, one that did not never hears of it.
  mutating func cancelTouch(_ index: Int, _ trace: inout Trace) {
    let touch = activity.touches[index]
    trace.post(.touchSampled(touch.finger, .cancelled, at: touch.location, tapCount: touch.tapCount), .ev9)
    activity.touches[index].isDown = false
    activity.touches[index].phaseNow = .cancelled
    activity.touches[index].pending = touch.view != nil && touch.isOpenForView ? .cancelled : []
  }

  /// A phone call or a system gesture (EV-9).
  mutating func interrupt(_ trace: inout Trace) {
    trace.cause = trace.post(.interrupted, .ev9)
    for index in activity.touches.indices {
      activity.touches[index].phaseNow = nil
      if activity.touches[index].isDown { cancelTouch(index, &trace) }
    }
    if trace.isFull { return }
    callRecognizers(&trace)
    finishTurn(&trace)
  }
}
