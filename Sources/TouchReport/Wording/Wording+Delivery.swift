import TouchModel

/// The chain and the deliveries.
extension Wording {
  func chainHeading() -> Phrase { "Responder chain" }
  func deliveryHeading(isRelative: Bool) -> Phrase {
    isRelative ? "Delivery (seconds since the touch)" : "Delivery (seconds on the scene's clock)"
  }
  func nothingDelivered() -> Phrase { "no view is called" }

  /// `E > C > A > ...`; a very long chain is told by its ends.
  func chain(_ chain: [Responder]) -> Phrase {
    let separator: Phrase = " > "
    if chain.count <= 60 { return chain.map { "\(name($0))" }.joined(separator) }
    let start = chain.prefix(20).map { "\(name($0))" as Phrase }.joined(separator)
    let end = chain.suffix(10).map { "\(name($0))" as Phrase }.joined(separator)
    return "\(start) > \(Sign.ellipsis) \(chain.count - 30) more \(Sign.ellipsis) > \(end)"
  }

  func chainStep(_ from: Responder, _ to: Responder) -> Phrase { "\(name(from)) > \(name(to))" }
  func chainEnd(_ last: Responder) -> Phrase { "\(name(last)) is the last: it has no next responder" }

  /// `touchesBegan  E → C → A: A handles it`.
  func delivery(_ method: Phrase, _ way: [Responder], _ end: Phrase?, isWhole: Bool) -> Phrase {
    let start: Phrase = "\(method)  \(self.way(way, isWhole: isWhole))"
    return end.map { "\(start): \($0)" } ?? start
  }

  func way(_ way: [Responder], isWhole: Bool) -> Phrase {
    let arrow: Phrase = " \(Sign.arrow) "
    if isWhole || way.count <= 6 { return way.map { "\(name($0))" }.joined(arrow) }
    let ends = way.prefix(3) + way.suffix(1)
    var parts = ends.map { "\(name($0))" as Phrase }
    parts.insert("\(Sign.ellipsis)", at: 3)
    return parts.joined(arrow)
  }

  func sameWay(_ method: Phrase, _ way: [Responder]) -> Phrase {
    guard let first = way.first else { return method }
    return way.count == 1
      ? "\(method)  \(name(first)), as before" : "\(method)  the same way up from \(name(first))"
  }

  func method(_ phase: TouchPhase, _ fingers: Int, _ times: Int) -> Phrase {
    var phrase: Phrase = "\(phase.methodName)"
    if fingers > 1 { phrase += " (\(count(fingers, "touch", "touches")))" }
    if times > 1 { phrase += " \(Sign.times)\(times)" }
    return phrase
  }

  func firstResponder(_ object: ObjectID?) -> Phrase {
    object.map { "\(name($0)) is first responder now" } ?? "nobody is first responder now"
  }
  func firstResponderRefused(_ object: ObjectID, _ why: FirstResponderRefusal) -> Phrase {
    "\(name(object)) does not become first responder: \(words(why))"
  }
  func called(_ responder: Responder, _ selector: String) -> Phrase { "\(name(responder)) \(selector)" }
  func dismissed(_ controller: ControllerID) -> Phrase { "\(name(.controller(controller))) is dismissed" }
  func changed(_ object: ObjectID, _ property: Property, _ value: PropertyValue) -> Phrase {
    "\(name(object)) \(property.rawValue) is now \(self.value(value))"
  }
  func withheld(_ view: ViewID, _ phase: TouchPhase, _ recognizer: RecognizerID) -> Phrase {
    "\(phase.methodName) to \(name(view)) withheld by \(name(recognizer))"
  }

  func value(_ value: PropertyValue) -> Phrase {
    switch value {
    case .bool(let on): on ? "on" : "off"
    case .number(let number): "\(number)"
    case .duration(let time): "\(time.seconds)s"
    case .point(let point): "\(point)"
    case .size(let size): "\(size.width),\(size.height)"
    case .rect(let rect): self.rect(rect)
    case .transform(let t):
      t == .identity ? "identity" : "matrix \(t.a) \(t.b) \(t.c) \(t.d) \(t.tx) \(t.ty)"
    case .sides(let sides):
      sides.isEmpty ? "none" : sides.names.map { "\($0)" }.joined(", ")
    case .state(let state): "\(state.name)"
    case .objects(let objects):
      objects.isEmpty ? "none" : objects.map { "\(name($0))" }.joined(", ")
    case .text(let text): "\(text)"
    }
  }

  /// SYS-1 ... SYS-4, told before the walk.
  var pipeline: [(Phrase, RuleID)] {
    [
      ("the touch controller reports to IOKit, which makes an IOHIDEvent", .sys1),
      ("backboardd finds the process under the finger and sends it there", .sys2),
      ("in the app a run loop source takes the event off its mach port and wakes the main run loop", .sys3),
      ("UIApplication.sendEvent, then UIWindow.sendEvent: recognizers first, then views", .sys4),
    ]
  }
  func pipelineHeading() -> Phrase { "Before the app's own code" }
}
