extension Scene {
  public func controller(named name: String) -> ControllerID? { ids[name]?.controller }

  /// The controller whose root view this is.
  public func controller(ofRootView view: ViewID) -> ControllerID? { rootViewOwners[view] }

  /// The nearest controller up the chain: the delegate of tables and scroll views.
  public func nearestController(of view: ViewID) -> ControllerID? {
    for ancestor in ancestry(of: view) {
      if let controller = rootViewOwners[ancestor] { return controller }
    }
    return nil
  }

  @discardableResult
  mutating func insertController(
    _ name: String, _ kind: Controller.Kind, view: ViewID
  ) -> ControllerID {
    let id = ControllerID(controllers.count)
    controllers.append(Controller(name: name, kind: kind, view: view))
    rootViewOwners[view] = id
    ids[name] = .controller(id)
    return id
  }

  /// Makes a controller for a view: the root controller of its window where the view is directly in one, and a child
  /// elsewhere.
  @discardableResult
  public mutating func addController(
    _ name: String, className: String? = nil, for view: ViewID
  ) throws(SceneError) -> ControllerID {
    try checkFree(name)
    if let owner = rootViewOwners[view] {
      throw .alreadyHasController(view: self.name(of: view), controller: controllers[owner.row].name)
    }
    if let owner = owner(ofPart: .view(view)) {
      throw .belongsTo(part: self.name(of: view), owner: self.name(of: owner))
    }
    if views[view.row].isWindow {
      throw .wrongKind(self.name(of: view), expected: "a view inside a window")
    }
    let id = insertController(name, .plain, view: view)
    if let className { controllers[id.row].className = className }
    return id
  }

  /// A controller with a view of its own, `NAME.view`, in no hierarchy yet.
  private mutating func makeController(_ name: String, size: Size) -> ControllerID {
    let view = insertView(name + ".view", .view, Rect(origin: .zero, size: size), into: nil)
    return insertController(name, .plain, view: view)
  }

  // MARK: Presentation (HT-28 ... HT-30)

  /// Makes NAME with `NAME.view` and presents it from `presenter`, over everything that is in the window.
  @discardableResult
  public mutating func present(
    _ name: String, from presenter: ControllerID, style: Controller.PresentationStyle? = nil
  ) throws(SceneError) -> ControllerID {
    if let presented = controllers[presenter.row].presented {
      throw .alreadyPresenting(controllers[presenter.row].name, presented: controllers[presented.row].name)
    }
    guard let window = window(of: controllers[presenter.row].view) else {
      throw .notInHierarchy(controllers[presenter.row].name)
    }
    try checkFree(name)
    try checkFree(name + ".view")
    let style = style ?? (settings.iosVersion < 13 ? .fullScreen : .pageSheet)
    let size = views[window.row].bounds.size
    let id = makeController(name, size: size)
    let full = Rect(origin: .zero, size: size)
    let presentation = insertView(name + ".presentation", .transitionView, full, into: window)
    let dimming = insertView(name + ".dimming", .dimmingView, full, into: presentation)
    let view = controllers[id.row].view
    link(view, into: presentation, at: .front)
    let place = Scene.frame(of: style, in: size)
    views[view.row].bounds.size = place.size
    views[view.row].center = place.center
    controllers[id.row].presenter = presenter
    controllers[id.row].style = style
    controllers[id.row].presentationView = presentation
    controllers[id.row].dimmingView = dimming
    controllers[presenter.row].presented = id
    if style == .fullScreen { detachPresenter(presenter, of: id) }
    return id
  }

  /// Where a presented view stands. Apple publishes no numbers for sheets and popovers: a sheet leaves 54 points at the
  /// top, a popover is 240 by 240 in the middle; `set NAME.view frame` changes it.
  private static func frame(of style: Controller.PresentationStyle, in size: Size) -> Rect {
    switch style {
    case .fullScreen, .overFullScreen: Rect(origin: .zero, size: size)
    case .pageSheet:
      Rect(0, min(54, size.height), size.width, max(0, size.height - 54))
    case .popover:
      Rect(
        max(0, (size.width - 240) / 2), max(0, (size.height - 240) / 2), min(240, size.width),
        min(240, size.height))
    }
  }

  /// HT-29: a full-screen presentation takes the presenter's hierarchy out of the window.
  private mutating func detachPresenter(_ presenter: ControllerID, of presented: ControllerID) {
    var top = presenter
    while let parent = controllers[top.row].parent { top = parent }
    let view = controllers[controllers[top.row].presenter == nil ? top.row : presenter.row].view
    guard let superview = views[view.row].superview else { return }
    controllers[presented.row].detachedPresenterSuperview = superview
    controllers[presented.row].detachedPresenterSibling = views[view.row].previousSibling
    unlink(view)
  }

  /// Takes a presented controller, and what it presents itself, away again.
  public mutating func dismiss(_ id: ControllerID) throws(SceneError) {
    guard let presenter = controllers[id.row].presenter else {
      throw .notPresented(controllers[id.row].name)
    }
    if let further = controllers[id.row].presented { try dismiss(further) }
    if let superview = controllers[id.row].detachedPresenterSuperview {
      var top = presenter
      while let parent = controllers[top.row].parent { top = parent }
      let view = controllers[controllers[top.row].presenter == nil ? top.row : presenter.row].view
      let sibling = controllers[id.row].detachedPresenterSibling
      let isSiblingThere = sibling.map { views[$0.row].superview == superview } ?? false
      if views[view.row].superview == nil {
        link(view, into: superview, at: sibling.flatMap { isSiblingThere ? .above($0) : nil } ?? .back)
      }
    }
    controllers[presenter.row].presented = nil
    controllers[id.row].presenter = nil
    if let presentation = controllers[id.row].presentationView {
      for part in [controllers[id.row].dimmingView, presentation].compactMap({ $0 }) {
        ids[name(of: part)] = nil
        views[part.row].flags.insert(.removed)
      }
      let view = controllers[id.row].view
      unlink(view)
      unlink(presentation)
      discard(subtree(of: view))
    }
    forgetRemoved()
  }

  // MARK: Removal

  mutating func forgetController(_ id: ControllerID) {
    ids[controllers[id.row].name] = nil
    rootViewOwners[controllers[id.row].view] = nil
    overrides[.controller(id)] = nil
    controllers[id.row].isRemoved = true
  }

  /// Removing a controller leaves its view.
  mutating func removeController(_ id: ControllerID) throws(SceneError) {
    let it = controllers[id.row]
    if let other = firstDependent(of: id, outside: []) { throw .inUse(it.name, by: name(of: other)) }
    if let presenter = it.presenter { throw .inUse(it.name, by: controllers[presenter.row].name) }
    if let parent = it.parent { throw .inUse(it.name, by: controllers[parent.row].name) }
    forgetController(id)
  }

  /// Something outside `subtree` that stands or falls with this controller.
  func firstDependent(of id: ControllerID, outside subtree: [ViewID]) -> ObjectID? {
    let it = controllers[id.row]
    if let presented = it.presented { return .controller(presented) }
    return it.children.first { !subtree.contains(controllers[$0.row].view) }.map { .controller($0) }
  }
}
