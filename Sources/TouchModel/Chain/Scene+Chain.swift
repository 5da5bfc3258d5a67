extension Scene {
  /// The responder chain from an object to its end. A circle, which moving views after `override next` can make, ends
  /// the chain before it repeats.
  public func chain(from start: ObjectID) -> [Responder] {
    var chain: [Responder] = [.object(start)]
    var trail = ResponderTrail()
    _ = trail.visit(.object(start))
    while let last = chain.last, let next = next(of: last), trail.visit(next) { chain.append(next) }
    return chain
  }

  /// UIResponder.next.
  public func next(of responder: Responder) -> Responder? { nextAndRule(of: responder)?.next }

  /// UIResponder.next, and the rule that says so; nil at the end of the chain.
  public func nextAndRule(of responder: Responder) -> (next: Responder, rule: RuleID)? {
    switch responder {
    case .wrapper(.dropShadowView, let window): return (.wrapper(.transitionView, window: window), .rc4)
    case .wrapper(_, let window): return (.object(.view(window)), .rc4)
    case .object(let object):
      if !overrides.isEmpty, let next = overrides[object]?.next, isAlive(next) {
        return (.object(next), .rc9)
      }
      switch object {
      case .view(let view): return nextOfView(view)
      case .controller(let controller): return nextOfController(controller)
      case .windowScene: return (.object(.application), .rc7)
      case .application: return (.object(.appDelegate), .rc8)
      case .appDelegate, .recognizer: return nil
      }
    }
  }

  private func nextOfView(_ view: ViewID) -> (next: Responder, rule: RuleID)? {
    if let controller = rootViewOwners[view] { return (.object(.controller(controller)), .rc1) }
    if views[view.row].isWindow {
      return (.object(settings.iosVersion < 13 ? .application : .windowScene), .rc6)
    }
    return shownSuperview(of: view).map { (.object(.view($0)), .rc2) }
  }

  private func nextOfController(_ id: ControllerID) -> (next: Responder, rule: RuleID)? {
    let controller = controllers[id.row]
    if !controller.isRemoved, let superview = shownSuperview(of: controller.view) {
      if controller.presenter != nil { return (.object(.view(superview)), .rc5) }
      if views[superview.row].isWindow {
        let isWrapped = settings.wrappers && settings.iosVersion >= 13
        return (isWrapped ? .wrapper(.dropShadowView, window: superview) : .object(.view(superview)), .rc4)
      }
      return (.object(.view(superview)), .rc3)
    }
    return controller.presenter.map { (.object(.controller($0)), .rc5) }
  }

  /// The superview, past UIKit's private views unless `wrappers` shows them. A container's own view is always shown.
  private func shownSuperview(of view: ViewID) -> ViewID? {
    var current = views[view.row].superview
    while !settings.wrappers, let view = current, isConcealed(view) { current = views[view.row].superview }
    return current
  }

  /// One of UIKit's private views that is left out of the chain, the log and the tree while `wrappers` is off.
  public func isConcealed(_ view: ViewID) -> Bool {
    let viewClass = views[view.row].viewClass
    return viewClass.isPrivate && viewClass != .layoutContainerView && !settings.wrappers
  }

  /// The name of a responder as chains and logs print it: private views by their class while `wrappers` is on.
  public func name(of responder: Responder) -> String {
    switch responder {
    case .wrapper(let viewClass, _): viewClass.uikitName
    case .object(.view(let view)) where views[view.row].viewClass.isPrivate:
      settings.wrappers || views[view.row].viewClass != .layoutContainerView
        ? views[view.row].viewClass.uikitName : name(of: view)
    case .object(let object): name(of: object)
    }
  }
}
