/// What a scene holds, for writers that list all of it.
extension Scene {
  /// Every window in the order of its age, whatever its level: the order that `bring` and `send` change.
  public var windowsByAge: [ViewID] { small.windows }

  /// The controllers that are still there, in the order in which they were made.
  public var livingControllers: [ControllerID] {
    (0..<controllers.count).map { ControllerID($0) }.filter { !controllers[$0.row].isRemoved }
  }

  /// The recognizers that are in a view, in the order in which they were attached.
  public var livingRecognizers: [RecognizerID] {
    (0..<recognizers.count).map { RecognizerID($0) }.filter { recognizers[$0.row].view != nil }
      .sorted { recognizers[$0.row].order < recognizers[$1.row].order }
  }

  /// The objects that respond to actions by `implement`, in no order.
  public var implementers: [ObjectID] { Array(implementations.entries.keys) }

  /// HT-29: the view that a full-screen presentation took out of its superview, with that superview.
  public func detachedView(by presented: ControllerID) -> (view: ViewID, superview: ViewID)? {
    let it = controllers[presented.row]
    guard let superview = it.detachedPresenterSuperview, let presenter = it.presenter else { return nil }
    var top = presenter
    while let parent = controllers[top.row].parent { top = parent }
    let view = controllers[controllers[top.row].presenter == nil ? top.row : presenter.row].view
    return views[view.row].superview == nil ? (view, superview) : nil
  }

  /// The view has all that `other` has in another scene: geometry, flags, class and details. Names, places in the
  /// hierarchy and overrides do not count.
  public func isAlike(_ view: ViewID, _ other: ViewID, in scene: Scene) -> Bool {
    let (a, b) = (views[view.row], scene.views[other.row])
    return a.center == b.center && a.bounds == b.bounds && a.alpha == b.alpha && a.viewClass == b.viewClass
      && a.flags.subtracting(.overridesHitTesting) == b.flags.subtracting(.overridesHitTesting)
      && details[view] == scene.details[other]
  }
}
