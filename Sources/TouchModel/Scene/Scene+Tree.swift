extension Scene {
  /// The subviews from back to front, in UIKit's order of `subviews`.
  public func subviews(of view: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    var next = views[view.row].firstSubview
    while let child = next {
      result.append(child)
      next = views[child.row].nextSibling
    }
    return result
  }

  /// The view and its superviews, innermost first.
  public func ancestry(of view: ViewID) -> [ViewID] {
    var result = [view]
    var next = views[view.row].superview
    while let view = next {
      result.append(view)
      next = views[view.row].superview
    }
    return result
  }

  /// The view and everything below it, each before its subviews, back to front.
  public func subtree(of view: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    var current = view
    while true {
      result.append(current)
      if let child = views[current.row].firstSubview {
        current = child
        continue
      }
      while current != view, views[current.row].nextSibling == nil {
        guard let parent = views[current.row].superview else { return result }
        current = parent
      }
      guard current != view, let next = views[current.row].nextSibling else { return result }
      current = next
    }
  }

  /// `ancestor` is the view itself or above it.
  public func isView(_ view: ViewID, inside ancestor: ViewID) -> Bool {
    var current: ViewID? = view
    while let view = current {
      if view == ancestor { return true }
      current = views[view.row].superview
    }
    return false
  }

  /// The top of the view's hierarchy: a window, or a view that is in none.
  public func top(of view: ViewID) -> ViewID {
    var current = view
    while let next = views[current.row].superview { current = next }
    return current
  }

  /// The window that holds the view; nil where it is in none.
  public func window(of view: ViewID) -> ViewID? {
    let top = top(of: view)
    return views[top.row].isWindow && !views[top.row].flags.contains(.removed) ? top : nil
  }

  /// Every window, from back to front: by level, then by age (HT-22).
  public var windows: [ViewID] {
    guard small.windows.count > 1 else { return small.windows }
    return small.windows.enumerated()
      .sorted { a, b in
        let (left, right) = (windowLevel(of: a.element), windowLevel(of: b.element))
        return left == right ? a.offset < b.offset : left < right
      }
      .map(\.element)
  }

  public func windowLevel(of window: ViewID) -> Double { details[window]?.windowLevel ?? 0 }

  func detail(of view: ViewID) -> ViewDetail { details[view] ?? ViewDetail() }

  /// Changes what few views have, and keeps the flag that says so.
  mutating func changeDetail(of view: ViewID, _ change: (inout ViewDetail) -> Void) {
    var detail = detail(of: view)
    change(&detail)
    details[view] = detail == ViewDetail() ? nil : detail
    let isTransformed = detail.transform != .identity || detail.anchorPoint != Point(0.5, 0.5)
    if views[view.row].flags.contains(.transformed) != isTransformed {
      views[view.row].flags.formSymmetricDifference(.transformed)
    }
  }
}
