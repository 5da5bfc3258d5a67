import SceneLanguage
import TouchModel

/// From names to objects.
extension Scene {
  func object(_ name: Name) throws(SessionError) -> ObjectID {
    guard let object = object(named: name.text) else {
      throw SessionError(.unknownName(name.text), at: name.span)
    }
    return object
  }

  func view(_ name: Name) throws(SessionError) -> ViewID {
    let object = try object(name)
    guard case .view(let view) = object else { throw notA(.view, name, object) }
    return view
  }

  func controller(_ name: Name) throws(SessionError) -> ControllerID {
    let object = try object(name)
    guard case .controller(let controller) = object else { throw notA(.controller, name, object) }
    return controller
  }

  func recognizer(_ name: Name) throws(SessionError) -> RecognizerID {
    let object = try object(name)
    guard case .recognizer(let recognizer) = object else { throw notA(.recognizer, name, object) }
    return recognizer
  }

  func responder(_ name: Name) throws(SessionError) -> ObjectID {
    let object = try object(name)
    guard object.isResponder else { throw notA(.responder, name, object) }
    return object
  }

  func control(_ name: Name) throws(SessionError) -> ViewID {
    let object = try object(name)
    guard case .view(let view) = object, views[view.row].viewClass.isControl else {
      throw notA(.control, name, object)
    }
    return view
  }

  func notA(_ expected: SessionError.Expected, _ name: Name, _ object: ObjectID) -> SessionError {
    SessionError(.notA(expected, name: name.text, is: className(of: object)), at: name.span)
  }

  func target(_ name: ActionName) throws(SessionError) -> Target {
    guard let object = name.object else { return Target(object: nil, action: name.action) }
    return Target(object: try responder(object), action: name.action)
  }

  /// A point of the screen.
  func point(_ place: SceneLanguage.Place) throws(SessionError) -> Point {
    switch place {
    case .point(let point): return point
    case .center(let name):
      let view = try view(name)
      guard window(of: view) != nil else {
        throw SessionError(.scene(.notInHierarchy(name.text)), at: name.span)
      }
      let point = screenCenter(of: view)
      guard point.x.isFinite && point.y.isFinite else {
        throw SessionError(.scene(.notFinite), at: name.span)
      }
      return point
    }
  }

  func value(_ argument: Argument) throws(SessionError) -> PropertyValue {
    switch argument {
    case .value(let value): return value
    case .names(let names):
      var objects: [ObjectID] = []
      for name in names { objects.append(try object(name)) }
      return .objects(objects)
    }
  }

  func placement(_ order: Order) throws(SessionError) -> Placement {
    switch order {
    case .front: .front
    case .back: .back
    case .above(let sibling): .above(try view(sibling))
    case .below(let sibling): .below(try view(sibling))
    }
  }

  /// The live object of that name, or the last one that had it: checks may name what has been removed meanwhile.
  func objectEver(_ name: Name) throws(SessionError) -> ObjectID {
    if let object = object(named: name.text) { return object }
    for row in (0..<views.count).reversed() where self.name(of: ViewID(row)) == name.text {
      return .view(ViewID(row))
    }
    for row in (0..<recognizers.count).reversed() where recognizers[row].name == name.text {
      return .recognizer(RecognizerID(row))
    }
    for row in (0..<controllers.count).reversed() where controllers[row].name == name.text {
      return .controller(ControllerID(row))
    }
    throw SessionError(.unknownName(name.text), at: name.span)
  }
}

/// Gives a scene's refusal its place in the line.
func located<Value>(
  _ span: Span, _ body: () throws(SceneError) -> Value
) throws(SessionError) -> Value {
  do throws(SceneError) { return try body() } catch { throw SessionError(.scene(error), at: span) }
}
