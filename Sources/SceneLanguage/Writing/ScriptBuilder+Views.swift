import TouchModel

extension ScriptBuilder {
  /// Every hierarchy of the windows, parents first and back to front.
  mutating func writeViews() {
    for window in scene.windowsByAge { writeTree(from: window) }
  }

  /// Makes the view where it is missing, and everything below it.
  mutating func writeTree(from top: ViewID) {
    var stack = [top]
    while let view = stack.popLast() {
      if twin(view) == nil { make(view) }
      guard twin(view) != nil else { continue }
      visited.append(view)
      stack += below(view).reversed()
    }
  }

  /// The subviews, and the views that would be below this one but are out of every window: those of covered presenters
  /// and of the controllers that a container does not show.
  private func below(_ view: ViewID) -> [ViewID] {
    var result = detached.filter { $0.superview == view }.map(\.view) + scene.subviews(of: view)
    if let controller = scene.controller(ofRootView: view) {
      let children = scene.controllers[controller.row].children
      result += children.map { scene.controllers[$0.row].view }.filter {
        scene.views[$0.row].superview == nil
      }
    }
    return result
  }

  private mutating func make(_ view: ViewID) {
    let parent = scene.views[view.row].superview ?? detached.first { $0.view == view }?.superview
    guard !scene.views[view.row].viewClass.isPrivate || scene.controller(ofRootView: view) != nil else {
      return
    }
    guard let parent else { return }
    if let controller = scene.controller(ofRootView: view) {
      make(controller, in: parent)
    } else {
      add(view, to: parent)
    }
  }

  /// The frame that the view would have without its transform and anchor point.
  func plainFrame(of view: ViewID) -> Rect {
    let it = scene.views[view.row]
    let size = it.bounds.size
    let frame = Rect(it.center.x - size.width / 2, it.center.y - size.height / 2, size.width, size.height)
    let numbers = [frame.minX, frame.minY, size.width, size.height]
    return numbers.allSatisfy { abs($0) <= Parser.largestNumber } ? frame : Rect(0, 0, 0, 0)
  }

  mutating func add(_ view: ViewID, to parent: ViewID) {
    guard let place = twin(parent) else { return }
    let it = scene.views[view.row]
    let name = scene.name(of: view)
    let frame = plainFrame(of: view)
    let className = scene.className(of: .view(view))
    let custom = className == it.viewClass.uikitName ? nil : className
    var line = "add \(word(view)) to \(word(parent))"
    if let custom {
      line += " as \(Words.quoteIfNeeded(custom)):\(it.viewClass.uikitName)"
    } else if it.viewClass != .view {
      line += " as \(ClassWords.word(for: it.viewClass))"
    }
    line += " at \(ValueText.text(frame))"
    let isMade = write(line) { copy throws(SceneError) in
      try copy.add(name, it.viewClass, className: custom, to: place, frame: frame)
    }
    if isMade { writeWith(.view(view)) }
  }

  /// Puts the properties that differ behind the line that was written last.
  mutating func writeWith(_ object: ObjectID) {
    guard let twin = twin(object), let line = lines.popLast() else { return }
    let clauses = differences(of: object, from: twin).compactMap { property, value in
      take(property, value, on: twin)
        ? " \(property.rawValue)=\(ValueText.text(value, of: property, in: scene))" : nil
    }
    lines.append(clauses.isEmpty ? line : line + " with" + clauses.joined())
  }

  // MARK: Order

  /// Brings subviews to the front, one after the other, wherever the copy has them in another order.
  mutating func writeOrder() {
    for view in visited {
      guard let place = twin(view) else { continue }
      let wanted = scene.subviews(of: view).map { scene.name(of: $0) }
      let found = copy.subviews(of: place).map { copy.name(of: $0) }
      guard wanted != found else { continue }
      let same = zip(wanted, found).prefix { $0 == $1 }.count
      for name in wanted.dropFirst(same) {
        guard let child = copy.object(named: name)?.view else { continue }
        write("bring \(Words.quoteIfNeeded(name)) to front") { copy throws(SceneError) in
          try copy.reorder(child, .front)
        }
      }
    }
  }
}
