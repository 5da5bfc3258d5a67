import Testing

@testable import TouchModel

/// Runs that between them meet every rule of hit-testing, the responder chain, and touches and events.
enum RuleTour {
  static func rulesOfGeneratedRuns() throws -> Set<RuleID> {
    var rules: Set<RuleID> = []
    for seed in 0..<40 {
      var generator = SceneGenerator(seed: UInt64(seed))
      let scene = try generator.scene()
      let inputs = generator.inputs(count: 20, from: scene.clock)
      rules.formUnion(Simulator.run(inputs, on: scene).trace.facts.map(\.rule))
    }
    return rules
  }

  /// What chance does not bring: presentations, edits under fingers, other events.
  static func rulesOfStagedRuns() throws -> Set<RuleID> {
    var bench = RuleBench()
    bench.scene.settings.hitTestPasses = 3
    let view = try bench.add("V", 0, 0, 100, 100)
    try bench.scene.attach(.hover, to: view)
    let button = try bench.add("B", .button, 0, 100, 100, 40)
    try bench.add("cover", to: button, 0, 0, 50, 40)
    let quiet = try bench.add("quiet", .button, 0, 150, 100, 40)
    bench.scene.addTarget(Target(object: nil, action: "go"), for: ControlEvent.touchDown.rawValue, of: button)
    try bench.override("quiet") { $0.touches[.began] = .handle }
    try bench.add("F", .textField, 0, 200, 100, 40)
    bench.run(.hover(Point(10, 10)))
    bench.run(.shake)
    bench.run(.perform("copy"))
    bench.run(.remote("play"))
    for y in [10.0, 110, 160, 210] { bench.tap(10, y) }
    bench.tap(60, 110)
    try bench.set(.isExclusiveTouch, .bool(true), on: "F")
    bench.down(1, 10, 210)
    bench.down(2, 10, 10)
    bench.event([.up(1), .up(2)])
    try bench.focus("V")
    bench.down(1, 10, 10)
    try bench.edit { scene throws(SceneError) in try scene.set(.isAnimating, .bool(true), on: .view(view)) }
    bench.up()
    bench.down(1, 10, 160)
    try bench.edit { scene throws(SceneError) in try scene.remove(.view(quiet)) }
    bench.up()
    try bench.scene.present("menu", from: Scene.vc, style: .popover)
    bench.tap(10, 10)
    return bench.rules
  }

  static func rulesOfControls() throws -> Set<RuleID> {
    var rules: Set<RuleID> = []
    for viewClass in [ViewClass.button, .slider, .textField] {
      var bench = try RuleBench.withControl(viewClass)
      try bench.wire("C", to: nil)
      try bench.wire("C")
      try bench.attach(viewClass == .slider ? .swipe : .tap, to: "P")
      bench.drag(110, 120, to: 200, 120)
      bench.drag(110, 120, to: 110, 300)
      bench.tap(110, 120)
      bench.down(1, 110, 120, after: 1)
      bench.run(.interrupt)
      try bench.focus("C")
      try bench.override("C") { $0.beginTracking = false }
      bench.tap(110, 120)
      let control = try #require(bench.scene.object(named: "C")?.view)
      var trace = Trace()
      Simulator.fire(.touchDown, of: control, on: &bench.scene, into: &trace)
      rules.formUnion(bench.rules.union(trace.facts.map(\.rule)))
    }
    var orphan = try RuleBench.withControl()
    let helper = ObjectID.view(try orphan.add("helper", 0, 0, 10, 10))
    try orphan.wire("C", to: helper)
    try orphan.scene.remove(helper)
    orphan.tap(110, 120)
    rules.formUnion(orphan.rules)
    var table = try RuleBench.withTable()
    table.tap(50, 20)
    table.down(1, 50, 20, after: 1)
    table.move(1, 50, 0, after: 0.2)
    table.up()
    return rules.union(table.rules)
  }

  static func rulesOfChains() throws -> Set<RuleID> {
    var bench = RuleBench()
    let box = try bench.add("box", 0, 0, 100, 100)
    let view = try bench.add("V", to: box, 0, 0, 100, 100)
    try bench.scene.addController("child", for: view)
    try bench.scene.present("sheet", from: Scene.vc)
    let inner = try bench.add("inner", to: view, 0, 0, 10, 10)
    try bench.override("inner") { $0.next = .view(view) }
    var rules: Set<RuleID> = []
    for start in [inner, try #require(bench.scene.object(named: "sheet.view")?.view)] {
      for responder in bench.scene.chain(from: .view(start)) {
        if let rule = bench.scene.nextAndRule(of: responder)?.rule { rules.insert(rule) }
      }
    }
    return rules
  }
}
