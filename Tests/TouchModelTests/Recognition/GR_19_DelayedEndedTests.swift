import Testing

@testable import TouchModel

/// GR-19: delaysTouchesEnded withholds ended while the recognizer is undecided; GR-19a: for exactly so long.
@Suite struct GR19DelayedEndedTests {
  private func double(_ trial: inout Trial, _ name: String = "d", delays: Bool = true) throws -> RecognizerID
  {
    try trial.attach(
      .tap, name, [.numberOfTapsRequired: .number(2), .delaysTouchesEnded: .bool(delays)])
  }

  private func time(of phase: TouchPhase, _ trial: Trial) -> Double? {
    trial.trace.facts.first {
      if case .touchesCalled(.object(.view(trial.view)), phase, _, _, nil) = $0.kind { true } else { false }
    }?.time.seconds
  }

  /// D-4: 0.35 s after the lift.
  @Test func untilTheDoubleTapFails() throws {
    var trial = try Trial()
    _ = try double(&trial)
    trial.tap()
    #expect(trial.log() == ["d.began", "V.began", "d.ended"])
    trial.settle()
    #expect(trial.log() == ["d.began", "V.began", "d.ended", "V.ended"])
    #expect(time(of: .ended, trial) == 0.43)
  }

  /// A single tap decides at the lift: no delay to be seen.
  @Test func singleTapDelaysNothing() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    trial.rule(tap, .shouldBegin, false)
    trial.tap()
    #expect(time(of: .ended, trial) == 0.08)
  }

  @Test func movedIsNeverDelayed() throws {
    var trial = try Trial()
    _ = try double(&trial)
    trial.down()
    trial.move(1, 60, 50)
    trial.up()
    #expect(trial.log("V") == ["V.began", "V.moved"])
  }

  /// T-38: cancelled twice with the delay, once without.
  @Test func onRecognitionCancelled() throws {
    for (delays, expected) in [
      (true, ["V.began", "V.began", "V.cancelled", "V.cancelled"]),
      (false, ["V.began", "V.ended", "V.began", "V.cancelled"]),
    ] {
      var trial = try Trial()
      _ = try double(&trial, delays: delays)
      trial.tap(2)
      trial.settle()
      #expect(trial.log("V") == expected)
    }
  }

  /// GR-19b: released when the last one that delays it lets go.
  @Test func lastOneToLetGo() throws {
    var trial = try Trial()
    _ = try double(&trial)
    try trial.attach(.tap, "t", [.numberOfTapsRequired: .number(3)])
    try trial.attach(.pan, "pan", [.delaysTouchesBegan: .bool(true)])
    trial.down()
    #expect(trial.log("V").isEmpty)
    trial.up()
    #expect(trial.log("V") == ["V.began"])
    trial.settle()
    #expect(trial.log("V") == ["V.began", "V.ended"])
  }

  @Test func lastOfTwoDifferentTimes() throws {
    var trial = try Trial()
    try trial.attach(.longPress, "lp", [.delaysTouchesBegan: .bool(true), .minimumPressDuration: .number(2)])
    try trial.attach(.tap, "g", [.delaysTouchesBegan: .bool(true)])
    trial.down()
    trial.wait(0.76)
    #expect(trial.log("V").isEmpty)
    trial.up()
    #expect(trial.log("V") == ["V.began", "V.ended"])
  }

  /// GR-19b: cancelled as soon as one that cancels recognizes, whoever else still delays it.
  @Test func oneIsEnoughToCancel() throws {
    var trial = try Trial()
    try trial.attach(.longPress, "lp")
    let double = try double(&trial)
    trial.rule(double, .canBePrevented, false)
    trial.down()
    trial.wait(0.5)
    #expect(trial.state(double) == .possible)
    #expect(trial.log("V") == ["V.began", "V.cancelled"])
  }

  /// GR-19c: a finger on another view, which the recognizer did not receive, is let alone.
  @Test func otherViewsFingersAreUntouched() throws {
    var trial = try Trial()
    try trial.scene.add("W", to: Scene.root, frame: Rect(0, 310, 100, 100))
    try trial.attach(.pan, "pan", [.delaysTouchesBegan: .bool(true)])
    trial.send([
      TouchSample(Finger(1), .down(Point(50, 50))), TouchSample(Finger(2), .down(Point(50, 350))),
    ])
    trial.move(1, 80, 50)
    trial.move(2, 80, 350)
    trial.send([TouchSample(Finger(1), .up), TouchSample(Finger(2), .up)])
    #expect(trial.log("V", "W") == ["W.began", "W.moved", "W.ended"])
  }
}
