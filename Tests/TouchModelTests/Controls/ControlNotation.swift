import Testing

@testable import TouchModel

extension RuleBench {
  /// Wires every event of a control to an action of the event's own name, on `vc`.
  mutating func wire(_ name: String, to object: ObjectID? = .controller(Scene.vc)) throws {
    let control = try #require(scene.object(named: name)?.view)
    for event in ControlEvent.allCases {
      scene.addTarget(Target(object: object, action: event.name), for: event.rawValue, of: control)
    }
  }

  mutating func target(_ name: String, _ events: ControlEvent..., action: String) throws {
    let control = try #require(scene.object(named: name)?.view)
    let mask = events.reduce(0) { $0 | $1.rawValue }
    scene.addTarget(Target(object: .controller(Scene.vc), action: action), for: mask, of: control)
  }

  @discardableResult
  mutating func attach(
    _ kind: Recognizer.Kind, to name: String, _ settings: [Property: PropertyValue] = [:]
  ) throws -> RecognizerID {
    let view = try #require(scene.object(named: name)?.view)
    let id = try scene.attach(kind, "G", to: view)
    for (property, value) in settings { try scene.set(property, value, on: .recognizer(id)) }
    return id
  }

  mutating func wait(_ seconds: Double) { run(.advance(to: scene.clock + Time(seconds: seconds))) }

  /// A drag in ten moves of 0.016 s.
  mutating func drag(_ x: Double, _ y: Double, to endX: Double, _ endY: Double) {
    down(1, x, y)
    for step in 1...10 {
      let part = Double(step) / 10
      move(1, x + (endX - x) * part, y + (endY - y) * part, after: 0.016)
    }
    up()
  }

  /// Everything that a control does and says, in order.
  func story(_ name: String) -> [String] {
    guard let view = scene.object(named: name)?.view else { return [] }
    return kinds.compactMap { kind in
      switch kind {
      case .touchesCalled(.object(.view(view)), let phase, _, _, _): "\(phase)"
      case .trackingCalled(view, let method, let answer): "\(method)Trk\(answer ? "" : " no")"
      case .propertyChanged(.view(view), let property, .bool(let on)): "\(property) \(on ? "on" : "off")"
      case .propertyChanged(.view(view), let property, .number(let number)): "\(property) \(number)"
      case .controlEventSent(view, let event, _): event.name
      default: nil
      }
    }
  }

  /// The events that a control sent.
  func events(_ name: String) -> [String] {
    let all = Set(ControlEvent.allCases.map(\.name))
    return story(name).filter { all.contains($0) }
  }

  /// The actions that were called, as `vc.save`.
  var actions: [String] {
    kinds.compactMap {
      if case .actionSent(_, let object, let action, _, _) = $0 {
        "\(scene.name(of: object)).\(action)"
      } else {
        nil
      }
    }
  }

  func value(_ property: Property, of name: String) -> PropertyValue? {
    scene.object(named: name).flatMap { scene.value(of: property, on: $0) }
  }

  func isOn(_ property: Property, of name: String) -> Bool { value(property, of: name) == .bool(true) }

  /// A scene with one control C, 100,100,100,40, in a plain view P that fills `root`.
  static func withControl(_ viewClass: ViewClass = .button) throws -> RuleBench {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 320, 480)
    try bench.add("C", viewClass, to: parent, 100, 100, 100, 40)
    return bench
  }
}
