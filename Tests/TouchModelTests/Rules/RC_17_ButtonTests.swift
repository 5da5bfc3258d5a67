import Testing

@testable import TouchModel

/// RC-17, RC-18: what a button does with touches that are not its own, or that its subclass keeps from it.
@Suite struct RC_17_ButtonTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    let blue = try bench.add("blue", 0, 0, 200, 200)
    let button = try bench.add("B", .button, to: blue, 0, 0, 100, 40)
    bench.scene.addTarget(
      Target(object: .controller(Scene.vc), action: "up"), for: ControlEvent.touchUpInside.rawValue,
      of: button)
    return bench
  }

  /// T-5: a plain view that covers a button.
  @Test func coveredButtonHearsTouchesAndDoesNotTrack() throws {
    var bench = try bench()
    let button = try #require(bench.scene.object(named: "B")?.view)
    let red = try bench.add("R", to: button, 0, 0, 100, 40)
    bench.tap(10, 10)
    #expect(bench.log(["R", "B", "blue"]) == ["R.began", "B.began", "R.ended", "B.ended"])
    #expect(bench.kinds.contains(.trackingRefused(button, .touchOfSubview(red))))
    #expect(bench.rules.contains(.rc17))
  }

  @Test func ownTouchIsTracked() throws {
    var bench = try bench()
    bench.tap(10, 10)
    #expect(
      bench.log(["B", "blue"]) == ["B.began", "B.beginTrk", "B.ended", "B.endTrk", "ACT(B,up)"])
    #expect(!bench.rules.contains(.rc17))
  }

  @Test func withoutSuperThereIsNoTracking() throws {
    var bench = try bench()
    try bench.override("B") { overrides in
      for phase in TouchPhase.allCases { overrides.touches[phase] = .handle }
    }
    bench.tap(10, 10)
    #expect(bench.log(["B", "blue"]) == ["B.began", "B.ended"])
    let button = try #require(bench.scene.object(named: "B")?.view)
    #expect(bench.kinds.contains(.trackingRefused(button, .superNotCalled)))
    #expect(bench.rules.contains(.rc18))
  }

  @Test func withSuperThereIs() throws {
    var bench = try bench()
    try bench.override("B") { overrides in
      for phase in TouchPhase.allCases { overrides.touches[phase] = .observe }
    }
    bench.tap(10, 10)
    #expect(bench.log(["B"]).last == "ACT(B,up)")
  }
}
