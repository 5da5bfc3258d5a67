import Testing

@testable import TouchModel

/// UC-16: what the controls with a value do with their touch. C is 100,100,100,40, its knob 31 points wide.
@Suite struct UC_16_ValueTests {
  private func changes(_ bench: RuleBench) -> Int { bench.events("C").filter { $0 == "valueChanged" }.count }

  private func number(_ property: Property, _ bench: RuleBench) -> Double {
    if case .number(let number)? = bench.value(property, of: "C") { number } else { .nan }
  }

  // MARK: Switch

  @Test func tappedSwitchTurnsOver() throws {
    var bench = try RuleBench.withControl(.switch)
    try bench.wire("C")
    bench.tap(150, 120)
    #expect(bench.isOn(.isOn, of: "C"))
    #expect(bench.actions == ["vc.touchDown", "vc.touchUpInside", "vc.valueChanged"])
    #expect(bench.rules.contains(.uc16))
    bench.tap(150, 120)
    #expect(!bench.isOn(.isOn, of: "C"))
    #expect(changes(bench) == 2)
  }

  @Test func switchLeftOutsideStays() throws {
    var bench = try RuleBench.withControl(.switch)
    bench.drag(110, 120, to: 110, 300)
    #expect(!bench.isOn(.isOn, of: "C"))
    #expect(changes(bench) == 0)
  }

  /// Past its middle at 150 it changes, once.
  @Test(arguments: [(149.0, false), (150, true), (190, true)])
  func draggedSwitch(end: Double, isOn: Bool) throws {
    var bench = try RuleBench.withControl(.switch)
    bench.drag(110, 120, to: end, 120)
    #expect(bench.isOn(.isOn, of: "C") == isOn)
    #expect(changes(bench) == (isOn ? 1 : 0))
  }

  @Test func draggedThereAndBack() throws {
    var bench = try RuleBench.withControl(.switch)
    bench.down(1, 110, 120)
    for x in [160.0, 170, 140, 130] { bench.move(1, x, 120, after: 0.016) }
    bench.up()
    #expect(!bench.isOn(.isOn, of: "C"))
    #expect(changes(bench) == 2)
  }

  // MARK: Slider

  /// The knob runs over 69 points; half of them are half of the values.
  @Test func sliderFollowsItsKnob() throws {
    var bench = try RuleBench.withControl(.slider)
    bench.down(1, 115, 120)
    bench.move(1, 149.5, 120, after: 0.016)
    #expect(number(.value, bench) == 0.5)
    bench.move(1, 400, 120, after: 0.016)
    #expect(number(.value, bench) == 1)
    bench.move(1, 0, 120, after: 0.016)
    #expect(number(.value, bench) == 0)
    bench.up()
    #expect(changes(bench) == 3)
  }

  @Test func continuousSliderSaysSoEachTimeTheOtherAtTheEnd() throws {
    for isContinuous in [true, false] {
      var bench = try RuleBench.withControl(.slider)
      try bench.set(.isContinuous, .bool(isContinuous), on: "C")
      bench.drag(115, 120, to: 165, 120)
      #expect(changes(bench) == (isContinuous ? 10 : 1))
      #expect(bench.events("C").last == (isContinuous ? "touchUpInside" : "valueChanged"))
    }
  }

  @Test func sliderAtItsEndHasNothingToSay() throws {
    var bench = try RuleBench.withControl(.slider)
    try bench.set(.isContinuous, .bool(false), on: "C")
    bench.drag(115, 120, to: 105, 120)
    #expect(changes(bench) == 0)
  }

  @Test(arguments: [(130.9, true), (131, false), (190, false)])
  func sliderTracksItsKnobOnly(x: Double, isTracked: Bool) throws {
    var bench = try RuleBench.withControl(.slider)
    bench.down(1, x, 120)
    #expect(bench.isOn(.isTracking, of: "C") == isTracked)
  }

  @Test func knobIsWhereTheValueIs() throws {
    var bench = try RuleBench.withControl(.slider)
    try bench.set(.value, .number(1), on: "C")
    bench.down(1, 110, 120)
    #expect(!bench.isOn(.isTracking, of: "C"))
    bench.up()
    bench.down(1, 190, 120)
    #expect(bench.isOn(.isTracking, of: "C"))
  }

  // MARK: Stepper, segments, pages

  @Test func stepper() throws {
    var bench = try RuleBench.withControl(.stepper)
    bench.tap(149.9, 120)
    #expect(changes(bench) == 0)
    bench.tap(150, 120)
    bench.tap(190, 120)
    #expect(number(.value, bench) == 2)
    bench.tap(110, 120)
    #expect(number(.value, bench) == 1)
    #expect(changes(bench) == 3)
    try bench.set(.maximumValue, .number(1), on: "C")
    bench.tap(190, 120)
    #expect(changes(bench) == 3)
  }

  @Test(arguments: [(149.9, 0.0), (150, 1)])
  func segments(x: Double, segment: Double) throws {
    var bench = try RuleBench.withControl(.segmentedControl)
    bench.tap(x, 120)
    #expect(number(.selectedSegmentIndex, bench) == segment)
    #expect(changes(bench) == 1)
    bench.tap(x, 120)
    #expect(changes(bench) == 1)
  }

  @Test func pages() throws {
    var bench = try RuleBench.withControl(.pageControl)
    for _ in 0..<3 { bench.tap(190, 120) }
    #expect(number(.currentPage, bench) == 2)
    #expect(changes(bench) == 2)
    bench.tap(110, 120)
    #expect(number(.currentPage, bench) == 1)
  }

  @Test(arguments: [ViewClass.switch, .slider, .stepper, .segmentedControl, .pageControl])
  func cancelledTouchLeavesItsValue(_ viewClass: ViewClass) throws {
    var bench = try RuleBench.withControl(viewClass)
    bench.down(1, 110, 120)
    bench.run(.interrupt)
    bench.up()
    #expect(changes(bench) == 0)
  }
}
