import Testing

@testable import TouchModel

/// 4.8, UITapGestureRecognizer: each limit on both sides.
@Suite struct GR48TapTests {
  @Test(arguments: [(95.0, true), (95.01, false)]) func movement(_ x: Double, _ acts: Bool) throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    trial.down()
    trial.move(1, x, 50)
    trial.move(1, 50, 50)
    trial.up()
    #expect(trial.actions == (acts ? ["ACT(g)"] : []))
    if !acts { #expect(trial.lastReason(tap) == .movedTooFar(x - 50, limit: 45)) }
  }

  @Test(arguments: [(0.75, true), (0.751, false)]) func duration(_ hold: Double, _ acts: Bool) throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    trial.down()
    trial.up(after: hold)
    #expect(trial.actions == (acts ? ["ACT(g)"] : []))
    if !acts { #expect(trial.lastReason(tap) == .heldTooLong(limit: Time(seconds: 0.75))) }
  }

  /// A gap of exactly 0.35 s still counts.
  @Test(arguments: [(0.35, true), (0.351, false)]) func gap(_ gap: Double, _ acts: Bool) throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g", [.numberOfTapsRequired: .number(2)])
    trial.tap(2, gap: gap)
    trial.settle()
    #expect(trial.actions == (acts ? ["ACT(g)"] : []))
    if !acts { #expect(trial.lastReason(tap) == .noNextTap(limit: Time(seconds: 0.35))) }
  }

  @Test(arguments: [(95.0, true), (95.01, false)]) func nextTapsPlace(_ x: Double, _ acts: Bool) throws {
    var trial = try Trial()
    try trial.attach(.tap, "g", [.numberOfTapsRequired: .number(2)])
    trial.down()
    trial.up()
    trial.down(1, x, 50, after: 0.1)
    trial.up()
    trial.settle()
    #expect(trial.actions == (acts ? ["ACT(g)"] : []))
  }

  @Test(arguments: 1...3, 1...3) func fingers(_ needed: Int, _ used: Int) throws {
    var trial = try Trial(multipleTouch: true)
    let tap = try trial.attach(.tap, "g", [.numberOfTouchesRequired: .number(Double(needed))])
    trial.send((0..<used).map { TouchSample(Finger($0), .down(Point(50 + Double($0) * 20, 50))) })
    trial.send((0..<used).map { TouchSample(Finger($0), .up) }, after: 0.08)
    #expect(trial.actions == (needed == used ? ["ACT(g)"] : []))
    if used > needed { #expect(trial.lastReason(tap) == .tooManyFingers(used, limit: needed)) }
    if used < needed { #expect(trial.lastReason(tap) == .tooFewFingers(used, needed: needed)) }
  }

  /// When all required fingers are up, and not before.
  @Test func actsAtTheLastLift() throws {
    var trial = try Trial(multipleTouch: true)
    try trial.attach(.tap, "g", [.numberOfTouchesRequired: .number(2)])
    trial.down(1, 50, 50)
    trial.down(2, 80, 50, after: 0.05)
    trial.up(1)
    #expect(trial.actions.isEmpty)
    trial.up(2)
    #expect(trial.actions == ["ACT(g)"])
    #expect(trial.scene.activity.isIdle)
  }

  @Test func noFingerMayComeOnceOneHasLifted() throws {
    var trial = try Trial(multipleTouch: true)
    let tap = try trial.attach(.tap, "g", [.numberOfTouchesRequired: .number(2)])
    trial.downTwo()
    trial.up(1)
    trial.down(3, 60, 60)
    #expect(trial.states(tap) == [.failed])
  }

  @Test(arguments: 1...3, 1...4) func taps(_ needed: Int, _ done: Int) throws {
    var trial = try Trial()
    try trial.attach(.tap, "g", [.numberOfTapsRequired: .number(Double(needed))])
    trial.tap(done)
    trial.settle()
    #expect(trial.actions.count == done / needed)
  }
}
