import Testing

@testable import TouchModel

/// UC-20, UC-21: what UIKit's controls keep from an ancestor's recognizers. A slider's and a switch's knob is 31 points
/// wide, and at the left while they are at 0 and off. C is 100,100,100,40.
@Suite struct UC_20_ProtectionTests {
  private static let tapped: [ViewClass] = [.button, .switch, .stepper, .segmentedControl, .pageControl]

  private func isControl(_ outcome: Protection.Outcome) -> Bool {
    if case .control = outcome { true } else { false }
  }

  /// The table as Apple publishes it, and what is not in it.
  @Test(arguments: Protection.controls, Protection.Trial.allCases)
  func table(_ viewClass: ViewClass, _ trial: Protection.Trial) {
    let outcome = Protection(viewClass, .ancestor, trial).run(SystemSettings())
    let expected: Protection.Outcome =
      switch (trial, viewClass) {
      case (.tap, _) where Self.tapped.contains(viewClass): .control(isLate: false)
      case (.swipe, .slider), (.pan, .switch): .control(isLate: false)
      case (.oneOfTwoTaps, _): .control(isLate: true)
      default: .recognizer
      }
    #expect(outcome == expected)
  }

  /// UC-24.
  @Test(arguments: Protection.controls, Protection.Trial.allCases)
  func onTheControlItself(_ viewClass: ViewClass, _ trial: Protection.Trial) {
    let outcome = Protection(viewClass, .control, trial).run(SystemSettings())
    #expect(outcome == (trial == .oneOfTwoTaps ? .control(isLate: true) : .recognizer))
  }

  @Test func settingsOfTheSessionCount() {
    var settings = SystemSettings()
    settings.panHysteresis = 200
    #expect(Protection(.button, .ancestor, .pan).run(settings) == .control(isLate: false))
    settings.tapMaxGap = .zero
    #expect(Protection(.button, .ancestor, .oneOfTwoTaps).run(settings) != .recognizer)
  }

  private func swipe(_ viewClass: ViewClass, from x: Double, _ y: Double, by dx: Double, _ dy: Double)
    throws -> RuleBench
  {
    var bench = try RuleBench.withControl(viewClass)
    if viewClass == .slider {
      try bench.attach(.swipe, to: "P", [.direction: .sides([.left, .right, .up, .down])])
    } else {
      try bench.attach(.pan, to: "P")
    }
    bench.drag(x, y, to: x + dx, y + dy)
    return bench
  }

  private func hasActed(_ bench: RuleBench) -> Bool {
    bench.log(["G"]).contains { $0.hasPrefix("ACT") }
  }

  @Test(arguments: [ViewClass.slider, .switch]) func startingOnTheKnob(_ viewClass: ViewClass) throws {
    #expect(try !hasActed(swipe(viewClass, from: 130.9, 120, by: 60, 0)))
    #expect(try hasActed(swipe(viewClass, from: 131, 120, by: 60, 0)))
    #expect(try swipe(viewClass, from: 130.9, 120, by: 60, 0).rules.contains(.uc20))
  }

  @Test(arguments: [ViewClass.slider, .switch]) func alongTheControlOnly(_ viewClass: ViewClass) throws {
    #expect(try hasActed(swipe(viewClass, from: 110, 120, by: 20, 60)))
    #expect(try !hasActed(swipe(viewClass, from: 110, 120, by: 60, 20)))
  }

  /// UC-21: the mechanism is the control's gestureRecognizerShouldBegin.
  @Test func theControlVetoes() throws {
    var bench = try RuleBench.withControl()
    let tap = try bench.attach(.tap, to: "P")
    bench.tap(150, 120)
    let control = try #require(bench.scene.object(named: "C")?.view)
    #expect(bench.kinds.contains(.questionAnswered(tap, .viewShouldBegin(control), answer: false)))
    #expect(bench.kinds.contains(.stateChanged(tap, from: .possible, to: .failed, .vetoedByView(control))))
    #expect(bench.rules.contains(.uc21))
  }

  /// A recognizer that would take nothing away is not asked about.
  @Test func notAskedWithoutCancelling() throws {
    var bench = try RuleBench.withControl()
    try bench.attach(.tap, to: "P", [.cancelsTouchesInView: .bool(false)])
    bench.tap(150, 120)
    #expect(hasActed(bench))
    #expect(bench.events("C").contains("touchUpInside"))
    #expect(!bench.rules.contains(.uc21))
  }

  @Test func subclassesOfAppsKeepIt() throws {
    var bench = try RuleBench.withControl()
    let parent = try #require(bench.scene.object(named: "P")?.view)
    try bench.scene.add("M", .button, className: "MyButton", to: parent, frame: Rect(100, 300, 100, 40))
    try bench.attach(.tap, to: "P")
    bench.tap(150, 320)
    #expect(!hasActed(bench))
    #expect(bench.events("M").contains("touchUpInside"))
  }
}
