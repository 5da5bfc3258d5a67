import SceneLanguage
import TouchModel

/// The commands that change the  Each one may leave a half-made change behind where it fails: the caller takes
/// the open edit back.
extension Scene {
  mutating func change(_ statement: Statement) throws(SessionError) -> Confirmation {
    switch statement.command {
    case .add(let name, let viewClass, let parent, let frame, let values, let order):
      return try add(name, viewClass, to: parent, at: frame, with: values, order: order)
    case .window(let name, let frame, let level):
      let window = try located(name.span) { () throws(SceneError) in
        try addWindow(name.text, frame: frame, level: level ?? 0)
      }
      return .added(.view(window))
    case .controller(let name, let className, let viewName):
      let view = try view(viewName)
      let id = try located(name.span) { () throws(SceneError) in
        try addController(name.text, className: className, for: view)
      }
      return .added(.controller(id))
    case .present(let name, let presenter, let style):
      let presenter = try self.controller(presenter)
      let id = try located(name.span) { () throws(SceneError) in
        try present(name.text, from: presenter, style: style)
      }
      return .added(.controller(id))
    case .dismiss(let name):
      let id = try controller(name)
      try located(name.span) { () throws(SceneError) in try dismiss(id) }
      return .removed(name.text)
    case .embed(let names, let kind, let name):
      var children: [ControllerID] = []
      for child in names { children.append(try controller(child)) }
      let id: ControllerID
      do throws(SceneError) {
        id = try embed(children, in: kind, named: name.text)
      } catch {
        let child = error.blamed.flatMap { blamed in names.last { $0.text == blamed } }
        throw SessionError(.scene(error), at: (child ?? name).span)
      }
      return .added(.controller(id))
    case .push(let name, let navigation):
      let container = try controller(navigation)
      let id = try located(name.span) { () throws(SceneError) in
        try push(name.text, onto: container)
      }
      return .added(.controller(id))
    case .pop(let name):
      let container = try controller(name)
      let popped = try located(name.span) { () throws(SceneError) in try pop(container) }
      return .removed(self.name(of: .controller(popped)))
    case .set(let name, let assignment):
      let object = try object(name)
      try set(assignment, on: object)
      return .changed(object, assignment.property)
    case .toggle(let name, let property, let span):
      let object = try object(name)
      try toggle(property, on: object, span)
      return .changed(object, property)
    case .remove(let name):
      let object = try object(name)
      try located(name.span) { () throws(SceneError) in try remove(object) }
      return .removed(name.text)
    case .moveTo(let name, let target): return try move(name, to: target)
    case .reorder(let name, let order):
      let view = try view(name)
      let placement = try placement(order)
      try located(statement.span) { () throws(SceneError) in try reorder(view, placement) }
      return .moved(.view(view))
    case .rename(let name, let new):
      let object = try object(name)
      try located(new.span) { () throws(SceneError) in try rename(object, to: new.text) }
      return .renamed(name.text, object)
    case .setSystem(let name, let value, let span):
      guard settings.set(name, to: value) else { throw SessionError(.settingRefused(name), at: span) }
      return .systemChanged(name)
    default: return try changeBehaviour(statement)
    }
  }

  private mutating func add(
    _ name: Name, _ viewClass: ClassName, to parentName: Name?, at frame: Rect?, with values: [Assignment],
    order: Order?
  ) throws(SessionError) -> Confirmation {
    let placement: Placement = if let order { try placement(order) } else { .front }
    let parent: ViewID
    if let parentName {
      parent = try view(parentName)
    } else {
      switch placement {
      case .front, .back: parent = Scene.root
      case .above(let sibling), .below(let sibling):
        parent = views[sibling.row].superview ?? Scene.root
      }
    }
    let id = try located(name.span) { () throws(SceneError) in
      try add(
        name.text, viewClass.viewClass, className: viewClass.custom, to: parent, frame: frame, at: placement)
    }
    for assignment in values { try set(assignment, on: .view(id)) }
    return .added(.view(id))
  }

  mutating func set(_ assignment: Assignment, on object: ObjectID) throws(SessionError) {
    let value = try value(assignment.argument)
    try located(assignment.span) { () throws(SceneError) in
      try set(property(assignment, of: object), value, on: object)
    }
  }

  /// The property that a short word means on this object: a pan's `touches` are its minimum.
  func property(_ assignment: Assignment, of object: ObjectID) -> Property {
    guard case .recognizer(let id) = object else { return assignment.property }
    return assignment.property.adapted(to: recognizers[id.row].kind)
  }

  private mutating func toggle(
    _ property: Property, on object: ObjectID, _ span: Span
  ) throws(SessionError) {
    let value = value(of: property, on: object)
    guard let value else {
      throw SessionError(.scene(.noSuchProperty(property, object: name(of: object))), at: span)
    }
    guard case .bool(let on) = value else {
      throw SessionError(.scene(.wrongValue(property, expected: ValueKind.bool.expectation)), at: span)
    }
    try located(span) { () throws(SceneError) in try set(property, .bool(!on), on: object) }
  }

  private mutating func move(_ name: Name, to targetName: Name) throws(SessionError) -> Confirmation {
    let object = try object(name)
    let target = try view(targetName)
    switch object {
    case .view(let view):
      try located(name.span) { () throws(SceneError) in try move(view, to: target) }
    case .recognizer(let recognizer):
      try located(name.span) { () throws(SceneError) in try move(recognizer, to: target) }
    case .controller, .windowScene, .application, .appDelegate: throw notA(.viewOrRecognizer, name, object)
    }
    return .moved(object)
  }
}
