import Testing

@testable import TouchModel

/// 4.8, UILongPressGestureRecognizer.
@Suite struct GR48LongPressTests {
  @Test(arguments: [(0.5, true), (0.499, false)]) func duration(_ hold: Double, _ acts: Bool) throws {
    var trial = try Trial()
    let press = try trial.attach(.longPress, "lp")
    trial.down()
    trial.up(after: hold)
    #expect(trial.actions == (acts ? ["ACT(lp,began)", "ACT(lp)"] : []))
    if !acts {
      #expect(
        trial.lastReason(press)
          == .liftedTooEarly(Time(seconds: 0.499), needed: Time(seconds: 0.5)))
    }
  }

  @Test(arguments: [0.0, 0.1, 2]) func ownDuration(_ needed: Double) throws {
    var trial = try Trial()
    try trial.attach(.longPress, "lp", [.minimumPressDuration: .number(needed)])
    trial.down()
    trial.wait(needed)
    #expect(trial.actions == ["ACT(lp,began)"])
    #expect(trial.actionTime == needed)
  }

  @Test(arguments: [(60.0, true), (60.01, false)]) func movementBefore(_ x: Double, _ acts: Bool) throws {
    var trial = try Trial()
    let press = try trial.attach(.longPress, "lp")
    trial.down()
    trial.move(1, x, 50)
    trial.wait(0.5)
    #expect(trial.actions == (acts ? ["ACT(lp,began)"] : []))
    if !acts { #expect(trial.lastReason(press) == .movedTooFar(x - 50, limit: 10)) }
  }

  @Test func movementAfterMayBeAny() throws {
    var trial = try Trial()
    let press = try trial.attach(.longPress, "lp")
    trial.down()
    trial.wait(0.5)
    trial.move(1, 250, 250)
    trial.up()
    #expect(trial.states(press) == [.began, .changed, .ended])
  }

  /// The timer runs from the moment when exactly the required fingers are down.
  @Test func exactlyTheRequiredFingers() throws {
    var trial = try Trial(multipleTouch: true)
    try trial.attach(.longPress, "lp", [.numberOfTouchesRequired: .number(2)])
    trial.down(1, 50, 50)
    trial.down(2, 80, 50, after: 0.4)
    trial.wait(0.499)
    #expect(trial.actions.isEmpty)
    trial.wait(0.001)
    #expect(trial.actions == ["ACT(lp,began)"])
  }

  @Test func anExtraFingerBeforeFailsIt() throws {
    var trial = try Trial(multipleTouch: true)
    let press = try trial.attach(.longPress, "lp")
    trial.down(1, 50, 50)
    trial.down(2, 80, 50)
    #expect(trial.lastReason(press) == .tooManyFingers(2, limit: 1))
  }

  @Test func anExtraFingerAfterIsIgnored() throws {
    var trial = try Trial(multipleTouch: true)
    let press = try trial.attach(.longPress, "lp")
    trial.down(1, 50, 50)
    trial.wait(0.5)
    trial.down(2, 80, 50)
    trial.up(2)
    #expect(trial.state(press) == .began)
    trial.up(1)
    #expect(trial.states(press) == [.began, .ended])
  }

  @Test func anyFingersLiftEndsIt() throws {
    var trial = try Trial(multipleTouch: true)
    let press = try trial.attach(.longPress, "lp", [.numberOfTouchesRequired: .number(2)])
    trial.downTwo()
    trial.wait(0.5)
    trial.up(1)
    #expect(trial.states(press) == [.began, .ended])
    trial.up(2)
    #expect(trial.scene.activity.isIdle)
  }

  @Test(arguments: 0...2) func afterTaps(_ done: Int) throws {
    var trial = try Trial()
    try trial.attach(.longPress, "lp", [.numberOfTapsRequired: .number(1)])
    trial.tap(done)
    trial.down(after: 0.12)
    trial.wait(0.5)
    #expect(trial.actions == (done == 1 ? ["ACT(lp,began)"] : []))
  }

  /// D-7 and S-5: the lift comes after the action and the view's cancelled.
  @Test func traceOfAPress() throws {
    var trial = try Trial()
    try trial.attach(.longPress, "lp")
    trial.down()
    trial.up(after: 0.6)
    #expect(trial.log() == ["lp.began", "V.began", "ACT(lp,began)", "V.cancelled", "lp.ended", "ACT(lp)"])
    #expect(trial.actionTime == 0.5)
  }
}
