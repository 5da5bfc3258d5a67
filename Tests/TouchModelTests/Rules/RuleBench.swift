import Testing

@testable import TouchModel

/// A scene with fingers on it, for tests of one rule: short to write, and everything that happened is kept.
struct RuleBench {
  var scene = Scene()
  private(set) var trace = Trace()

  @discardableResult
  mutating func add(
    _ name: String, _ viewClass: ViewClass, to parent: ViewID = Scene.root, _ x: Double, _ y: Double,
    _ width: Double, _ height: Double
  ) throws -> ViewID {
    try scene.add(name, viewClass, to: parent, frame: Rect(x, y, width, height))
  }

  @discardableResult
  mutating func add(
    _ name: String, to parent: ViewID = Scene.root, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) throws -> ViewID {
    try add(name, .view, to: parent, x, y, width, height)
  }

  mutating func set(_ property: Property, _ value: PropertyValue, on name: String) throws {
    try scene.set(property, value, on: try #require(scene.object(named: name)))
  }

  mutating func override(_ name: String, _ change: (inout Overrides) -> Void) throws {
    try scene.changeOverrides(of: try #require(scene.object(named: name)), change)
  }

  // MARK: Fingers

  /// One event, `after` seconds from now.
  mutating func event(_ samples: [TouchSample], after seconds: Double = 0) {
    run(.touches(samples, at: scene.clock + Time(seconds: seconds)))
  }

  mutating func down(_ finger: Int, _ x: Double, _ y: Double, after seconds: Double = 0) {
    event([.down(finger, x, y)], after: seconds)
  }

  mutating func move(_ finger: Int, _ x: Double, _ y: Double, after seconds: Double = 0) {
    event([.move(finger, x, y)], after: seconds)
  }

  mutating func up(_ finger: Int = 1, after seconds: Double = 0) {
    event([.up(finger)], after: seconds)
  }

  mutating func tap(_ x: Double, _ y: Double) {
    down(1, x, y)
    up(1, after: 0.08)
  }

  mutating func run(_ input: Input) { Simulator.run([input], on: &scene, into: &trace) }
  mutating func edit(_ change: (inout Scene) throws(SceneError) -> Void) throws {
    try Simulator.edit(&scene, into: &trace, change)
  }
  mutating func focus(_ name: String) throws {
    Simulator.focus(try #require(scene.object(named: name)), on: &scene, into: &trace)
  }
  mutating func clear() { trace.clear() }

  // MARK: What happened

  var kinds: [Fact.Kind] { trace.facts.map(\.kind) }
  var rules: Set<RuleID> { Set(trace.facts.map(\.rule)) }

  /// Everything that `only` logged, without hit-testing.
  func log(_ only: Set<String>? = nil) -> [String] {
    notation(trace, scene, only: only).filter { !$0.hasPrefix("HT(") && !$0.hasPrefix("PI(") }
  }

  /// The walk of the first pass, as far as `only` logged it.
  func walk(_ only: Set<String>? = nil) -> [String] {
    notation(trace, scene, only: only).filter { $0.hasPrefix("HT(") || $0.hasPrefix("PI(") }
  }

  /// The name of the view that a finger there would find, or nothing.
  func hit(_ x: Double, _ y: Double) -> String? {
    scene.hitView(at: Point(x, y)).map { scene.name(of: $0) }
  }

  /// Why `name` answered nil, in a walk for that point.
  func refusal(of name: String, at x: Double, _ y: Double) -> (reason: HitRefusal, rule: RuleID)? {
    var walk = Trace()
    _ = Simulator.hit(Point(x, y), in: scene, into: &walk)
    for fact in walk.facts {
      if case .hitTestAnswered(let view, .refused(let reason), _) = fact.kind, scene.name(of: view) == name {
        return (reason, fact.rule)
      }
    }
    return nil
  }

  func chain(_ name: String) throws -> [String] {
    scene.chain(from: try #require(scene.object(named: name))).map { scene.name(of: $0) }
  }
}

extension TouchSample {
  static func down(_ finger: Int, _ x: Double, _ y: Double) -> TouchSample {
    TouchSample(Finger(finger), .down(Point(x, y)))
  }
  static func move(_ finger: Int, _ x: Double, _ y: Double) -> TouchSample {
    TouchSample(Finger(finger), .move(Point(x, y)))
  }
  static func up(_ finger: Int) -> TouchSample { TouchSample(Finger(finger), .up) }
}
