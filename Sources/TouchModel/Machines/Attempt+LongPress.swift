/// UILongPressGestureRecognizer: after `numberOfTapsRequired` taps, exactly the required fingers stay for
/// `minimumPressDuration`, moving no more than `allowableMovement` points.
extension Attempt {
  mutating func handleLongPress(_ phase: TouchPhase, _ view: inout MachineView) -> [Decision] {
    switch phase {
    case .began: longPressBegan(&view)
    case .moved: longPressMoved(view)
    case .ended: longPressEnded(&view)
    case .cancelled: []
    }
  }

  private var isHolding: Bool { isActing || !reached.isEmpty }

  private mutating func longPressBegan(_ view: inout MachineView) -> [Decision] {
    let needed = view.recognizer.numberOfTouchesRequired
    if isHolding {
      view.ignored += view.changed
      return []
    }
    if view.down.count > needed { return [.fail(.tooManyFingers(view.down.count, limit: needed))] }
    if isLifting { return [.fail(.tooManyFingers(view.down.count + 1, limit: needed))] }
    view.stop(.tapGap(id))
    mostFingers = max(mostFingers, view.down.count)
    if tapsDone < view.recognizer.numberOfTapsRequired {
      if mostFingers == view.changed.count {
        view.start(.tapDuration(id), after: view.settings.tapMaxDuration, isLimit: true)
      }
    } else if view.down.count == needed {
      view.start(.longPress(id), after: view.recognizer.minimumPressDuration, isLimit: false)
    }
    return []
  }

  private func longPressMoved(_ view: MachineView) -> [Decision] {
    if isHolding { return [.reach(.changed, .moved(0))] }
    let limit =
      tapsDone < view.recognizer.numberOfTapsRequired
      ? view.settings.tapMaxMovement : view.recognizer.allowableMovement
    for touch in view.changed {
      let distance = touch.location.distance(to: touch.start)
      if distance > limit { return [.fail(.movedTooFar(distance, limit: limit))] }
    }
    return []
  }

  private mutating func longPressEnded(_ view: inout MachineView) -> [Decision] {
    if isHolding { return [.reach(.ended, .lifted)] }
    let recognizer = view.recognizer
    if tapsDone >= recognizer.numberOfTapsRequired {
      return [
        .fail(
          .liftedTooEarly(
            view.now - (view.changed.first?.startTime ?? startTime), needed: recognizer.minimumPressDuration))
      ]
    }
    isLifting = true
    if !view.down.isEmpty { return [] }
    view.stop(.tapDuration(id))
    let needed = recognizer.numberOfTouchesRequired
    if mostFingers < needed { return [.fail(.tooFewFingers(mostFingers, needed: needed))] }
    tapsDone += 1
    mostFingers = 0
    isLifting = false
    view.start(.tapGap(id), after: view.settings.tapMaxGap, isLimit: true)
    return []
  }
}
