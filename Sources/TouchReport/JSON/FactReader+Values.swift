import TouchModel

/// Names, numbers and property values as JSON.
extension FactReader {
  func responder(_ view: ViewID) -> Responder { .object(.view(view)) }
  func responder(_ recognizer: RecognizerID) -> Responder { .object(.recognizer(recognizer)) }

  func name(_ object: ObjectID) -> JSONValue { .text(scene.name(of: object)) }
  func name(_ view: ViewID) -> JSONValue { .text(scene.name(of: view)) }
  func name(_ view: ViewID?) -> JSONValue { view.map { .text(scene.name(of: $0)) } ?? .null }
  func name(_ recognizer: RecognizerID) -> JSONValue { .text(scene.name(of: recognizer)) }

  func number(_ finger: Finger) -> JSONValue { .int(Int(finger.number)) }
  func text(_ phase: TouchPhase) -> JSONValue {
    switch phase {
    case .began: .text("began")
    case .moved: .text("moved")
    case .ended: .text("ended")
    case .cancelled: .text("cancelled")
    }
  }
  func array(_ point: Point) -> JSONValue { .array([.number(point.x), .number(point.y)]) }
  func array(_ fingers: FingerSet) -> JSONValue { .array(fingers.map { number($0) }) }

  func value(_ value: PropertyValue) -> JSONValue {
    switch value {
    case .bool(let on): .bool(on)
    case .number(let number): .number(number)
    case .duration(let time): .number(time.seconds)
    case .point(let point): array(point)
    case .size(let size): .array([.number(size.width), .number(size.height)])
    case .rect(let rect):
      .array([rect.minX, rect.minY, rect.size.width, rect.size.height].map { .number($0) })
    case .transform(let t): .array([t.a, t.b, t.c, t.d, t.tx, t.ty].map { .number($0) })
    case .sides(let sides): .array(sides.names.map { .text($0) })
    case .state(let state): .text(state.name)
    case .objects(let objects): .array(objects.map(name))
    case .text(let text): .text(text)
    }
  }
}

extension Recognizer.Sides {
  /// The words of the command language, for swipe directions.
  var names: [String] {
    [(Recognizer.Sides.left, "left"), (.right, "right"), (.up, "up"), (.down, "down")]
      .filter { contains($0.0) }.map(\.1)
  }
}
