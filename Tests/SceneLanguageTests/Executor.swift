import TouchModel

@testable import SceneLanguage

/// Carries out the commands of scene scripts, for tests of the script writer.
struct Executor {
  var scene = Scene()

  struct Unknown: Error {
    let name: String
  }

  mutating func run(_ script: String) throws {
    for line in script.split(separator: "\n") {
      for statement in try Parser.parse(String(line)) { try run(statement.command) }
    }
  }

  private func id(_ name: Name) throws -> ObjectID {
    guard let id = scene.object(named: name.text) else { throw Unknown(name: name.text) }
    return id
  }

  private func view(_ name: Name) throws -> ViewID {
    guard let view = try id(name).view else { throw Unknown(name: name.text) }
    return view
  }

  private func controller(_ name: Name) throws -> ControllerID {
    guard let controller = try id(name).controller else { throw Unknown(name: name.text) }
    return controller
  }

  private func recognizer(_ name: Name) throws -> RecognizerID {
    guard let recognizer = try id(name).recognizer else { throw Unknown(name: name.text) }
    return recognizer
  }

  private func placement(_ order: Order?) throws -> Placement {
    switch order {
    case nil, .front: .front
    case .back: .back
    case .above(let name): .above(try view(name))
    case .below(let name): .below(try view(name))
    }
  }

  private mutating func assign(_ assignment: Assignment, on object: ObjectID) throws {
    switch assignment.argument {
    case .value(let value): try scene.set(assignment.property, value, on: object)
    case .names(let names): try scene.set(assignment.property, .objects(names.map { try id($0) }), on: object)
    }
  }

  private mutating func run(_ command: Command) throws {
    switch command {
    case .add(let name, let viewClass, let parent, let frame, let assignments, let order):
      let made = try scene.add(
        name.text, viewClass.viewClass, className: viewClass.custom, to: try parent.map(view) ?? Scene.root,
        frame: frame,
        at: try placement(order))
      for assignment in assignments { try assign(assignment, on: .view(made)) }
    case .window(let name, let frame, let level):
      try scene.addWindow(name.text, frame: frame, level: level ?? 0)
    case .controller(let name, let className, let owner):
      try scene.addController(name.text, className: className, for: view(owner))
    case .present(let name, let presenter, let style):
      try scene.present(name.text, from: controller(presenter), style: style)
    case .dismiss(let name): try scene.dismiss(controller(name))
    case .embed(let names, let kind, let name):
      try scene.embed(names.map { try controller($0) }, in: kind, named: name.text)
    case .push(let name, let navigation): try scene.push(name.text, onto: controller(navigation))
    case .pop(let name): try scene.pop(controller(name))
    case .set(let name, let assignment): try assign(assignment, on: id(name))
    case .remove(let name): try scene.remove(id(name))
    case .moveTo(let name, let place):
      if case .recognizer(let moved) = try id(name) {
        try scene.move(moved, to: view(place))
      } else {
        try scene.move(view(name), to: view(place))
      }
    case .reorder(let name, let order): try scene.reorder(view(name), placement(order))
    case .rename(let name, let new): try scene.rename(id(name), to: new.text)
    case .setSystem(let name, let value, _):
      guard scene.settings.set(name, to: value) else { throw Unknown(name: name.rawValue) }
    case .attach(let kind, let name, let place, let assignments):
      let made = try scene.attach(kind, name?.text, to: view(place))
      for assignment in assignments { try assign(assignment, on: .recognizer(made)) }
    case .require(let name, let other): try scene.require(recognizer(name), toFail: recognizer(other))
    case .rule(let name, let question, let answer, let about):
      scene.setRule(DelegateRule(question, answer, about: try about.map(id)), of: try recognizer(name))
    case .target(let name, let events, let action):
      let target = Target(object: try action.object.map(id), action: action.action)
      if case .recognizer(let owner) = try id(name) {
        scene.addTarget(target, of: owner)
      } else {
        scene.addTarget(target, for: events.reduce(0) { $0 | $1.rawValue }, of: try view(name))
      }
    case .implement(let name, let action): scene.implement(action, on: try id(name))
    case .override(let name, let change): try override(id(name), change)
    default: throw Unknown(name: "\(command)")
    }
  }

  private mutating func override(_ object: ObjectID, _ change: OverrideChange) throws {
    var target: ObjectID?
    if case .next(let name) = change { target = try id(name) }
    if case .hitTest(.to(let name)) = change { target = try id(name) }
    try scene.changeOverrides(of: object) { overrides in
      switch change {
      case .hitTest(.answersNil): overrides.hitTest = .answersNil
      case .hitTest(.answersSelf): overrides.hitTest = .answersSelf
      case .hitTest(.passthrough): overrides.hitTest = .passthrough
      case .hitTest(.to): overrides.hitTest = target?.view.map { .answers($0) }
      case .pointInside(let answer): overrides.pointInside = answer
      case .touches(let phases, let how): for phase in phases { overrides.touches[phase] = how }
      case .next: overrides.next = target
      case .answer(.gestureRecognizerShouldBegin, let on): overrides.gestureRecognizerShouldBegin = on
      case .answer(.beginTracking, let on): overrides.beginTracking = on
      case .answer(.continueTracking, let on): overrides.continueTracking = on
      case .answer(.touchesShouldBegin, let on): overrides.touchesShouldBegin = on
      case .answer(.touchesShouldCancel, let on): overrides.touchesShouldCancel = on
      case .answer: break
      }
    }
  }
}
