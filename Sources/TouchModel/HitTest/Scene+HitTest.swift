/// Hit-testing (HT-2 ... HT-11) as one loop. A view that contains the point answers with itself at the latest, so the
/// walk goes down without a way back, except out of views whose hitTest passes touches through.
extension Scene {
  /// Where the walk goes on when a view has passed the touch through.
  private struct Return {
    var view: Int32
    var point: Point
    var nextChild: Int32
    var depth: Int
  }

  private enum Entry {
    /// nil, on to the next sibling.
    case declined
    /// Its subviews are asked next.
    case inside
    /// An overridden hitTest has the answer.
    case answered(ViewID)
  }

  /// What `hitTest` of a window, or of any view, answers for a point in the coordinates of its superview (of the screen,
  /// for a window).
  func hitTest<Log: HitLog>(_ start: ViewID, at outer: Point, _ log: inout Log) -> ViewID? {
    views.withRows { rows in
      var returns: [Return] = []
      var current = start.index
      var point = convert(outer, into: start)
      var depth = 0
      switch enter(rows, current, point, depth, &log) {
      case .declined: return nil
      case .answered(let view): return view
      case .inside: break
      }
      var child = rows[Int(current)].lastSubviewIndex
      while true {
        if child >= 0 {
          let place = convert(rows, point, into: child)
          switch enter(rows, child, place, depth + 1, &log) {
          case .declined:
            child = rows[Int(child)].previousSiblingIndex
          case .answered(let view):
            unwind(rows, from: child, to: start.index, depth, view, &log)
            return view
          case .inside:
            if rows[Int(child)].flags.contains(.overridesHitTesting) && passesThrough(child) {
              let next = rows[Int(child)].previousSiblingIndex
              returns.append(Return(view: current, point: point, nextChild: next, depth: depth))
            }
            current = child
            point = place
            depth += 1
            child = rows[Int(current)].lastSubviewIndex
          }
          continue
        }
        let view = ViewID(Int(current))
        if rows[Int(current)].flags.contains(.overridesHitTesting) && passesThrough(current) {
          log.answered(view, .passedThrough, depth, .ht11)
          guard let last = returns.popLast() else { return nil }
          current = last.view
          point = last.point
          depth = last.depth
          child = last.nextChild
          continue
        }
        log.answered(view, .itself, depth, rows[Int(current)].viewClass == .dimmingView ? .ht28 : .ht5)
        unwind(rows, from: current, to: start.index, depth - 1, view, &log)
        return view
      }
    }
  }

  /// hitTest of one view up to its subviews.
  @inline(__always)
  private func enter<Log: HitLog>(
    _ rows: UnsafeBufferPointer<View>, _ index: Int32, _ point: Point, _ depth: Int, _ log: inout Log
  ) -> Entry {
    let flags = rows[Int(index)].flags
    let view = ViewID(Int(index))
    log.called(view, point, depth)
    if flags.contains(.overridesHitTesting), let entry = overriddenHitTest(view, depth, &log) { return entry }
    if !flags.isDisjoint(with: .refusing) || rows[Int(index)].isTooTransparent {
      refuse(view, depth, &log)
      return .declined
    }
    let isInside: Bool
    if flags.contains(.overridesHitTesting), let own = overrides[.view(view)]?.pointInside {
      isInside = pointInside(view, point, own)
      log.asked(view, point, depth, isInside, .ht11)
    } else {
      isInside = rows[Int(index)].bounds.contains(point)
      log.asked(view, point, depth, isInside, flags.contains(.transformed) ? .ht7 : .ht6)
    }
    if !isInside {
      log.answered(view, .outside, depth, rows[Int(index)].firstSubviewIndex < 0 ? .ht4 : .ht8)
      return .declined
    }
    if rows[Int(index)].viewClass == .dimmingView, let other = passthroughView(behind: view, at: point) {
      log.answered(view, .overridden(other), depth, .ht30)
      return .answered(other)
    }
    return .inside
  }

  /// Says the first thing that makes it refuse.
  private func refuse<Log: HitLog>(_ view: ViewID, _ depth: Int, _ log: inout Log) {
    if Log.self == SilentHitLog.self { return }
    guard let (refusal, rule) = hitRefusals(of: view).first else { return }
    log.answered(view, .refused(refusal), depth, rule)
  }

