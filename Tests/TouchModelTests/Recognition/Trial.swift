import Testing

@testable import TouchModel

/// A scene with one plain view V (0,0,300,300 in `root`), fingers to put on it, and what was logged. Times are since the
/// last step, in seconds.
struct Trial {
  var scene = Scene()
  var trace = Trace()
  let view: ViewID

  init(multipleTouch: Bool = false) throws {
    view = try scene.add("V", to: Scene.root, frame: Rect(0, 0, 300, 300))
    if multipleTouch { try scene.set(.isMultipleTouchEnabled, .bool(true), on: .view(view)) }
  }

  @discardableResult
  mutating func attach(
    _ kind: Recognizer.Kind, _ name: String, to view: ViewID? = nil,
    _ settings: [Property: PropertyValue] = [:]
  ) throws -> RecognizerID {
    let id = try scene.attach(kind, name, to: view ?? self.view)
    for (property, value) in settings { try scene.set(property, value, on: .recognizer(id)) }
    return id
  }

  mutating func rule(
    _ id: RecognizerID, _ question: DelegateRule.Question, _ answer: Bool, about: ObjectID? = nil
  ) {
    scene.setRule(DelegateRule(question, answer, about: about), of: id)
  }

  // MARK: What happens

  mutating func send(_ samples: [TouchSample], after seconds: Double = 0) {
    let time = scene.clock + Time(seconds: seconds)
    Simulator.run([.touches(samples, at: time)], on: &scene, into: &trace)
  }

  mutating func down(_ finger: Int = 1, _ x: Double = 50, _ y: Double = 50, after seconds: Double = 0) {
    send([TouchSample(Finger(finger), .down(Point(x, y)))], after: seconds)
  }

  mutating func move(_ finger: Int = 1, _ x: Double, _ y: Double, after seconds: Double = 0.016) {
    send([TouchSample(Finger(finger), .move(Point(x, y)))], after: seconds)
  }

  mutating func up(_ finger: Int = 1, after seconds: Double = 0.08) {
    send([TouchSample(Finger(finger), .up)], after: seconds)
  }

  /// Fingers 1 and 2, 100 points apart, in one event.
  mutating func downTwo(after seconds: Double = 0) {
    send(
      [TouchSample(Finger(1), .down(Point(50, 50))), TouchSample(Finger(2), .down(Point(150, 50)))],
      after: seconds)
  }

  mutating func upTwo(after seconds: Double = 0.08) {
    send([TouchSample(Finger(1), .up), TouchSample(Finger(2), .up)], after: seconds)
  }

  mutating func tap(_ times: Int = 1, gap: Double = 0.12) {
    for number in 0..<times {
      down(after: number == 0 ? 0 : gap)
      up()
    }
  }

  mutating func wait(_ seconds: Double) {
    Simulator.run([.advance(to: scene.clock + Time(seconds: seconds))], on: &scene, into: &trace)
  }

  mutating func settle() { Simulator.run([.settle], on: &scene, into: &trace) }
  mutating func interrupt() { Simulator.run([.interrupt], on: &scene, into: &trace) }

  mutating func edit(_ change: (inout Scene) throws(SceneError) -> Void) throws {
    try Simulator.edit(&scene, into: &trace, change)
  }

  mutating func set(_ state: Recognizer.State, of id: RecognizerID) {
    Simulator.setState(state, of: id, on: &scene, into: &trace)
  }

  // MARK: What was logged

  /// Without hit-testing and without the responders that a call is forwarded to.
  func log(_ names: String...) -> [String] {
    let responders: Set = ["window", "scene", "app", "delegate", "vc", "root"]
    let all = Set(scene.allNames).subtracting(responders)
    return notation(trace, scene, only: names.isEmpty ? all : Set(names)).filter {
      !$0.hasPrefix("HT") && !$0.hasPrefix("PI")
    }
  }

  var actions: [String] { notation(trace, scene).filter { $0.hasPrefix("ACT") } }

  func state(_ id: RecognizerID) -> Recognizer.State { scene.activity.state(of: id) }

  /// The states that it went through.
  func states(_ id: RecognizerID) -> [Recognizer.State] {
    trace.facts.compactMap { if case .stateChanged(id, _, let to, _) = $0.kind { to } else { nil } }
  }

  /// Why it ended up where it is.
  func lastReason(_ id: RecognizerID) -> StateReason? {
    trace.facts.last { if case .stateChanged(id, _, _, _) = $0.kind { true } else { false } }.flatMap {
      if case .stateChanged(_, _, _, let reason) = $0.kind { reason } else { nil }
    }
  }

  func offers(_ id: RecognizerID) -> [Offer] {
    trace.facts.compactMap { if case .recognizerOffered(id, _, let offer) = $0.kind { offer } else { nil } }
  }

  func questions(_ id: RecognizerID) -> [Question] {
    trace.facts.compactMap {
      if case .questionAnswered(id, let question, _) = $0.kind { question } else { nil }
    }
  }

  /// The moment of the first action, in seconds.
  var actionTime: Double? {
    trace.facts.first { if case .actionSent = $0.kind { true } else { false } }?.time.seconds
  }

  func value(_ property: Property, _ id: RecognizerID) -> PropertyValue? {
    scene.value(of: property, on: .recognizer(id))
  }

  func calls(_ id: RecognizerID) -> [TouchPhase] {
    trace.facts.compactMap { if case .recognizerCalled(id, let phase, _) = $0.kind { phase } else { nil } }
  }
}
