/// Where a view goes among the subviews of its new superview.
public enum Placement: Hashable, Sendable {
  case front
  case back
  case above(ViewID)
  case below(ViewID)
}

extension Scene {
  /// Adds a view, by default filling `parent` and in front of its subviews. The frame is in the parent's coordinates.
  @discardableResult
  public mutating func add(
    _ name: String, _ viewClass: ViewClass = .view, className: String? = nil, to parent: ViewID,
    frame: Rect? = nil, at placement: Placement = .front
  ) throws(SceneError) -> ViewID {
    try checkFree(name)
    if let frame { try check(frame) }
    switch placement {
    case .front, .back: break
    case .above(let sibling), .below(let sibling):
      if views[sibling.row].superview != parent {
        throw .notSiblings(self.name(of: sibling), self.name(of: parent))
      }
    }
    let place = frame ?? Rect(origin: .zero, size: views[parent.row].bounds.size)
    let view = insertView(name, viewClass, place, into: parent, at: placement)
    if let className { changeDetail(of: view) { $0.className = className } }
    if viewClass.isScrollView { insertScrollRecognizers(of: view, name: name) }
    return view
  }

  /// Adds a window, in front of the others of its level. The frame is in screen coordinates and defaults to the
  /// frame of the first window.
  @discardableResult
  public mutating func addWindow(
    _ name: String, frame: Rect? = nil, level: Double = 0
  ) throws(SceneError) -> ViewID {
    try checkFree(name)
    if let frame { try check(frame) }
    let window = insertView(name, .window, frame ?? self.frame(of: Scene.window), into: nil)
    small.windows.append(window)
    if level != 0 { changeDetail(of: window) { $0.windowLevel = level } }
    return window
  }

  /// Moves a view and its subtree into another superview, in front; the frame's numbers stay.
  public mutating func move(
    _ view: ViewID, to parent: ViewID, at placement: Placement = .front
  ) throws(SceneError) {
    try checkMovable(view)
    if views[view.row].isWindow { throw .wrongKind(name(of: view), expected: "a view inside a window") }
    if isView(parent, inside: view) { throw .wouldContainItself(name(of: view)) }
    unlink(view)
    link(view, into: parent, at: placement)
  }

  /// Moves a view among its siblings.
  public mutating func reorder(_ view: ViewID, _ placement: Placement) throws(SceneError) {
    switch placement {
    case .front, .back: break
    case .above(let sibling), .below(let sibling):
      if sibling == view { throw .namedTwice(name(of: view)) }
      if views[sibling.row].superview != views[view.row].superview {
        throw .notSiblings(name(of: view), name(of: sibling))
      }
    }
    if views[view.row].isWindow {
      reorderWindow(view, placement)
      return
    }
    guard let parent = views[view.row].superview else { throw .notInHierarchy(name(of: view)) }
    unlink(view)
    link(view, into: parent, at: placement)
  }

  /// Removes a view with its subtree, their recognizers and the controllers whose root views they are.
  mutating func removeView(_ view: ViewID) throws(SceneError) {
    try checkMovable(view)
    let subtree = subtree(of: view)
    for inner in subtree where inner != view {
      if isBuiltIn(.view(inner)) { throw .inUse(name(of: view), by: name(of: inner)) }
    }
    for inner in subtree {
      guard let controller = rootViewOwners[inner] else { continue }
      if let other = firstDependent(of: controller, outside: subtree) {
        throw .inUse(name(of: view), by: name(of: other))
      }
    }
    unlink(view)
    small.windows.removeAll { $0 == view }
    discard(subtree)
  }

  /// Forgets views that are in no hierarchy any more, and what belongs to them.
  mutating func discard(_ subtree: [ViewID]) {
    for inner in subtree {
      for recognizer in attachments[inner] ?? [] { discardRecognizer(recognizer) }
      attachments[inner] = nil
      controlTargets[inner] = nil
      if let controller = rootViewOwners[inner] { forgetController(controller) }
      ids[name(of: inner)] = nil
      overrides[.view(inner)] = nil
      views[inner.row].flags.insert(.removed)
    }
  }

