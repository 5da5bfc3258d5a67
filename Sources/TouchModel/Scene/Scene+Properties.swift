/// Reading and setting properties by UIKit's names. The run-time state of recognizers and controls is read here and set
/// only by running.
extension Scene {
  /// The properties that `object` has, in the order in which `show` lists them.
  public func properties(of object: ObjectID) -> [Property] {
    Property.allCases.filter { value(of: $0, on: object) != nil }
  }

  /// nil where the object has no such property.
  public func value(of property: Property, on object: ObjectID) -> PropertyValue? {
    switch object {
    case .view(let view): viewValue(property, view)
    case .controller(let controller): controllerValue(property, controller)
    case .recognizer(let recognizer): recognizerValue(property, recognizer)
    case .windowScene, .application, .appDelegate: responderValue(property, object)
    }
  }

  /// Sets a property. The value is of the right kind, or the error says which kind is.
  public mutating func set(
    _ property: Property, _ value: PropertyValue, on object: ObjectID
  ) throws(SceneError) {
    switch object {
    case .view(let view): try setView(property, value, view)
    case .controller(let controller): try setController(property, value, controller)
    case .recognizer(let recognizer): try setRecognizer(property, value, recognizer)
    case .windowScene, .application, .appDelegate:
      throw .noSuchProperty(property, object: name(of: object))
    }
  }

  private func responderValue(_ property: Property, _ object: ObjectID) -> PropertyValue? {
    property == .isFirstResponder ? .bool(activity.firstResponder == object) : nil
  }

  // MARK: Controllers

  private func controllerValue(_ property: Property, _ id: ControllerID) -> PropertyValue? {
    let it = controllers[id.row]
    switch property {
    case .isFirstResponder: return responderValue(property, .controller(id))
    case .canBecomeFirstResponder: return .bool(canBecomeFirstResponder(.controller(id)))
    case .selectedIndex: return it.kind == .tabs ? .number(Double(it.selectedIndex)) : nil
    case .passthroughViews:
      return it.style == .popover ? .objects(it.passthroughViews.map { .view($0) }) : nil
    default: return nil
    }
  }

  private mutating func setController(
    _ property: Property, _ value: PropertyValue, _ id: ControllerID
  ) throws(SceneError) {
    switch property {
    case .selectedIndex where controllers[id.row].kind == .tabs:
      let count = controllers[id.row].children.count
      guard case .number(let n) = value, n == n.rounded(), n >= 0, n < Double(count) else {
        throw .wrongValue(property, expected: "a tab, 0 to \(count - 1)")
      }
      select(Int(n), of: id)
    case .passthroughViews where controllers[id.row].style == .popover:
      guard case .objects(let objects) = value else { throw .wrongValue(property, expected: "view names") }
      controllers[id.row].passthroughViews = objects.compactMap(\.view)
    case .canBecomeFirstResponder:
      guard case .bool(let on) = value else { throw .wrongValue(property, expected: "on or off") }
      small.controllersThatBecomeFirstResponder.removeAll { $0 == id }
      if on { small.controllersThatBecomeFirstResponder.append(id) }
    case .isFirstResponder: throw .readOnly(property)
    default: throw .noSuchProperty(property, object: controllers[id.row].name)
    }
  }

  /// RC-21: false unless the class says otherwise; text fields and text views do.
  public func canBecomeFirstResponder(_ object: ObjectID) -> Bool {
    switch object {
    case .view(let view):
      if let own = details[view]?.canBecomeFirstResponder { return own }
      let it = views[view.row]
      return it.viewClass == .textView || it.viewClass == .searchBar
        || (it.viewClass == .textField && it.isEnabled)
    case .controller(let controller): return small.controllersThatBecomeFirstResponder.contains(controller)
    case .recognizer, .windowScene, .application, .appDelegate: return false
    }
  }

  // MARK: Recognizers

