/// UITapGestureRecognizer: `numberOfTapsRequired` taps with exactly `numberOfTouchesRequired` fingers; acts when the
/// last finger of the last tap lifts.
extension Attempt {
  mutating func handleTap(_ phase: TouchPhase, _ view: inout MachineView) -> [Decision] {
    switch phase {
    case .began: tapBegan(&view)
    case .moved: tapMoved(view)
    case .ended: tapEnded(&view)
    case .cancelled: []
    }
  }

  private mutating func tapBegan(_ view: inout MachineView) -> [Decision] {
    if !reached.isEmpty { return [] }
    let needed = view.recognizer.numberOfTouchesRequired
    if view.down.count > needed { return [.fail(.tooManyFingers(view.down.count, limit: needed))] }
    if isLifting { return [.fail(.tooManyFingers(view.down.count + 1, limit: needed))] }
    if mostFingers == 0 {
      view.stop(.tapGap(id))
      view.start(.tapDuration(id), after: view.settings.tapMaxDuration, isLimit: true)
    }
    if tapsDone == 0 { reading.location = view.centroid ?? start }
    mostFingers = view.down.count
    if tapsDone > 0 {
      for touch in view.changed {
        let distance = touch.start.distance(to: start)
        let limit = view.settings.tapMaxMovement + Double(needed - 1) * Gesture.fingerSpacing
        if distance > limit { return [.fail(.nextTapTooFar(distance, limit: view.settings.tapMaxMovement))] }
      }
    }
    return []
  }

  private func tapMoved(_ view: MachineView) -> [Decision] {
    if !reached.isEmpty { return [] }
    let limit = view.settings.tapMaxMovement
    for touch in view.changed {
      let distance = touch.location.distance(to: touch.start)
      if distance > limit { return [.fail(.movedTooFar(distance, limit: limit))] }
    }
    return []
  }

  private mutating func tapEnded(_ view: inout MachineView) -> [Decision] {
    if !reached.isEmpty { return [] }
    isLifting = true
    if !view.down.isEmpty { return [] }
    view.stop(.tapDuration(id))
    let needed = view.recognizer.numberOfTouchesRequired
    if mostFingers < needed { return [.fail(.tooFewFingers(mostFingers, needed: needed))] }
    tapsDone += 1
    mostFingers = 0
    isLifting = false
    if tapsDone >= view.recognizer.numberOfTapsRequired {
      return [.reach(.ended, .tapped(count: tapsDone, fingers: needed))]
    }
    view.start(.tapGap(id), after: view.settings.tapMaxGap, isLimit: true)
    return []
  }
}
