/// UIView.gestureRecognizerShouldBegin of the touched view: how controls keep ancestors' recognizers from taking their
/// own gesture (UC-20, UC-21).
extension Scene {
  /// nil where the view has nothing to say: it lets the recognizer begin.
  func viewShouldBegin(_ view: ViewID, _ id: RecognizerID) -> (answer: Bool, rule: RuleID, asked: ViewID)? {
    if let own = overrides[.view(view)]?.gestureRecognizerShouldBegin { return (own, .gr20, view) }
    let recognizer = recognizers[id.row]
    if recognizer.view == view { return nil }
    switch views[view.row].viewClass {
    case .button, .switch, .stepper, .segmentedControl, .pageControl:
      if recognizer.kind == .tap && recognizer.numberOfTapsRequired == 1
        && recognizer.numberOfTouchesRequired == 1
      {
        return (false, .uc21, view)
      }
      let isDrag = views[view.row].viewClass == .switch && recognizer.kind == .pan
      return isDrag && movesKnob(id, of: view) ? (false, .uc20, view) : nil
    case .slider:
      return recognizer.kind == .swipe && movesKnob(id, of: view) ? (false, .uc20, view) : nil
    default: return nil
    }
  }

  /// The finger landed on the control's knob, where it was then, and has gone along the control rather than across it.
  private func movesKnob(_ id: RecognizerID, of control: ViewID) -> Bool {
    guard let attempt = activity.attempts.first(where: { $0.id == id }),
      let touch = activity.touches.first(where: { attempt.touches.contains($0.id) })
    else { return false }
    let start = convertFromScreen(touch.start, to: control)
    let travel = convertFromScreen(touch.location, to: control) - start
    let value = activity.trackings.first { $0.control == control }?.startValue ?? currentValue(of: control)
    return isOnKnob(control, at: start, value: value) && abs(travel.x) >= abs(travel.y)
  }
}