  private func recognizerValue(_ property: Property, _ id: RecognizerID) -> PropertyValue? {
    let it = recognizers[id.row]
    let takesTouches = [.tap, .longPress, .swipe].contains(it.kind)
    switch property {
    case .isEnabled: return .bool(it.isEnabled)
    case .cancelsTouchesInView: return .bool(it.cancelsTouchesInView)
    case .delaysTouchesBegan: return .bool(it.delaysTouchesBegan)
    case .delaysTouchesEnded: return .bool(it.delaysTouchesEnded)
    case .numberOfTapsRequired where it.kind == .tap || it.kind == .longPress:
      return .number(Double(it.numberOfTapsRequired))
    case .numberOfTouchesRequired where takesTouches: return .number(Double(it.numberOfTouchesRequired))
    case .minimumNumberOfTouches where it.kind == .pan: return .number(Double(it.numberOfTouchesRequired))
    case .maximumNumberOfTouches where it.kind == .pan:
      return it.maximumNumberOfTouches.map { .number(Double($0)) } ?? .text("unlimited")
    case .minimumPressDuration where it.kind == .longPress: return .duration(it.minimumPressDuration)
    case .allowableMovement where it.kind == .longPress: return .number(it.allowableMovement)
    case .direction where it.kind == .swipe: return .sides(it.direction)
    case .edges where it.kind == .screenEdgePan: return .sides(it.edges)
    default: return reading(property, of: id, it.kind)
    }
  }

  private mutating func setRecognizer(
    _ property: Property, _ value: PropertyValue, _ id: RecognizerID
  ) throws(SceneError) {
    guard recognizerValue(property, id) != nil else {
      throw .noSuchProperty(property, object: name(of: id))
    }
    let row = id.row
    switch (property, value) {
    case (.isEnabled, .bool(let on)): recognizers[row].isEnabled = on
    case (.cancelsTouchesInView, .bool(let on)): recognizers[row].cancelsTouchesInView = on
    case (.delaysTouchesBegan, .bool(let on)): recognizers[row].delaysTouchesBegan = on
    case (.delaysTouchesEnded, .bool(let on)): recognizers[row].delaysTouchesEnded = on
    case (.numberOfTapsRequired, .number(let n)):
      let least = recognizers[row].kind == .tap ? 1 : 0
      recognizers[row].numberOfTapsRequired = try count(n, least...10, property)
    case (.numberOfTouchesRequired, .number(let n)), (.minimumNumberOfTouches, .number(let n)):
      recognizers[row].numberOfTouchesRequired = try count(n, 1...11, property)
    case (.maximumNumberOfTouches, .number(let n)):
      recognizers[row].maximumNumberOfTouches = try count(n, 1...11, property)
    case (.maximumNumberOfTouches, .text("unlimited")): recognizers[row].maximumNumberOfTouches = nil
    case (.minimumPressDuration, .duration(let time)) where time >= .zero && time.seconds <= 3600:
      recognizers[row].minimumPressDuration = time
    case (.minimumPressDuration, .number(let n)) where n >= 0 && n <= 3600:
      recognizers[row].minimumPressDuration = Time(seconds: n)
    case (.allowableMovement, .number(let n)) where n >= 0: recognizers[row].allowableMovement = n
    case (.direction, .sides(let sides)): recognizers[row].direction = sides
    case (.edges, .sides(let sides)): recognizers[row].edges = sides
    case (.state, _), (.translation, _), (.velocity, _), (.scale, _), (.rotation, _), (.location, _),
      (.numberOfTouches, _):
      throw .readOnly(property)
    default: throw .wrongValue(property, expected: property.valueKind.expectation)
    }
  }

  private func count(
    _ n: Double, _ range: ClosedRange<Int>, _ property: Property
  ) throws(SceneError) -> Int {
    guard n == n.rounded(), n >= Double(range.lowerBound), n <= Double(range.upperBound) else {
      throw .wrongValue(property, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return Int(n)
  }
}