  /// A view that the user may move or remove: neither built in nor a part of something.
  func checkMovable(_ view: ViewID) throws(SceneError) {
    if isBuiltIn(.view(view)) { throw .builtIn(name(of: view)) }
    if let owner = owner(ofPart: .view(view)) {
      throw .belongsTo(part: name(of: view), owner: name(of: owner))
    }
    if let controller = rootViewOwners[view] {
      let it = controllers[controller.row]
      if it.parent != nil || it.presenter != nil {
        throw .belongsTo(part: name(of: view), owner: it.name)
      }
    }
  }

  func check(_ frame: Rect) throws(SceneError) {
    if frame.size.width < 0 || frame.size.height < 0 { throw .negativeSize }
    for n in [frame.minX, frame.minY, frame.size.width, frame.size.height] where !n.isFinite {
      throw .notFinite
    }
  }

  // MARK: Links

  mutating func insertView(
    _ name: String, _ viewClass: ViewClass, _ frame: Rect, into parent: ViewID?,
    at placement: Placement = .front
  ) -> ViewID {
    let id = ViewID(views.count)
    views.append(
      View(
        center: frame.center, bounds: Rect(origin: .zero, size: frame.size),
        flags: viewClass.interactsByDefault ? [] : .interactionDisabled, viewClass: viewClass))
    viewNames.append(name)
    ids[name] = .view(id)
    if viewClass.isControl { small.hasControls = true }
    if let parent { link(id, into: parent, at: placement) }
    return id
  }

  mutating func link(_ view: ViewID, into parent: ViewID, at placement: Placement) {
    let before: Int32
    switch placement {
    case .front: before = views[parent.row].lastSubviewIndex
    case .back: before = -1
    case .above(let sibling): before = sibling.index
    case .below(let sibling): before = views[sibling.row].previousSiblingIndex
    }
    let after = before < 0 ? views[parent.row].firstSubviewIndex : views[Int(before)].nextSiblingIndex
    views[view.row].superviewIndex = parent.index
    views[view.row].previousSiblingIndex = before
    views[view.row].nextSiblingIndex = after
    if before < 0 {
      views[parent.row].firstSubviewIndex = view.index
    } else {
      views[Int(before)].nextSiblingIndex = view.index
    }
    if after < 0 {
      views[parent.row].lastSubviewIndex = view.index
    } else {
      views[Int(after)].previousSiblingIndex = view.index
    }
  }

  mutating func unlink(_ view: ViewID) {
    let it = views[view.row]
    guard let parent = it.superview else { return }
    if it.previousSiblingIndex < 0 {
      views[parent.row].firstSubviewIndex = it.nextSiblingIndex
    } else {
      views[Int(it.previousSiblingIndex)].nextSiblingIndex = it.nextSiblingIndex
    }
    if it.nextSiblingIndex < 0 {
      views[parent.row].lastSubviewIndex = it.previousSiblingIndex
    } else {
      views[Int(it.nextSiblingIndex)].previousSiblingIndex = it.previousSiblingIndex
    }
    views[view.row].superviewIndex = -1
    views[view.row].previousSiblingIndex = -1
    views[view.row].nextSiblingIndex = -1
  }

  private mutating func reorderWindow(_ window: ViewID, _ placement: Placement) {
    small.windows.removeAll { $0 == window }
    switch placement {
    case .front: small.windows.append(window)
    case .back: small.windows.insert(window, at: 0)
    case .above(let other):
      small.windows.insert(window, at: (small.windows.firstIndex(of: other) ?? 0) + 1)
    case .below(let other):
      small.windows.insert(window, at: small.windows.firstIndex(of: other) ?? 0)
    }
  }
}
