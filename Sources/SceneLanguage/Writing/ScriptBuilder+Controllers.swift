import TouchModel

extension ScriptBuilder {
  /// The view was made with its controller, as `present` and `push` do, and is called after it.
  private func hasOwnView(_ controller: ControllerID) -> Bool {
    let it = scene.controllers[controller.row]
    return it.kind == .plain && scene.name(of: it.view) == it.name + ".view"
  }

  /// Makes a controller with its view in `parent`.
  mutating func make(_ controller: ControllerID, in parent: ViewID) {
    let it = scene.controllers[controller.row]
    if it.kind != .plain {
      makeContainer(controller, in: parent)
    } else if !hasOwnView(controller) {
      if twin(it.view) == nil { add(it.view, to: parent) }
      guard twin(controller) == nil, let view = twin(it.view) else { return }
      let className = it.className.map { " as \(Words.quoteIfNeeded($0))" } ?? ""
      write("controller \(word(controller))\(className) for \(word(it.view))") { copy throws(SceneError) in
        try copy.addController(it.name, className: it.className, for: view)
      }
    }
  }

  private mutating func makeContainer(_ container: ControllerID, in parent: ViewID) {
    let it = scene.controllers[container.row]
    for child in it.children where twin(child) == nil {
      if !hasOwnView(child) {
        make(child, in: parent)
      } else if it.kind == .tabs || child == it.children.first {
        makeLoose(child)
      }
    }
    var ready = Array(it.children.prefix { twin($0) != nil })
    if it.kind == .navigation, ready.dropLast().contains(where: isPresenting) { ready = [ready[0]] }
    let children = ready.compactMap { twin($0) }
    let names = ready.map { word($0) }.joined(separator: ",")
    let kind = it.kind == .tabs ? "tabs" : "navigation"
    write("embed \(names) in \(kind) \(word(container))") { copy throws(SceneError) in
      try copy.embed(children, in: it.kind, named: it.name)
    }
    switch it.kind {
    case .plain: break
    case .navigation:
      if let top = ready.last { presentCovered(from: top) }
      for child in it.children.dropFirst(ready.count) {
        push(child, onto: container)
        presentCovered(from: child)
      }
    case .tabs: presentFromTabs(of: container)
    }
    if let twin = twin(container) { writeDifferences(of: .controller(container), from: .controller(twin)) }
  }

  private func isPresenting(_ controller: ControllerID) -> Bool {
    scene.controllers[controller.row].presented != nil
  }

  /// A controller that is not shown any more presented while it was.
  private mutating func presentCovered(from presenter: ControllerID) {
    let it = scene.controllers[presenter.row]
    guard let presented = it.presented, scene.window(of: it.view) == nil else { return }
    present(presented)
  }

  private mutating func presentFromTabs(of tabs: ControllerID) {
    for (index, child) in scene.controllers[tabs.row].children.enumerated() where isPresenting(child) {
      guard scene.window(of: scene.controllers[child.row].view) == nil, let twin = twin(tabs) else {
        continue
      }
      if take(.selectedIndex, .number(Double(index)), on: .controller(twin)) {
        lines.append("set \(word(tabs)) selectedIndex \(index)")
      }
      presentCovered(from: child)
    }
  }

  private mutating func push(_ child: ControllerID, onto container: ControllerID) {
    guard let navigation = twin(container) else { return }
    let name = scene.controllers[child.row].name
    write("push \(word(child)) onto \(word(container))") { copy throws(SceneError) in
      try copy.push(name, onto: navigation)
    }
  }

  // MARK: Presentations

  /// In the order in which they were made, each with what is in it.
  mutating func writePresentations() {
    for controller in scene.livingControllers {
      let it = scene.controllers[controller.row]
      guard it.presenter != nil else { continue }
      if twin(controller) == nil { present(controller) }
      if let presentation = it.presentationView { writeTree(from: presentation) }
    }
  }

  private mutating func present(_ controller: ControllerID) {
    let it = scene.controllers[controller.row]
    guard let presenter = it.presenter, let twin = twin(presenter) else { return }
    let style = it.style.map { " style \($0.rawValue)" } ?? ""
    write("present \(word(controller)) from \(word(presenter))\(style)") { copy throws(SceneError) in
      try copy.present(it.name, from: twin, style: it.style)
    }
  }

  // MARK: Popped controllers

  /// Controllers whose views are in no hierarchy, because they were popped.
  mutating func writeLooseControllers() {
    for controller in scene.livingControllers where twin(controller) == nil {
      let it = scene.controllers[controller.row]
      guard it.parent == nil, it.presenter == nil else { continue }
      makeLoose(controller)
      writeTree(from: it.view)
    }
  }

  /// Makes a controller outside every hierarchy: pushed and popped again.
  private mutating func makeLoose(_ controller: ControllerID) {
    let window = Scene.window
    if !hasOwnView(controller) { make(controller, in: Scene.root) }
    let name = scene.controllers[controller.row].name
    let pushed = Words.quoteIfNeeded(name)
    let (holder, inner) = (freeName("holder"), freeName("inner"))
    let (first, stack) = (freeName("first"), freeName("stack"))
    write("add \(holder) to \(word(window))") { copy throws(SceneError) in try copy.add(holder, to: window) }
    guard let holderView = copy.object(named: holder)?.view else { return }
    write("add \(inner) to \(holder)") { copy throws(SceneError) in try copy.add(inner, to: holderView) }
    guard let innerView = copy.object(named: inner)?.view else { return }
    write("controller \(first) for \(inner)") { copy throws(SceneError) in
      try copy.addController(first, for: innerView)
    }
    guard let firstController = copy.controller(named: first) else { return }
    write("embed \(first) in navigation \(stack)") { copy throws(SceneError) in
      try copy.embed([firstController], in: .navigation, named: stack)
    }
    guard let navigation = copy.controller(named: stack) else { return }
    write("push \(pushed) onto \(stack)") { copy throws(SceneError) in try copy.push(name, onto: navigation) }
    presentCovered(from: controller)
    write("pop \(stack)") { copy throws(SceneError) in try copy.pop(navigation) }
    write("remove \(holder)") { copy throws(SceneError) in try copy.remove(.view(holderView)) }
  }

  /// A name that neither scene has, nor a part of one.
  func freeName(_ base: String) -> String {
    var number = 1
    while [scene, copy].contains(where: { $0.object(named: base + String(number)) != nil }) { number += 1 }
    return base + String(number)
  }
}
