/// Single questions of hit-testing, for explanations: what one view answers, and all that makes it refuse.
extension Scene {
  /// What `hitTest` of one view answers for a point in its superview's coordinates (the screen's, for a window).
  public func hitTestAnswer(of view: ViewID, at outer: Point) -> ViewID? {
    var silent = SilentHitLog()
    return hitTest(view, at: outer, &silent)
  }

  /// Everything that makes `hitTest` of this view answer nil before pointInside is asked, in the order in which it is
  /// looked at (HT-2, HT-3, HT-12, HT-14).
  public func hitRefusals(of view: ViewID) -> [(refusal: HitRefusal, rule: RuleID)] {
    let it = views[view.row]
    var refusals: [(refusal: HitRefusal, rule: RuleID)] = []
    if !it.isUserInteractionEnabled { refusals.append((.interactionDisabled, .ht2)) }
    if it.isHidden { refusals.append((.hidden, .ht2)) }
    if it.isTooTransparent { refusals.append((.alpha(it.alpha), .ht3)) }
    if !it.isEnabled { refusals.append((.disabledControl, .ht12)) }
    if it.flags.contains(.animating) { refusals.append((.animating, .ht14)) }
    return refusals
  }

  /// The view's class starts with interaction on (section 1.1).
  public func interactsByDefault(_ view: ViewID) -> Bool { views[view.row].viewClass.interactsByDefault }
}

extension Scene {
  /// A control or a recognizer was ever added: something there may want a touch and not get it.
  public var hasWantingViews: Bool { small.hasControls || small.attachmentCount > 0 }

  /// Draws nothing outside its bounds.
  public func clipsDrawing(_ view: ViewID) -> Bool {
    let properties = details.isEmpty ? nil : details[view]?.properties
    if properties?[.masksToBounds] == .bool(true) { return true }
    guard let own = properties?[.clipsToBounds] else { return views[view.row].viewClass.isScrollView }
    return own == .bool(true)
  }
}
