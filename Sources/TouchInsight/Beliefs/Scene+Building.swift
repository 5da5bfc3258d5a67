import TouchModel

/// Short forms for the scenes of examples.
extension Scene {
  @discardableResult
  mutating func put(
    _ name: String, _ viewClass: ViewClass, in parent: ViewID = Scene.root,
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) throws -> ViewID {
    try add(name, viewClass, to: parent, frame: Rect(x, y, width, height))
  }

  /// A plain view.
  @discardableResult
  mutating func put(
    _ name: String, in parent: ViewID = Scene.root, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) throws -> ViewID {
    try put(name, .view, in: parent, x, y, width, height)
  }

  /// touchUpInside calls `vc`.
  mutating func wire(_ control: ViewID, to action: String) {
    addTarget(
      Target(object: .controller(Scene.vc), action: action), for: ControlEvent.touchUpInside.rawValue,
      of: control)
  }

  mutating func set(_ property: Property, _ on: Bool, of view: ViewID) throws {
    try set(property, .bool(on), on: .view(view))
  }

  /// The views that are still there.
  var livingViews: [ViewID] { windows.flatMap { subtree(of: $0) } }

  func property(_ property: Property, of view: ViewID) -> PropertyValue? {
    value(of: property, on: .view(view))
  }
}
