/// UIPanGestureRecognizer, and the shared part of UIScreenEdgePanGestureRecognizer.
extension Attempt {
  mutating func handlePan(_ phase: TouchPhase, _ view: inout MachineView) -> [Decision] {
    switch phase {
    case .began: panBegan(&view)
    case .moved: panMoved(view)
    case .ended: panEnded(view)
    case .cancelled: []
    }
  }

  /// Fingers beyond the most that are allowed are ignored.
  private mutating func panBegan(_ view: inout MachineView) -> [Decision] {
    if let most = view.recognizer.maximumNumberOfTouches, view.down.count > most {
      let extra = view.changed.suffix(view.down.count - most)
      view.ignored += extra
      view.down.removeAll { extra.contains($0) }
      if extra.count == view.changed.count { return [] }
    }
    recenter(view)
    return []
  }

  private mutating func panMoved(_ view: MachineView) -> [Decision] {
    guard let center = view.centroid, let origin else { return [] }
    addSample(center, view.now)
    let travel = center - origin
    if isActing || !reached.isEmpty {
      updatePan(center)
      return [.reach(.changed, .moved(max(abs(travel.x), abs(travel.y))))]
    }
    let hysteresis = view.settings.panHysteresis
    guard (view.axes.x && abs(travel.x) >= hysteresis) || (view.axes.y && abs(travel.y) >= hysteresis),
      view.down.count >= view.recognizer.numberOfTouchesRequired
    else { return [] }
    self.origin = Point(
      origin.x + min(max(travel.x, -hysteresis), hysteresis),
      origin.y + min(max(travel.y, -hysteresis), hysteresis))
    updatePan(center)
    return [.reach(.began, .moved(max(abs(travel.x), abs(travel.y))))]
  }

  private mutating func panEnded(_ view: MachineView) -> [Decision] {
    if !view.down.isEmpty {
      recenter(view)
      return []
    }
    return [isActing || !reached.isEmpty ? .reach(.ended, .lifted) : .fail(panFailure(view))]
  }

  /// Why it was not a pan: too short, along no axis that moves, or with too few fingers.
  private func panFailure(_ view: MachineView) -> StateReason {
    guard let origin, let last = samples.last?.point else { return .liftedBeforeRecognition }
    let travel = Point(abs(last.x - origin.x), abs(last.y - origin.y))
    let hysteresis = view.settings.panHysteresis
    let farthest = max(travel.x, travel.y)
    if farthest < hysteresis { return .movedTooLittle(farthest, needed: hysteresis) }
    if !view.axes.x && !view.axes.y { return .nothingToScroll(self.view) }
    let along = max(view.axes.x ? travel.x : 0, view.axes.y ? travel.y : 0)
    return along < hysteresis ? .wrongDirection : .liftedBeforeRecognition
  }

  /// A finger more or less moves the middle without any travel; before it has begun, a pan starts over.
  private mutating func recenter(_ view: MachineView) {
    guard let center = view.centroid else { return }
    if isActing || !reached.isEmpty, let origin, let last = samples.last?.point {
      self.origin = center - (last - origin)
    } else {
      origin = center
    }
    samples = [MotionSample(point: center, time: view.now)]
  }

  mutating func updatePan(_ center: Point) {
    guard let origin else { return }
    reading.translation = center - origin
    reading.location = center
  }

  /// Velocity is measured over the last tenth of a second.
  private mutating func addSample(_ point: Point, _ time: Time) {
    samples.append(MotionSample(point: point, time: time))
    let window = Time(seconds: 0.1)
    samples = samples.drop { time - $0.time > window }
    guard let first = samples.first, time > first.time else { return }
    let seconds = (time - first.time).seconds
    reading.velocity = Point((point.x - first.point.x) / seconds, (point.y - first.point.y) / seconds)
  }

  /// Starts within a narrow strip at one of its edges, with the first finger only.
  mutating func handleEdgePan(_ phase: TouchPhase, _ view: inout MachineView) -> [Decision] {
    guard phase == .began else { return handlePan(phase, &view) }
    if touches.count > view.changed.count || view.changed.count > 1 {
      if !isActing && reached.isEmpty { return [.fail(.tooManyFingers(view.down.count, limit: 1))] }
      view.ignored += view.changed
      return []
    }
    guard let touch = view.changed.first, touchesEdge(touch.start, view) else { return [.fail(.notAtEdge)] }
    recenter(view)
    return []
  }

  private func touchesEdge(_ point: Point, _ view: MachineView) -> Bool {
    let width = view.settings.edgeWidth
    let edges = view.recognizer.edges
    return (edges.contains(.left) && point.x < view.screen.minX + width)
      || (edges.contains(.right) && point.x >= view.screen.maxX - width)
      || (edges.contains(.top) && point.y < view.screen.minY + width)
      || (edges.contains(.bottom) && point.y >= view.screen.maxY - width)
  }
}
