/// UIPinchGestureRecognizer and UIRotationGestureRecognizer: two fingers, measured from one to the other. What the
/// hysteresis takes is not counted, so that scale begins near 1 and rotation near 0.
extension Attempt {
  mutating func handlePinch(_ phase: TouchPhase, _ view: inout MachineView) -> [Decision] {
    handleTwoFingers(phase, &view) { attempt, view in
      let distance = view.down[0].location.distance(to: view.down[1].location)
      guard let baseline = attempt.baseline else {
        attempt.baseline = max(distance, 0.001) / attempt.reading.scale
        return nil
      }
      if attempt.isActing || !attempt.reached.isEmpty {
        attempt.reading.scale = distance / baseline
        return .reach(.changed, .spread(distance - baseline))
      }
      let hysteresis = view.settings.pinchHysteresis
      guard abs(distance - baseline) > hysteresis else { return nil }
      let start = max(baseline + (distance > baseline ? hysteresis : -hysteresis), 0.001)
      attempt.baseline = start
      attempt.reading.scale = distance / start
      return .reach(.began, .spread(distance - baseline))
    }
  }

  mutating func handleRotation(_ phase: TouchPhase, _ view: inout MachineView) -> [Decision] {
    handleTwoFingers(phase, &view) { attempt, view in
      let angle = Trigonometry.angle(view.down[1].location - view.down[0].location)
      guard let baseline = attempt.baseline else {
        attempt.baseline = angle - attempt.reading.rotation
        attempt.lastAngle = angle
        return nil
      }
      // Follows full turns: the way from the last angle is the short one.
      var step = angle - attempt.lastAngle
      if step > .pi { step -= 2 * .pi }
      if step < -.pi { step += 2 * .pi }
      let turned = attempt.lastAngle + step - baseline
      attempt.lastAngle += step
      if attempt.isActing || !attempt.reached.isEmpty {
        attempt.reading.rotation = turned
        return .reach(.changed, .turned(turned * 180 / .pi))
      }
      let hysteresis = view.settings.rotationHysteresis * .pi / 180
      guard abs(turned) > hysteresis else { return nil }
      attempt.baseline = baseline + (turned > 0 ? hysteresis : -hysteresis)
      attempt.reading.rotation = turned + (turned > 0 ? -hysteresis : hysteresis)
      return .reach(.began, .turned(turned * 180 / .pi))
    }
  }

  private mutating func handleTwoFingers(
    _ phase: TouchPhase, _ view: inout MachineView,
    measure: (inout Attempt, MachineView) -> Decision?
  ) -> [Decision] {
    switch phase {
    case .began:
      if view.down.count > 2 {
        view.ignored += view.changed.suffix(view.down.count - 2)
        return []
      }
      if view.down.count == 2 {
        baseline = nil
        _ = measure(&self, view)
      }
      return []
    case .moved:
      guard view.down.count == 2 else { return [] }
      return measure(&self, view).map { [$0] } ?? []
    case .ended:
      if !view.down.isEmpty {
        baseline = nil
        return []
      }
      return [isActing || !reached.isEmpty ? .reach(.ended, .lifted) : .fail(.liftedBeforeRecognition)]
    case .cancelled: return []
    }
  }
}
