/// UIScrollView (SV-1 ... SV-8): its pan and pinch are ordinary recognizers, and a private one delays content touches.
extension Scene {
  private func flag(_ property: Property, _ view: ViewID) -> Bool {
    viewValue(property, view) == .bool(true)
  }

  /// A scroll view's own recognizers take part only where they have something to do.
  func isSystemRecognizerActive(_ id: RecognizerID, _ view: ViewID) -> Bool {
    switch recognizers[id.row].kind {
    case .pan: flag(.isScrollEnabled, view)
    case .swipe: flag(.canEditRows, view)
    case .pinch: viewValue(.minimumZoomScale, view) != viewValue(.maximumZoomScale, view)
    default: flag(.delaysContentTouches, view) && flag(.isScrollEnabled, view)
    }
  }

  /// UIScrollView.isTracking: a finger is down that its pan follows, whether it scrolls already or not.
  func isTracking(scrollView view: ViewID) -> Bool {
    activity.attempts.contains { attempt in
      attempt.view == view && attempt.kind == .pan && recognizers[attempt.id.row].isSystem && !attempt.isOver
        && activity.touches.contains { $0.isDown && attempt.touches.contains($0.id) }
    }
  }

  /// The directions in which there is something to scroll.
  func scrollableAxes(of view: ViewID) -> (x: Bool, y: Bool) {
    let size = views[view.row].bounds.size
    let range = offsetRange(of: view)
    return (
      range.maxX > range.minX
        || (flag(.alwaysBounceHorizontal, view) && flag(.bounces, view) && size.width > 0),
      range.maxY > range.minY
        || (flag(.alwaysBounceVertical, view) && flag(.bounces, view) && size.height > 0)
    )
  }

  /// Where contentOffset may be: the content with its insets never leaves the view. `contentInset` holds top, left,
  /// bottom and right.
  private func offsetRange(of view: ViewID) -> Rect {
    let size = views[view.row].bounds.size
    var content = Size.zero
    if case .size(let size) = viewValue(.contentSize, view) { content = size }
    var inset = Rect(0, 0, 0, 0)
    if case .rect(let rect) = viewValue(.contentInset, view) { inset = rect }
    let (top, left, bottom, right) = (inset.minX, inset.minY, inset.size.width, inset.size.height)
    return Rect(
      -left, -top, max(0, content.width + right + left - size.width),
      max(0, content.height + bottom + top - size.height))
  }

  /// SV-6, SV-7: once content tracks the touch, scrolling needs canCancelContentTouches and touchesShouldCancel.
  func scrollViewShouldBegin(_ id: RecognizerID) -> (answer: Bool, rule: RuleID, asked: ViewID)? {
    if recognizers[id.row].kind == .swipe { return rowShouldSwipe(id) }
    guard recognizers[id.row].kind == .pan || recognizers[id.row].kind == .pinch,
      let scrollView = recognizers[id.row].view,
      let attempt = activity.attempts.first(where: { $0.id == id })
    else { return nil }
    for touch in activity.touches where attempt.touches.contains(touch.id) && touch.isOpenForView {
      guard let content = touch.view, content != scrollView else { continue }
      if !flag(.canCancelContentTouches, scrollView) { return (false, .sv6, scrollView) }
      let answer =
        overrides[.view(scrollView)]?.touchesShouldCancel ?? !views[content.row].viewClass.isControl
      if !answer { return (false, .sv6, scrollView) }
      return (true, .sv6, scrollView)
    }
    return nil
  }

  /// SV-3: a scroll view whose touchesShouldBegin says no keeps the touch from its content.
  func scrollViewRefusing(_ view: ViewID) -> ViewID? {
    if overrides.isEmpty { return nil }
    return ancestry(of: view).dropFirst().first { overrides[.view($0)]?.touchesShouldBegin == false }
  }

  /// Scrolls with the pan.
  mutating func followSystemRecognizer(_ id: RecognizerID, _ state: Recognizer.State, _ trace: inout Trace) {
    if recognizers[id.row].kind == .swipe { return offerDeletion(id, &trace) }
    guard recognizers[id.row].kind == .pan, let view = recognizers[id.row].view,
      let attempt = activity.attempts.first(where: { $0.id == id })
    else { return }
    switch state {
    case .possible, .failed: break
    case .began:
      activity.scrollings.append(scrolling(of: view, attempt))
      callDelegate("scrollViewWillBeginDragging:", of: view, .sv8, &trace)
      scroll(view, by: attempt.reading.translation, &trace)
    case .changed: scroll(view, by: attempt.reading.translation, &trace)
    case .ended, .cancelled:
      activity.scrollings.removeAll { $0.view == view }
      callDelegate("scrollViewDidEndDragging:willDecelerate:", of: view, .sv8, &trace)
      if flag(.isPagingEnabled, view) { snapToPage(view, &trace) }
    }
  }

  private mutating func scroll(_ view: ViewID, by translation: Point, _ trace: inout Trace) {
    guard let scrolling = activity.scrollings.first(where: { $0.view == view }) else { return }
    let start = scrolling.startOffset
    let range = offsetRange(of: view)
    setOffset(
      Point(
        scrolling.scrollsX ? min(max(start.x - translation.x, range.minX), range.maxX) : start.x,
        scrolling.scrollsY ? min(max(start.y - translation.y, range.minY), range.maxY) : start.y),
      of: view, &trace)
  }

  /// isDirectionalLockEnabled: who begins to drag in one direction scrolls in no other, except from a true diagonal.
  private func scrolling(of view: ViewID, _ attempt: Attempt) -> Scrolling {
    let axes = scrollableAxes(of: view)
    var isWide = false
    var isHigh = false
    if flag(.isDirectionalLockEnabled, view),
      let touch = activity.touches.first(where: { attempt.touches.contains($0.id) })
    {
      let travel = touch.location - touch.start
      isWide = abs(travel.x) > abs(travel.y)
      isHigh = abs(travel.y) > abs(travel.x)
    }
    return Scrolling(
      view: view, startOffset: views[view.row].bounds.origin, scrollsX: axes.x && !isHigh,
      scrollsY: axes.y && !isWide)
  }

  private mutating func snapToPage(_ view: ViewID, _ trace: inout Trace) {
    let bounds = views[view.row].bounds
    let range = offsetRange(of: view)
    func snap(_ offset: Double, _ page: Double, _ most: Double) -> Double {
      page > 0 ? min(max((offset / page).rounded() * page, 0), most) : offset
    }
    setOffset(
      Point(
        snap(bounds.origin.x, bounds.size.width, range.maxX),
        snap(bounds.origin.y, bounds.size.height, range.maxY)),
      of: view, &trace)
  }

  private mutating func setOffset(_ offset: Point, of view: ViewID, _ trace: inout Trace) {
    if offset == views[view.row].bounds.origin { return }
    views[view.row].bounds.origin = offset
    trace.post(.propertyChanged(.view(view), .contentOffset, to: .point(offset)), .sv8)
    callDelegate("scrollViewDidScroll:", of: view, .sv8, &trace)
  }

  /// The delegate of a scroll view, table or collection is the nearest controller up the chain.
  mutating func callDelegate(_ selector: String, of view: ViewID, _ rule: RuleID, _ trace: inout Trace) {
    guard let controller = nearestController(of: view) else { return }
    trace.post(.delegateCalled(.controller(controller), selector: selector, of: view), rule)
  }
}
