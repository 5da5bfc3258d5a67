import Testing

@testable import TouchModel

/// EV-7: a view gets one finger at a time, unless isMultipleTouchEnabled says otherwise; recognizers get them all.
@Suite struct EV_07_MultipleTouchTests {
  private func bench(_ isOn: Bool) throws -> RuleBench {
    var bench = RuleBench()
    try bench.add("V", 0, 0, 100, 100)
    try bench.add("W", 100, 0, 100, 100)
    try bench.set(.isMultipleTouchEnabled, .bool(isOn), on: "V")
    return bench
  }

  @Test func offUnlessSaidOtherwise() throws {
    let (scene, view) = try sceneWithV()
    #expect(scene.value(of: .isMultipleTouchEnabled, on: .view(view)) == .bool(false))
  }

  @Test(arguments: [
    (false, ["V.began", "V.moved", "V.ended"]),
    (true, ["V.began", "V.began", "V.moved", "V.moved", "V.ended", "V.ended"]),
  ])
  func secondFinger(_ isOn: Bool, _ expected: [String]) throws {
    var bench = try bench(isOn)
    bench.down(1, 10, 10)
    bench.down(2, 20, 20)
    bench.move(1, 11, 11)
    bench.move(2, 21, 21)
    bench.up(2)
    bench.up(1)
    #expect(bench.log(["V"]) == expected)
    #expect(bench.rules.contains(.ev7) == !isOn)
  }

  @Test func refusedFingerHasNoView() throws {
    var bench = try bench(false)
    let view = try #require(bench.scene.object(named: "V")?.view)
    bench.event([.down(1, 10, 10), .down(2, 20, 20)])
    #expect(bench.log(["V"]) == ["V.began"])
    #expect(bench.scene.activity.view(of: Finger(1)) == view)
    #expect(bench.scene.activity.view(of: Finger(2)) == nil)
    #expect(bench.kinds.contains(.touchRefused(Finger(2), view, .multipleTouchOff(first: Finger(1)))))
  }

  @Test func refusedFingerDoesNotComeLater() throws {
    var bench = try bench(false)
    bench.down(1, 10, 10)
    bench.down(2, 20, 20)
    bench.up(1)
    bench.move(2, 21, 21)
    bench.up(2)
    #expect(bench.log(["V"]) == ["V.began", "V.ended"])
  }

  /// Only a finger that the view has keeps others away.
  @Test func fingerAfterTheFirstHasLiftedIsTaken() throws {
    var bench = try bench(false)
    bench.down(1, 10, 10)
    bench.down(2, 20, 20)
    bench.up(1)
    bench.down(3, 30, 30)
    bench.up(2)
    bench.up(3)
    #expect(bench.log(["V"]) == ["V.began", "V.ended", "V.began", "V.ended"])
  }

  @Test func fingersInOtherViewsAreIndependent() throws {
    var bench = try bench(false)
    bench.down(1, 10, 10)
    bench.down(2, 110, 10)
    #expect(bench.log(["V", "W"]) == ["V.began", "W.began"])
  }

  /// D-12.
  @Test func recognizersGetEveryFinger() throws {
    var bench = try bench(false)
    let view = try #require(bench.scene.object(named: "V")?.view)
    let pan = try bench.scene.attach(.pan, "pan", to: view)
    bench.down(1, 10, 10)
    bench.down(2, 20, 20)
    bench.event([.move(1, 15, 10), .move(2, 25, 20)])
    #expect(bench.scene.value(of: .numberOfTouches, on: .recognizer(pan)) == .number(2))
    #expect(bench.log(["V", "pan"]) == ["pan.began", "V.began", "pan.began", "pan.moved", "V.moved"])
  }
}
