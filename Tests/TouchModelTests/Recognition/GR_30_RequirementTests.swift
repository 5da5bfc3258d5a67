import Testing

@testable import TouchModel

/// GR-30 ... GR-36: failure requirements.
@Suite struct GR30RequirementTests {
  private func singleAndDouble(require: Bool) throws -> (Trial, single: RecognizerID, double: RecognizerID) {
    var trial = try Trial()
    let single = try trial.attach(.tap, "s")
    let double = try trial.attach(.tap, "d", [.numberOfTapsRequired: .number(2)])
    if require { try trial.scene.require(single, toFail: double) }
    return (trial, single, double)
  }

  @Test func waitsUntilTheOtherFails() throws {
    var (trial, single, _) = try singleAndDouble(require: true)
    trial.tap()
    #expect(trial.state(single) == .possible)
    #expect(trial.actions.isEmpty)
    trial.settle()
    #expect(trial.actions == ["ACT(s)"])
    #expect(trial.actionTime == 0.43)
  }

  @Test func failsWhenTheOtherSucceeds() throws {
    var (trial, single, _) = try singleAndDouble(require: true)
    trial.tap(2)
    trial.settle()
    #expect(trial.actions == ["ACT(d)"])
    #expect(trial.states(single) == [.failed])
  }

  /// At once, also where it is spared by the winner, so that it holds nothing back any longer.
  @Test func failsAtOnceThoughSpared() throws {
    var trial = try Trial()
    let press = try trial.attach(.longPress, "lp", [.cancelsTouchesInView: .bool(false)])
    let pan = try trial.attach(.pan, "pan", [.delaysTouchesBegan: .bool(true)])
    try trial.scene.require(pan, toFail: press)
    trial.rule(pan, .shouldRecognizeSimultaneously, true)
    trial.down()
    trial.wait(0.5)
    #expect(trial.lastReason(pan) == .requirementSucceeded(press))
    #expect(trial.log("V") == ["V.began"])
  }

  /// GR-31.
  @Test func doesNotWaitForWhoTakesNoPart() throws {
    for leaveOut in 0..<3 {
      var (trial, _, double) = try singleAndDouble(require: true)
      switch leaveOut {
      case 0: try trial.scene.set(.isEnabled, .bool(false), on: .recognizer(double))
      case 1: trial.rule(double, .shouldReceiveTouch, false)
      default:
        let other = try trial.scene.add("W", to: Scene.root, frame: Rect(0, 310, 100, 100))
        try trial.scene.move(double, to: other)
      }
      trial.tap()
      #expect(trial.actions == ["ACT(s)"])
      #expect(trial.actionTime == 0.08)
    }
  }

  @Test func doesNotWaitForWhoHasFailed() throws {
    var trial = try Trial()
    let press = try trial.attach(.longPress, "lp", [.allowableMovement: .number(2)])
    let tap = try trial.attach(.tap, "g")
    try trial.scene.require(tap, toFail: press)
    trial.down()
    trial.move(1, 55, 50)
    #expect(trial.state(press) == .failed)
    trial.up()
    #expect(trial.actions == ["ACT(g)"])
  }

  /// GR-32.
  @Test func itsTouchesStayDelayed() throws {
    var (trial, single, double) = try singleAndDouble(require: true)
    try trial.scene.set(.delaysTouchesEnded, .bool(false), on: .recognizer(double))
    try trial.scene.set(.cancelsTouchesInView, .bool(false), on: .recognizer(single))
    trial.tap()
    #expect(trial.log("V") == ["V.began"])
    trial.settle()
    #expect(trial.log("s", "V") == ["s.began", "V.began", "s.ended", "ACT(s)", "V.ended"])
  }

  /// GR-30, GR-33: the answer comes after the other one has recognized, which is none too late.
  @Test(arguments: [true, false]) func delegatesMakeRequirementsOfWhoHasEnded(_ own: Bool) throws {
    var trial = try Trial()
    let outer = try trial.attach(.tap, "outer", to: Scene.root)
    let inner = try trial.attach(.tap, "inner")
    trial.rule(outer, .shouldRecognizeSimultaneously, true)
    if own {
      trial.rule(outer, .shouldRequireFailureOf, true, about: .recognizer(inner))
    } else {
      trial.rule(inner, .shouldBeRequiredToFailBy, true, about: .recognizer(outer))
    }
    trial.tap()
    #expect(trial.actions == ["ACT(inner)"])
    #expect(trial.lastReason(outer) == .requirementSucceeded(inner))
  }

  /// GR-33: either delegate makes the relation.
  @Test(arguments: [true, false]) func delegatesMakeRequirements(_ own: Bool) throws {
    var (trial, single, double) = try singleAndDouble(require: false)
    if own {
      trial.rule(single, .shouldRequireFailureOf, true, about: .recognizer(double))
    } else {
      trial.rule(double, .shouldBeRequiredToFailBy, true, about: .recognizer(single))
    }
    trial.tap()
    #expect(trial.actions.isEmpty)
    trial.settle()
    #expect(trial.actions == ["ACT(s)"])
    trial.tap(2)
    trial.settle()
    #expect(trial.actions == ["ACT(s)", "ACT(d)"])
  }

