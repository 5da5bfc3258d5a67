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
      if views[view.row].viewClass == .switch && recognizer.kind == .pan && startsOnKnob(id, of: view) {
        return (false, .uc20, view)
      }
      return nil
    case .slider:
      let isAlong = recognizer.kind == .swipe && !recognizer.direction.isDisjoint(with: [.left, .right])
      return isAlong && startsOnKnob(id, of: view) ? (false, .uc20, view) : nil
    default: return nil
    }
  }

  private func startsOnKnob(_ id: RecognizerID, of control: ViewID) -> Bool {
    guard let attempt = activity.attempts.first(where: { $0.id == id }) else { return false }
    return isOnKnob(control, at: convertFromScreen(attempt.start, to: control))
  }
}
