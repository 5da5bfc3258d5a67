/// Navigation and tab bar controllers. Their views are built as UIKit builds them: a layout container view that holds a
/// transition view, with the children's views in wrapper views, and the bar in front.
extension Scene {
  static let navigationBarHeight = 44.0
  static let tabBarHeight = 49.0

  /// Puts a controller into a new navigation controller, or several into a new tab bar controller, which takes the
  /// place of the first one.
  @discardableResult
  public mutating func embed(
    _ children: [ControllerID], in kind: Controller.Kind, named name: String
  ) throws(SceneError) -> ControllerID {
    try checkFree(name)
    for part in ["view", "bar", "transition"] { try checkFree(name + "." + part) }
    for child in children {
      let it = controllers[child.row]
      if let parent = it.parent {
        throw .alreadyEmbedded(it.name, container: controllers[parent.row].name)
      }
      if let presenter = it.presenter { throw .inUse(it.name, by: controllers[presenter.row].name) }
    }
    guard let first = children.first else { return ControllerID(0) }
    let old = controllers[first.row].view
    for (index, child) in children.enumerated().dropFirst() {
      let it = controllers[child.row]
      if children[..<index].contains(child) { throw .namedTwice(it.name) }
      if isView(old, inside: it.view) { throw .wouldContainItself(it.name) }
    }
    let superview = views[old.row].superview
    let sibling = views[old.row].previousSibling
    let frame = frame(of: old)
    let view = insertView(name + ".view", .layoutContainerView, frame, into: nil)
    for child in children { unlink(controllers[child.row].view) }
    if let superview {
      let stillThere = sibling.map { views[$0.row].superview == superview } ?? false
      link(view, into: superview, at: sibling.flatMap { stillThere ? .above($0) : nil } ?? .back)
    }
    let id = insertController(name, kind, view: view)
    let transition = insertView(
      name + ".transition", kind == .tabs ? .transitionView : .navigationTransitionView, .init(0, 0, 0, 0),
      into: view)
    let bar = insertView(
      name + ".bar", kind == .tabs ? .tabBar : .navigationBar, .init(0, 0, 0, 0), into: view)
    controllers[id.row].transition = transition
    controllers[id.row].bar = bar
    controllers[id.row].children = children
    for child in children { controllers[child.row].parent = id }
    showCurrentChild(of: id)
    layoutParts(of: view)
    return id
  }

  /// Pushes a controller onto a navigation controller; makes it, with `NAME.view`, where there is none of that name.
  @discardableResult
  public mutating func push(
    _ name: String, onto navigation: ControllerID
  ) throws(SceneError) -> ControllerID {
    guard controllers[navigation.row].kind == .navigation else {
      throw .wrongKind(controllers[navigation.row].name, expected: "a navigation controller")
    }
    let id: ControllerID
    if case .controller(let known) = ids[name] {
      let it = controllers[known.row]
      if let parent = it.parent { throw .alreadyEmbedded(name, container: controllers[parent.row].name) }
      if isBuiltIn(.controller(known)) { throw .builtIn(name) }
      if known == navigation { throw .wouldContainItself(name) }
      if isView(controllers[navigation.row].view, inside: it.view) { throw .wouldContainItself(name) }
      if let presenter = it.presenter { throw .inUse(name, by: controllers[presenter.row].name) }
      unlink(it.view)
      id = known
    } else {
      try checkFree(name)
      try checkFree(name + ".view")
      let size = views[controllers[navigation.row].view.row].bounds.size
      let view = insertView(name + ".view", .view, Rect(origin: .zero, size: size), into: nil)
      id = insertController(name, .plain, view: view)
    }
    hideCurrentChild(of: navigation)
    controllers[navigation.row].children.append(id)
    controllers[id.row].parent = navigation
    showCurrentChild(of: navigation)
    layoutParts(of: controllers[navigation.row].view)
    return id
  }

  /// Pops the top controller, whose view leaves the window. It stays in the scene, outside every hierarchy.
  @discardableResult
  public mutating func pop(_ navigation: ControllerID) throws(SceneError) -> ControllerID {
    guard controllers[navigation.row].kind == .navigation else {
      throw .wrongKind(controllers[navigation.row].name, expected: "a navigation controller")
    }
    let children = controllers[navigation.row].children
    guard children.count > 1, let top = children.last else {
      throw .lastOfStack(controllers[navigation.row].name)
    }
    hideCurrentChild(of: navigation)
    controllers[navigation.row].children.removeLast()
    controllers[top.row].parent = nil
    showCurrentChild(of: navigation)
    layoutParts(of: controllers[navigation.row].view)
    return top
  }

  /// Brings another tab on screen.
  mutating func select(_ index: Int, of tabs: ControllerID) {
    hideCurrentChild(of: tabs)
    controllers[tabs.row].selectedIndex = index
    showCurrentChild(of: tabs)
    layoutParts(of: controllers[tabs.row].view)
  }

  /// The child whose view is on screen: the top of a stack, the selected tab.
  public func currentChild(of container: ControllerID) -> ControllerID? {
    let it = controllers[container.row]
    switch it.kind {
    case .plain: return nil
    case .navigation: return it.children.last
    case .tabs: return it.children.indices.contains(it.selectedIndex) ? it.children[it.selectedIndex] : nil
    }
  }

  private mutating func showCurrentChild(of container: ControllerID) {
    guard let child = currentChild(of: container), let transition = controllers[container.row].transition
    else { return }
    let wrapper = insertView(
      controllers[child.row].name + ".wrapper", .viewControllerWrapperView, .init(0, 0, 0, 0),
      into: transition)
    link(controllers[child.row].view, into: wrapper, at: .front)
  }

  private mutating func hideCurrentChild(of container: ControllerID) {
    guard let child = currentChild(of: container) else { return }
    let view = controllers[child.row].view
    guard let wrapper = views[view.row].superview else { return }
    unlink(view)
    unlink(wrapper)
    ids[name(of: wrapper)] = nil
    views[wrapper.row].flags.insert(.removed)
  }

  /// Keeps UIKit's private views, the bar and the current child's view in step with a container's view.
  mutating func layoutParts(of view: ViewID) {
    guard let id = rootViewOwners[view], let transition = controllers[id.row].transition else { return }
    let size = views[view.row].bounds.size
    let full = Rect(origin: .zero, size: size)
    place(transition, full)
    for wrapper in subviews(of: transition) {
      place(wrapper, full)
      for child in subviews(of: wrapper) {
        place(child, full)
        layoutParts(of: child)
      }
    }
    guard let bar = controllers[id.row].bar else { return }
    switch controllers[id.row].kind {
    case .plain: break
    case .navigation: place(bar, Rect(0, 0, size.width, min(Scene.navigationBarHeight, size.height)))
    case .tabs:
      let height = min(Scene.tabBarHeight, size.height)
      place(bar, Rect(0, size.height - height, size.width, height))
    }
  }

  private mutating func place(_ view: ViewID, _ frame: Rect) {
    views[view.row].bounds.size = frame.size
    views[view.row].center = frame.center
  }
}