  /// GR-33: once for each pair and attempt.
  @Test func delegatesAreAskedOnce() throws {
    var (trial, single, double) = try singleAndDouble(require: false)
    trial.rule(single, .shouldRequireFailureOf, true)
    trial.tap()
    trial.settle()
    let asked = trial.questions(single).filter {
      $0 == .delegate(.shouldRequireFailureOf, about: .recognizer(double))
    }
    #expect(asked.count == 1)
  }

  /// GR-34: once freed, began first and then where it is; a pan starts at 0 there.
  @Test func aFreedPanBeginsThere() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    let tap = try trial.attach(.tap, "g")
    try trial.scene.require(pan, toFail: tap)
    trial.down()
    trial.move(1, 70, 50)
    trial.move(1, 80, 50)
    #expect(trial.state(pan) == .possible)
    trial.move(1, 96, 50)
    #expect(trial.states(tap) == [.failed])
    #expect(trial.states(pan) == [.began, .changed])
    #expect(trial.value(.translation, pan) == .point(.zero))
    trial.move(1, 100, 50)
    trial.up()
    #expect(trial.value(.translation, pan) == .point(Point(4, 0)))
    #expect(trial.states(pan) == [.began, .changed, .changed, .ended])
  }

  @Test func freedAfterTheLiftItStillBeginsFirst() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    let double = try trial.attach(.tap, "d", [.numberOfTapsRequired: .number(2)])
    try trial.scene.require(pan, toFail: double)
    trial.down()
    trial.move(1, 70, 50)
    trial.up()
    trial.settle()
    #expect(trial.actions == ["ACT(pan,began)", "ACT(pan)"])
  }

  /// A limit does not run on while a recognizer waits: the swipe was fast enough.
  @Test func aWaitingSwipeIsNotTooSlow() throws {
    var trial = try Trial()
    let swipe = try trial.attach(.swipe, "swipe")
    let press = try trial.attach(
      .longPress, "lp", [.minimumPressDuration: .number(1), .allowableMovement: .number(500)])
    try trial.scene.require(swipe, toFail: press)
    trial.down()
    trial.move(1, 120, 50)
    trial.up(after: 0.7)
    #expect(trial.states(swipe) == [.ended])
    #expect(trial.actions == ["ACT(swipe)"])
  }

  /// GR-35.
  @Test func singleAndDoubleWithoutRequirement() throws {
    var (trial, single, double) = try singleAndDouble(require: false)
    trial.tap(2)
    trial.settle()
    #expect(trial.actions == ["ACT(s)", "ACT(d)"])
    #expect(trial.states(single) == [.ended, .failed])
    #expect(trial.states(double) == [.ended])
  }

  /// GR-36: in a circle nobody acts, and the view gets its ended nevertheless.
  @Test(arguments: [2, 3]) func circles(_ count: Int) throws {
    var trial = try Trial()
    var ids: [RecognizerID] = []
    for number in 0..<count { ids.append(try trial.attach(.tap, "g\(number)")) }
    for number in 0..<count {
      let circle = try trial.scene.require(ids[number], toFail: ids[(number + 1) % count])
      #expect((circle != nil) == (number == count - 1))
      if let circle {
        #expect(circle.count == count + 1)
        #expect(circle.first == circle.last)
      }
    }
    trial.tap()
    trial.settle()
    #expect(trial.actions.isEmpty)
    #expect(trial.log("V") == ["V.began", "V.ended"])
    #expect(trial.scene.activity.isIdle)
    for id in ids { #expect(trial.states(id) == [.failed]) }
  }

  @Test func whoeverWaitsForACircleIsFreed() throws {
    var trial = try Trial()
    let a = try trial.attach(.tap, "a")
    let b = try trial.attach(.tap, "b")
    let c = try trial.attach(.tap, "c")
    try trial.scene.require(a, toFail: b)
    try trial.scene.require(b, toFail: a)
    try trial.scene.require(c, toFail: a)
    trial.tap()
    trial.settle()
    #expect(trial.actions == ["ACT(c)"])
  }

  @Test func chainsOfRequirements() throws {
    var trial = try Trial()
    let one = try trial.attach(.tap, "t1")
    let two = try trial.attach(.tap, "t2", [.numberOfTapsRequired: .number(2)])
    let three = try trial.attach(.tap, "t3", [.numberOfTapsRequired: .number(3)])
    try trial.scene.require(one, toFail: two)
    try trial.scene.require(two, toFail: three)
    for taps in 1...3 {
      trial.tap(taps)
      trial.settle()
    }
    #expect(trial.actions == ["ACT(t1)", "ACT(t2)", "ACT(t3)"])
  }
}
