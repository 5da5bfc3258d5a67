import TouchModel

extension Obstacle {
  /// What one would try against this obstacle, for a touch at `point` that should reach `goal`. Not all of them work.
  func edits(toReach goal: ViewID, at point: Point, in scene: Scene) -> [Edit] {
    switch kind {
    case .inNoWindow: scene.editsShowing(view)
    case .refused(let refusal): [Edit.undoing(refusal, of: view)]
    case .outside(let miss): scene.editsEnlarging(view, miss, toReach: goal, at: point)
    case .ownPointInside: [.restorePointInside(view), .pointInside(view, .always)]
    case .ownHitTest: [.restoreHitTest(view)]
    case .passesThrough: [.restoreHitTest(view)]
    case .windowInFront(let found): scene.editsAgainst(window: view, found, goal)
    case .inFront(let covered, let found): scene.editsAgainst(view, found, inFrontOf: covered, goal)
    case .subview(let found): scene.editsSilencing(view, found)
    case .elsewhere: []
    case .finger(let refusal):
      switch refusal {
      case .multipleTouchOff: [.set(.isMultipleTouchEnabled, .bool(true), of: .view(view))]
      case .othersActive: [.set(.isExclusiveTouch, .bool(false), of: .view(view))]
      case .exclusiveElsewhere(let holder): [.set(.isExclusiveTouch, .bool(false), of: .view(holder))]
      }
    }
  }
}

extension Edit {
  static func undoing(_ refusal: HitRefusal, of view: ViewID) -> Edit {
    switch refusal {
    case .interactionDisabled: .set(.isUserInteractionEnabled, .bool(true), of: .view(view))
    case .hidden: .set(.isHidden, .bool(false), of: .view(view))
    case .alpha: .set(.alpha, .number(1), of: .view(view))
    case .disabledControl: .set(.isEnabled, .bool(true), of: .view(view))
    case .animating: .set(.isAnimating, .bool(false), of: .view(view))
    }
  }
}

extension Scene {
  /// Brings the top of a hierarchy that is in no window back on screen: another tab, or the end of a presentation.
  fileprivate func editsShowing(_ top: ViewID) -> [Edit] {
    var edits: [Edit] = []
    for id in livingControllers {
      let it = controllers[id.row]
      if let index = it.children.firstIndex(where: { controllers[$0.row].view == top }) {
        switch it.kind {
        case .tabs: edits.append(.set(.selectedIndex, .number(Double(index)), of: .controller(id)))
        case .navigation: edits.append(.pop(id))
        case .plain: break
        }
      }
      if it.presenter != nil, detachedView(by: id)?.view == top { edits.append(.dismiss(id)) }
    }
    return edits
  }

  fileprivate func editsAgainst(window: ViewID, _ found: ViewID, _ goal: ViewID) -> [Edit] {
    var edits = editsSilencing(window, found)
    guard let own = self.window(of: goal) else { return edits }
    if windowLevel(of: own) == windowLevel(of: window) { edits.append(.bringToFront(own)) }
    edits.append(.set(.windowLevel, .number(windowLevel(of: window) + 1), of: .view(own)))
    edits.append(.set(.isHidden, .bool(true), of: .view(window)))
    return edits
  }

  fileprivate func editsAgainst(
    _ cover: ViewID, _ found: ViewID, inFrontOf covered: ViewID, _ goal: ViewID
  ) -> [Edit] {
    var edits: [Edit] = []
    if let controller = presentation(of: cover) { edits.append(.dismiss(controller)) }
    if !views[covered.row].viewClass.isPrivate, !views[cover.row].viewClass.isPrivate {
      let isFrontMost = views[cover.row].nextSibling == nil
      edits.append(isFrontMost ? .bringToFront(covered) : .moveAbove(covered, cover))
      if !isFrontMost { edits.append(.bringToFront(covered)) }
      if covered == goal, isContentView(cover) { edits.append(.move(goal, to: cover)) }
    }
    return edits + editsSilencing(cover, found)
  }

  /// Lets the touch through one view, or through the one found in it.
  fileprivate func editsSilencing(_ cover: ViewID, _ found: ViewID) -> [Edit] {
    var edits: [Edit] = []
    for view in found == cover ? [cover] : [found, cover] where !views[view.row].viewClass.isPrivate {
      switch overrides[.view(view)]?.hitTest {
      case .answersSelf, .answers: edits.append(.restoreHitTest(view))
      case nil where isAlive(.view(view)): edits.append(.hitTest(view, .passthrough))
      case nil, .passthrough, .answersNil: break
      }
      if overrides[.view(view)]?.pointInside != nil { edits.append(.restorePointInside(view)) }
      edits.append(.set(.isUserInteractionEnabled, .bool(false), of: .view(view)))
    }
    return edits
  }

  /// A plain view straight in a cell, as a cell's content view is.
  func isContentView(_ view: ViewID) -> Bool {
    guard views[view.row].viewClass == .view, let cell = views[view.row].superview else { return false }
    return [.tableViewCell, .collectionViewCell].contains(views[cell.row].viewClass)
  }

  /// The presented controller whose private view this is.
  func presentation(of view: ViewID) -> ControllerID? {
    livingControllers.first { controllers[$0.row].presentationView == view }
  }

  // MARK: Geometry

  fileprivate func editsEnlarging(
    _ view: ViewID, _ miss: Miss, toReach goal: ViewID, at point: Point
  ) -> [Edit] {
    let frame = frameHolding(view, miss, goal, point).map { Edit.set(.frame, .rect($0), of: .view(view)) }
    if miss.isEmpty, let frame { return [frame] }
    var edits: [Edit] = []
    if let inset = insetNeeded(view, at: point) {
      if view != goal { edits.append(.pointInside(view, .subviews)) }
      edits.append(.pointInside(view, .inset(-inset)))
    }
    if let frame { edits.append(frame) }
    return edits
  }

  /// By how much bounds have to grow on every side to hold the point, in whole points.
  private func insetNeeded(_ view: ViewID, at point: Point) -> Double? {
    let own = convertFromScreen(point, to: view)
    let bounds = views[view.row].bounds
    guard own.x.isFinite, own.y.isFinite, abs(own.x) < 1e6, abs(own.y) < 1e6 else { return nil }
    let before = max(bounds.minX - own.x, bounds.minY - own.y).rounded(.up)
    let behind = max(own.x - bounds.maxX, own.y - bounds.maxY).rounded(.down) + 1
    return max(before, behind, 1)
  }

  /// The frame that holds the point and, for a view around the goal, all of the goal. Of a view around the goal only
  /// the right and bottom edges move, so that what is in it stays where it is.
  private func frameHolding(_ view: ViewID, _ miss: Miss, _ goal: ViewID, _ point: Point) -> Rect? {
    guard miss.isOnScreen, let superview = views[view.row].superview else { return nil }
    let place = convertFromScreen(point, to: superview)
    let frame = self.frame(of: view)
    var right = max(frame.maxX, place.x.rounded(.down) + 1)
    var bottom = max(frame.maxY, place.y.rounded(.down) + 1)
    var left = min(frame.minX, place.x.rounded(.down))
    var top = min(frame.minY, place.y.rounded(.down))
    guard [left, top, right, bottom].allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
    if view != goal {
      if left < frame.minX || top < frame.minY { return nil }
      let bounds = views[goal.row].bounds
      let corner = convert(Point(bounds.maxX, bounds.maxY), from: goal, to: superview)
      right = max(right, corner.x)
      bottom = max(bottom, corner.y)
      left = frame.minX
      top = frame.minY
    }
    return Rect(left, top, right - left, bottom - top)
  }
}
