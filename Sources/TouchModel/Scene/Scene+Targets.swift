extension Scene {
  /// The target-action pairs of a control, in sending order.
  public func targets(of control: ViewID) -> [ControlTarget] { controlTargets[control] ?? [] }

  /// UIControl.addTarget: the same pair again merges the events and moves to the end (UC-12).
  public mutating func addTarget(_ target: Target, for events: UInt32, of control: ViewID) {
    var pairs = targets(of: control)
    let old = pairs.filter { $0.target == target }.reduce(0) { $0 | $1.events }
    pairs.removeAll { $0.target == target }
    pairs.append(ControlTarget(events: old | events, target: target))
    controlTargets[control] = pairs
  }

  /// UIControl.removeTarget: nil stands for all.
  public mutating func removeTargets(
    of control: ViewID, for events: UInt32?, _ target: Target?
  ) throws(SceneError) {
    var pairs = targets(of: control)
    for i in pairs.indices where target == nil || pairs[i].target == target {
      pairs[i].events &= ~(events ?? .max)
    }
    pairs.removeAll { $0.events == 0 }
    if pairs == targets(of: control) { throw .nothingToRemove(name(of: control)) }
    controlTargets[control] = pairs.isEmpty ? nil : pairs
  }

  /// UIGestureRecognizer.addTarget: the same pair is stored once (GR-11).
  public mutating func addTarget(_ target: Target, of recognizer: RecognizerID) {
    if !recognizers[recognizer.row].targets.contains(target) {
      recognizers[recognizer.row].targets.append(target)
    }
  }

  public mutating func removeTargets(
    of recognizer: RecognizerID, _ target: Target?
  ) throws(SceneError) {
    let old = recognizers[recognizer.row].targets
    recognizers[recognizer.row].targets.removeAll { target == nil || $0 == target }
    if recognizers[recognizer.row].targets == old { throw .nothingToRemove(name(of: recognizer)) }
  }

  /// Says that an object responds to an action (RC-22).
  public mutating func implement(_ action: String, on object: ObjectID) {
    if !(implementations[object] ?? []).contains(action) {
      implementations[object, default: []].append(action)
    }
  }

  /// The actions that `implement` gave to an object, in order.
  public func implementedActions(of object: ObjectID) -> [String] { implementations[object] ?? [] }

  /// The default target of a recognizer that has none: `vc.handleTap1`.
  public func defaultTarget(of recognizer: RecognizerID) -> Target {
    let name = name(of: recognizer)
    return Target(
      object: .controller(Scene.vc), action: "handle" + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// Whether the object responds to the action: by `implement`, or because it is the target of a pair.
  public func responds(_ object: ObjectID, to action: String) -> Bool {
    responders(to: action).contains(object)
  }

  /// What a text field or text view implements by itself, for the edit menu.
  static let editingActions: Set = ["cut", "copy", "paste", "select", "selectAll", "delete"]

  /// Every object that responds to the action.
  func responders(to action: String) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    for (object, actions) in implementations.entries where actions.contains(action) { found.insert(object) }
    func add(_ target: Target) {
      if target.action == action, let object = target.object { found.insert(object) }
    }
    for pairs in controlTargets.entries.values { for pair in pairs { add(pair.target) } }
    if Scene.editingActions.contains(action), case .view(let view) = activity.firstResponder,
      views[view.row].viewClass == .textField || views[view.row].viewClass == .textView
    {
      found.insert(.view(view))
    }
    for row in 0..<recognizers.count where recognizers[row].view != nil {
      let targets = recognizers[row].targets
      for target in targets { add(target) }
      if targets.isEmpty { add(defaultTarget(of: RecognizerID(row))) }
    }
    return found
  }

  /// The object is still in the scene.
  public func isAlive(_ object: ObjectID) -> Bool {
    switch object {
    case .view(let view): !views[view.row].flags.contains(.removed)
    case .controller(let controller): !controllers[controller.row].isRemoved
    case .recognizer(let recognizer): recognizers[recognizer.row].view != nil
    case .windowScene, .application, .appDelegate: true
    }
  }

  /// Removes a view with its subtree, a recognizer, or a controller (whose view stays).
  public mutating func remove(_ object: ObjectID) throws(SceneError) {
    if isBuiltIn(object) { throw .builtIn(name(of: object)) }
    switch object {
    case .view(let view): try removeView(view)
    case .controller(let controller): try removeController(controller)
    case .recognizer(let recognizer):
      if let owner = owner(ofPart: object) {
        throw .belongsTo(part: name(of: recognizer), owner: name(of: owner))
      }
      discardRecognizer(recognizer)
    case .windowScene, .application, .appDelegate: break
    }
    forgetRemoved()
  }
}
