import FuzzKit
import Testing

@testable import SceneSession
@testable import Shell
@testable import TouchModel

/// Walking through a touch: the scene at a position is that of a fresh run that was cut there.
@Suite struct TravelTests {
  /// Facts: the time that a walk takes grows with the square of this.
  private static let most = 400

  private func check(_ seed: UInt64) throws {
    guard let scenario = FuzzScenario(seed: seed) else { return }
    var session = Session()
    session.scene = scenario.scene
    var output: [UInt8] = []
    session.settings.report.verbosity = .silent
    var ends: [(count: Int, scene: Scene)] = []
    for (number, act) in scenario.acts.enumerated() {
      session.run(beginning: number == 0, into: &output, act)
      ends.append((session.sequence.trace.facts.count, session.scene))
    }
    let full = session.sequence.trace.facts
    if full.count > Self.most { return }
    for position in 0...full.count {
      var cut = scenario.scene
      var trace = Trace()
      trace.limit = position
      for act in scenario.acts where trace.facts.count < position { act(&cut, &trace) }
      if position > 0 {
        let isSame = trace.facts[position - 1] == full[position - 1]
        #expect(isSame, "fact \(position)")
      }
      var there = try #require(session.sequence.scene(after: position))
      // A popover that is about to go remembers the place of the call that sent it away, counted from elsewhere.
      there.activity.dismissals = []
      cut.activity.dismissals = []
      let isSame = there == cut
      #expect(isSame, "fact \(position)")
    }
    var last = 0
    for end in ends where end.count > last {
      last = end.count
      let isSame = visible(try session.travelled(to: end.count).scene) == visible(end.scene)
      #expect(isSame, "fact \(end.count)")
    }
  }

  /// What an app could read.
  private func visible(_ scene: Scene) -> [PropertyValue?] {
    var values: [PropertyValue?] = (0..<scene.recognizers.count).map {
      .state(scene.activity.state(of: RecognizerID($0)))
    }
    for row in 0..<scene.views.count {
      for property in [Property.isTracking, .isHighlighted, .isOn, .value, .contentOffset, .bounds] {
        values.append(scene.value(of: property, on: .view(ViewID(row))))
      }
    }
    return values
  }

  @Test(arguments: 0..<770)
  func everyPositionIsThatOfACutRun(_ seed: UInt64) throws { try check(seed) }

  @Test func fiveHundredOfThemAreWalkedThrough() {
    let counts = (0..<770).compactMap { seed -> Int? in
      guard let scenario = FuzzScenario(seed: UInt64(seed)) else { return nil }
      var (scene, trace) = (scenario.scene, Trace())
      for act in scenario.acts { act(&scene, &trace) }
      return trace.facts.count
    }
    #expect(counts.count { $0 <= Self.most } >= 500)
  }

  @Test func whereOneIs() {
    let bench = Bench("add A as button at 0,0,100,100", "tap A")
    #expect(bench.type("step").hasPrefix("fact 1 of "))
    #expect(bench.type("step 3").hasPrefix("fact 4 of "))
    #expect(bench.type("back").hasPrefix("fact 3 of "))
    #expect(bench.type("back 99").hasPrefix("before the first fact"))
    #expect(bench.error("goto 9999")?.contains("there is no fact 9999") == true)
    bench.type("goto end")
    #expect(bench.session.position == nil)
  }

  @Test func questionsAreAboutTheMoment() throws {
    let bench = Bench("add A as button at 0,0,100,100", "tap A")
    let facts = bench.session.sequence.trace.facts
    let began = try #require(
      facts.firstIndex {
        if case .propertyChanged(_, .isTracking, .bool(true)) = $0.kind { true } else { false }
      })
    #expect(bench.type("at \(began + 1) show A").contains("isTracking on"))
    #expect(bench.type("show A").contains("isTracking off"))
    bench.type("goto \(began + 1)")
    #expect(bench.type("show A").contains("isTracking on"))
    #expect(bench.holds("A isTracking on"))
    bench.type("goto end")
    #expect(bench.type("show A").contains("isTracking off"))
  }

  @Test func anyChangeLeadsBackToNow() {
    let bench = Bench("add A as button at 0,0,100,100", "tap A", "goto 5")
    #expect(bench.session.position == 5)
    bench.type("set A isHidden on")
    #expect(bench.session.position == nil)
    #expect(bench.error("at 3 set A isHidden off") != nil)
    #expect(bench.error("at 3 tap A") != nil)
  }

  @Test func travellingChangesNothing() {
    let bench = Bench("add A as button at 0,0,100,100", "attach tap to A", "tap A")
    let before = bench.state
    for line in [
      "step", "step 7", "show A", "back 2", "at 5 why not tap1", "at 9 tree", "goto 3", "goto end",
    ] {
      #expect(bench.error(line) == nil, "\(line)")
      #expect(bench.is(before), "\(line)")
    }
  }

  @Test func editsUnderTheFingersAreDoneAgain() throws {
    let bench = Bench(
      "add A as button at 0,0,100,100", "touch down 1 at 50 50", "set A isHidden on", "touch up 1")
    let count = bench.session.factCount
    #expect(bench.type("at \(count) show A").contains("isHidden on"))
    #expect(bench.type("at 3 show A").contains("isHidden off"))
  }

  @Test func undoTakesTheWayAlong() {
    let bench = Bench("add A at 0,0,100,100", "touch down 1 at 50 50", "touch up 1", "undo")
    #expect(bench.type("goto end").contains("touchesBegan") || bench.session.sequence.acts.count == 1)
    bench.type("redo")
    #expect(bench.session.sequence.acts.count == 2)
    #expect(bench.error("goto 3") == nil)
  }
}
