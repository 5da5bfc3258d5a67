import TouchModel

extension ScriptBuilder {
  /// Every property of every object that still differs, views before those in them.
  mutating func writeProperties() {
    for view in visited {
      if let twin = twin(view) { writeDifferences(of: .view(view), from: .view(twin)) }
    }
    for controller in scene.livingControllers {
      if let twin = twin(controller) {
        writeDifferences(of: .controller(controller), from: .controller(twin))
      }
    }
    for recognizer in scene.livingRecognizers {
      if let twin = twin(.recognizer(recognizer)) {
        writeDifferences(of: .recognizer(recognizer), from: twin)
      }
    }
    if let key = twin(scene.keyWindow), copy.keyWindow != key {
      write("set \(word(scene.keyWindow)) isKeyWindow on") { copy throws(SceneError) in
        try copy.set(.isKeyWindow, .bool(true), on: .view(key))
      }
    }
  }

  mutating func writeDifferences(of object: ObjectID, from twin: ObjectID) {
    for (property, value) in differences(of: object, from: twin) where take(property, value, on: twin) {
      lines.append(
        "set \(word(object)) \(property.rawValue) \(ValueText.text(value, of: property, in: scene))")
    }
  }

  /// Sets a property of the copy; false where it cannot have it yet.
  mutating func take(_ property: Property, _ value: PropertyValue, on twin: ObjectID) -> Bool {
    var value = value
    if case .objects(let objects) = value {
      let twins = objects.compactMap { self.twin($0) }
      guard twins.count == objects.count else { return false }
      value = .objects(twins)
    }
    do throws(SceneError) {
      try copy.set(property, value, on: twin)
      return true
    } catch {
      return false
    }
  }

  func differences(of object: ObjectID, from twin: ObjectID) -> [(Property, PropertyValue)] {
    if case .view(let view) = object, case .view(let other) = twin, scene.isAlike(view, other, in: copy) {
      return []
    }
    return Property.allCases.compactMap { property in
      guard property.isWritten, let value = living(scene.value(of: property, on: object)) else { return nil }
      let other = copy.value(of: property, on: twin)
      return isSame(value, other) ? nil : (property, value)
    }
  }

  /// Without objects that are gone.
  private func living(_ value: PropertyValue?) -> PropertyValue? {
    guard case .objects(let objects) = value else { return value }
    return .objects(objects.filter(scene.isAlive))
  }

  private func isSame(_ value: PropertyValue, _ other: PropertyValue?) -> Bool {
    guard case .objects(let objects) = value, case .objects(let others) = other else { return value == other }
    return objects.map { scene.name(of: $0) } == others.map { copy.name(of: $0) }
  }
}

extension Property {
  /// Stands in a script: neither read-only nor following from others (frame from bounds, centre and transform;
  /// contentOffset from bounds).
  fileprivate var isWritten: Bool {
    switch self {
    case .frame, .contentOffset, .isKeyWindow, .isFirstResponder, .isTracking, .isTouchInside, .isHighlighted,
      .state, .translation, .velocity, .scale, .rotation, .location, .numberOfTouches:
      false
    default: true
    }
  }
}
