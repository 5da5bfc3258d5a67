import TouchModel

/// The hit-test walk.
extension Wording {
  func hitTestHeading(_ point: Point, _ finger: Finger?) -> Phrase {
    if let finger { return "Hit test at \(point) for finger \(Int(finger.number))" }
    return "Hit test at \(point)"
  }

  func sameWalk(_ point: Point, _ finger: Finger?, _ time: Time, _ view: ViewID?) -> Phrase {
    let start = hitTestHeading(point, finger)
    guard let view else { return "\(start), \(time): the same walk, nobody again" }
    return "\(start), \(time): the same walk, \(name(view)) again"
  }

  /// A view that contains the point, and lets its subviews try.
  func contains(_ view: ViewID, _ point: Point) -> Phrase {
    if hasOwnPointInside(view) { return "\(named(view)) says yes to \(point): its own pointInside" }
    return "\(named(view)) contains \(point)"
  }

  /// A view that contains the point and has nothing inside that could answer.
  func containsAndIsHit(_ view: ViewID, _ point: Point) -> Phrase {
    "\(contains(view, point)): the hit view"
  }

  func answersItself(_ view: ViewID) -> Phrase { "\(name(view)) answers itself: no subview does" }
  func passedThrough(_ view: ViewID) -> Phrase {
    "\(name(view)) lets the touch through: its own hitTest gives nil where the answer is \(name(view)) itself"
  }
  func passesOn(_ view: ViewID, _ found: ViewID) -> Phrase { "\(name(view)) answers \(name(found))" }

  func overridden(_ view: ViewID, _ found: ViewID?) -> Phrase {
    guard let found else { return "\(named(view))  its own hitTest answers nil" }
    return "\(named(view))  its own hitTest answers \(found == view ? "itself" : name(found))"
  }

  func refused(_ view: ViewID, _ refusal: HitRefusal) -> Phrase { "\(named(view))  \(words(refusal))" }

  func words(_ refusal: HitRefusal) -> Phrase {
    switch refusal {
    case .interactionDisabled: "isUserInteractionEnabled is off"
    case .hidden: "hidden"
    case .alpha(let alpha): "alpha \(Double(alpha.description) ?? Double(alpha)) counts as below 0.01"
    case .disabledControl: "isEnabled is off: a disabled control is passed over"
    case .animating: "in an animation that does not allow interaction"
    }
  }

  /// Why the point is not inside, with the edge that decides.
  func outside(_ view: ViewID, _ point: Point) -> Phrase {
    if hasOwnPointInside(view) { return "\(named(view))  its own pointInside says no to \(point)" }
    let bounds = scene.views[view.row].bounds
    if bounds.size.width == 0 || bounds.size.height == 0 {
      return "\(named(view))  is \(bounds.size.width) x \(bounds.size.height): it contains nothing"
    }
    return "\(named(view))  \(edges(of: view, point) ?? "does not contain \(point)")"
  }

  /// The edges that a point of the view lies beyond; nil where it is inside.
  func edges(of view: ViewID, _ point: Point) -> Phrase? {
    let bounds = scene.views[view.row].bounds
    let x = side(
      "x", point.x, bounds.minX, bounds.maxX, "before the left edge", "past the right edge", "right")
    let y = side(
      "y", point.y, bounds.minY, bounds.maxY, "above the top edge", "below the bottom edge", "bottom")
    guard let x else { return y }
    return y.map { "\(x), and \($0)" } ?? x
  }

  /// As `outside`, where a subview lies under the finger all the same.
  func outside(_ view: ViewID, _ point: Point, missing inner: ViewID) -> Phrase {
    "\(outside(view, point)); its subview \(name(inner)) is not asked"
  }

  private func side(
    _ axis: Phrase, _ value: Double, _ low: Double, _ high: Double, _ before: Phrase, _ past: Phrase,
    _ edge: Phrase
  ) -> Phrase? {
    if value < low { return "\(axis) \(value) is \(low - value) \(before) \(low)" }
    if value == high { return "\(axis) \(value) is on the \(edge) edge, which is just outside" }
    if value > high { return "\(axis) \(value) is \(value - high) \(past) \(high)" }
    return nil
  }

  private func hasOwnPointInside(_ view: ViewID) -> Bool {
    scene.views[view.row].flags.contains(.overridesHitTesting)
      && scene.overrides[.view(view)]?.pointInside != nil
  }

  func noWindowAnswers() -> Phrase { "no window answers: the touch goes to nobody" }

  func samePass(_ number: Int, _ calls: Int) -> Phrase {
    "\(ordinal(number)) pass: the same \(count(calls, "call", "calls")) again"
  }
  func partOfPass(_ number: Int, _ calls: Int, in window: ViewID) -> Phrase {
    "\(ordinal(number)) pass, in \(name(window)) alone: \(calls) of these calls again"
  }
  func otherPass(_ number: Int, _ calls: Int) -> Phrase {
    "\(ordinal(number)) pass: \(count(calls, "call", "calls"))"
  }
  func passHeading(_ number: Int) -> Phrase { "\(ordinal(number)) pass" }

  private func ordinal(_ number: Int) -> Phrase {
    switch number {
    case 1: "first"
    case 2: "second"
    case 3: "third"
    default: "\(number)th"
    }
  }

  func path(_ views: [ViewID]) -> Phrase { "hit path: \(chain(views.map { .object(.view($0)) }))" }
}
