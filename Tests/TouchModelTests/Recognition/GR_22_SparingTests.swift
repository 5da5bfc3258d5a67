import Testing

@testable import TouchModel

/// GR-22, GR-23, GR-24: who survives another's recognition.
@Suite struct GR22SparingTests {
  private func spared(_ trial: Trial, _ id: RecognizerID) -> [SpareReason] {
    trial.trace.facts.compactMap {
      if case .recognizerSpared(id, _, let reason) = $0.kind { reason } else { nil }
    }
  }

  /// Two pans on one view; `second`, added later, is the first to act.
  private func twoPans(
    _ rules: (inout Trial, _ first: RecognizerID, _ second: RecognizerID) -> Void
  ) throws -> (Trial, first: RecognizerID) {
    var trial = try Trial()
    let first = try trial.attach(.pan, "p1")
    let second = try trial.attach(.pan, "p2")
    rules(&trial, first, second)
    trial.down()
    trial.move(1, 70, 50)
    trial.up()
    return (trial, first)
  }

  private let both = ["ACT(p2,began)", "ACT(p1,began)", "ACT(p2)", "ACT(p1)"]

  @Test func withoutARuleOnlyOneActs() throws {
    let (trial, _) = try twoPans { _, _, _ in }
    #expect(trial.actions == ["ACT(p2,began)", "ACT(p2)"])
  }

  @Test func winnersCanPrevent() throws {
    let (trial, first) = try twoPans { trial, _, second in trial.rule(second, .canPrevent, false) }
    #expect(trial.actions == both)
    #expect(spared(trial, first) == [.cannotPrevent])
  }

  @Test func canPreventOfThePairOnly() throws {
    let (trial, _) = try twoPans { trial, first, second in
      trial.rule(second, .canPrevent, false)
      trial.rule(second, .canPrevent, true, about: .recognizer(first))
    }
    #expect(trial.actions == ["ACT(p2,began)", "ACT(p2)"])
  }

  @Test func losersCanBePrevented() throws {
    let (trial, first) = try twoPans { trial, first, second in
      trial.rule(first, .canBePrevented, false, about: .recognizer(second))
    }
    #expect(trial.actions == both)
    #expect(spared(trial, first) == [.cannotBePrevented])
  }

  /// GR-22, GR-23: either delegate's yes is enough, and the other's no does not forbid it.
  @Test(arguments: [true, false]) func eitherDelegate(_ winnerSaysYes: Bool) throws {
    let (trial, first) = try twoPans { trial, first, second in
      trial.rule(first, .shouldRecognizeSimultaneously, !winnerSaysYes)
      trial.rule(second, .shouldRecognizeSimultaneously, winnerSaysYes)
    }
    #expect(trial.actions == both)
    #expect(spared(trial, first).first == .simultaneous)
  }

  @Test func bothNoIsNo() throws {
    let (trial, _) = try twoPans { trial, first, second in
      trial.rule(first, .shouldRecognizeSimultaneously, false)
      trial.rule(second, .shouldRecognizeSimultaneously, false)
    }
    #expect(trial.actions == ["ACT(p2,began)", "ACT(p2)"])
  }

  @Test func aBegunOneIsNotStopped() throws {
    var trial = try Trial()
    let press = try trial.attach(.longPress, "lp")
    let pan = try trial.attach(.pan, "pan")
    trial.rule(pan, .canBePrevented, false)
    trial.down()
    trial.wait(0.5)
    trial.move(1, 70, 50)
    trial.up()
    #expect(spared(trial, press) == [.alreadyBegan])
    #expect(trial.states(press) == [.began, .changed, .ended])
    #expect(trial.states(pan) == [.began, .ended])
  }

  /// GR-24.
  @Test func tapsDoNotPreventMoreTaps() throws {
    var trial = try Trial()
    try trial.attach(.tap, "s")
    let double = try trial.attach(.tap, "d", [.numberOfTapsRequired: .number(2)])
    trial.tap()
    #expect(spared(trial, double) == [.needsMoreTaps])
    #expect(trial.state(double) == .possible)
  }

  @Test func pinchAndRotation() throws {
    for together in [false, true] {
      var trial = try Trial(multipleTouch: true)
      let pinch = try trial.attach(.pinch, "pinch")
      let rotation = try trial.attach(.rotation, "rotation")
      if together { trial.rule(pinch, .shouldRecognizeSimultaneously, true, about: .recognizer(rotation)) }
      trial.downTwo()
      trial.move(2, 170, 90)
      trial.move(2, 180, 120)
      trial.upTwo()
      let rotates = ["ACT(rotation,began)", "ACT(rotation,changed)", "ACT(rotation)"]
      if together {
        #expect(trial.actions.filter { $0.contains("rotation") } == rotates)
        #expect(trial.actions.filter { $0.contains("pinch") }.count == 3)
      } else {
        #expect(trial.actions == rotates)
        #expect(trial.states(pinch) == [.failed])
      }
    }
  }

  /// A pointer's hover is not in the same event as a finger.
  @Test func hoverAndTapLetEachOther() throws {
    var trial = try Trial()
    let hover = try trial.attach(.hover, "hover")
    try trial.attach(.tap, "tap")
    trial.down()
    Simulator.run([.hover(Point(60, 60))], on: &trial.scene, into: &trial.trace)
    trial.up()
    Simulator.run([.hover(nil)], on: &trial.scene, into: &trial.trace)
    #expect(trial.actions == ["ACT(hover,began)", "ACT(tap)", "ACT(hover)"])
    #expect(trial.states(hover) == [.began, .ended])
  }
}