  private func overriddenHitTest<Log: HitLog>(
    _ view: ViewID, _ depth: Int, _ log: inout Log
  ) -> Entry? {
    let answer: ViewID?
    switch overrides[.view(view)]?.hitTest {
    case nil, .passthrough: return nil
    case .answersNil: answer = nil
    case .answersSelf: answer = view
    case .answers(let other): answer = isAlive(.view(other)) ? other : nil
    }
    log.answered(view, .overridden(answer), depth, .ht11)
    return answer.map { .answered($0) } ?? .declined
  }

  private func passesThrough(_ index: Int32) -> Bool {
    overrides[.view(ViewID(Int(index)))]?.hitTest == .passthrough
  }

  /// A point of the superview in the coordinates of a child; the common case is two subtractions.
  @inline(__always)
  private func convert(_ rows: UnsafeBufferPointer<View>, _ p: Point, into index: Int32) -> Point {
    if rows[Int(index)].flags.contains(.transformed) { return convert(p, into: ViewID(Int(index))) }
    let center = rows[Int(index)].center
    let bounds = rows[Int(index)].bounds
    return Point(
      p.x - (center.x - bounds.size.width * 0.5) + bounds.origin.x,
      p.y - (center.y - bounds.size.height * 0.5) + bounds.origin.y)
  }

  /// Every view from the superview of `child` up to the start returns what its subview found.
  private func unwind<Log: HitLog>(
    _ rows: UnsafeBufferPointer<View>, from child: Int32, to start: Int32, _ depth: Int, _ found: ViewID,
    _ log: inout Log
  ) {
    if Log.self == SilentHitLog.self { return }
    var child = child
    var depth = depth
    while child != start {
      let parent = rows[Int(child)].superviewIndex
      log.answered(ViewID(Int(parent)), .subview(ViewID(Int(child)), found: found), depth, .ht5)
      child = parent
      depth -= 1
    }
  }

  /// UIView.point(inside:) of one view alone, for a point in its own coordinates: the override, or bounds.
  public func pointInside(_ view: ViewID, _ point: Point) -> Bool {
    guard let own = overrides[.view(view)]?.pointInside else { return views[view.row].bounds.contains(point) }
    return pointInside(view, point, own)
  }

  private func pointInside(_ view: ViewID, _ point: Point, _ own: Overrides.PointInside) -> Bool {
    let bounds = views[view.row].bounds
    switch own {
    case .always: return true
    case .never: return false
    case .inset(let distance): return bounds.inset(by: distance).contains(point)
    case .circle:
      return point.distance(to: bounds.center) < min(bounds.size.width, bounds.size.height) / 2
    case .subviews: return isInsideSomeSubview(of: view, point)
    }
  }

  /// Some subview that can be hit contains the point by its own pointInside, which may ask its subviews in turn.
  private func isInsideSomeSubview(of view: ViewID, _ point: Point) -> Bool {
    var open = [(view, point)]
    while let (parent, point) = open.popLast() {
      for child in subviews(of: parent) {
        let it = views[child.row]
        guard it.flags.isDisjoint(with: .refusing), !it.isTooTransparent else { continue }
        let place = convert(point, into: child)
        if overrides[.view(child)]?.pointInside == .subviews {
          open.append((child, place))
        } else if pointInside(child, place) {
          return true
        }
      }
    }
    return false
  }

  /// HT-30: the passthrough view of a popover that takes a touch on the popover's dimming view.
  private func passthroughView(behind dimming: ViewID, at point: Point) -> ViewID? {
    guard let controller = presentation(ofDimming: dimming), controllers[controller.row].style == .popover
    else { return nil }
    let screen = convertToScreen(point, from: dimming)
    var silent = SilentHitLog()
    for view in controllers[controller.row].passthroughViews where isAlive(.view(view)) {
      guard let superview = views[view.row].superview, window(of: view) != nil else { continue }
      if let found = hitTest(view, at: convertFromScreen(screen, to: superview), &silent) { return found }
    }
    return nil
  }

  /// The presented controller whose dimming view this is.
  func presentation(ofDimming view: ViewID) -> ControllerID? {
    (0..<controllers.count).lazy.map(ControllerID.init).first {
      controllers[$0.row].dimmingView == view && controllers[$0.row].presenter != nil
    }
  }
}
