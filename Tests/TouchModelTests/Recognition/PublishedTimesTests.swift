import Testing

@testable import TouchModel

/// The published and predicted recognizer traces, with their times in milliseconds: S from the seed articles, T found
/// elsewhere, D predicted from the rules.
@Suite struct PublishedTimesTests {
  @Test func s4AndT16() throws {
    var trial = try Trial()
    try trial.attach(.tap, "g")
    trial.tap()
    #expect(
      trial.timedLog("g", "V") == ["g.began", "V.began", "[80] g.ended", "ACT(g)", "V.cancelled"])
  }

  @Test func s5() throws {
    var trial = try Trial()
    try trial.attach(.longPress, "lp")
    trial.down()
    trial.up(after: 0.6)
    #expect(
      trial.timedLog("lp", "V") == [
        "lp.began", "V.began", "[500] ACT(lp,began)", "V.cancelled", "[600] lp.ended", "ACT(lp)",
      ])
    // The first action comes from a timer, the last one from a touch.
    let causes = trial.trace.facts.compactMap { fact -> Fact.Kind? in
      guard case .stateChanged = fact.kind, let cause = fact.cause else { return nil }
      return trial.trace.facts[cause].kind
    }
    guard causes.count == 2, case .timerFired = causes[0], case .recognizerCalled = causes[1] else {
      Issue.record("\(causes)")
      return
    }
  }

  @Test func s8AndT17() throws {
    var trial = try Trial()
    try trial.attach(.tap, "g", [.cancelsTouchesInView: .bool(false)])
    trial.tap()
    #expect(trial.timedLog("g", "V") == ["g.began", "V.began", "[80] g.ended", "ACT(g)", "V.ended"])
  }

  @Test func s9() throws {
    var trial = try Trial()
    try trial.attach(.tap, "g", [.delaysTouchesBegan: .bool(true)])
    trial.tap()
    #expect(trial.timedLog("g", "V") == ["g.began", "[80] g.ended", "ACT(g)"])
  }

  @Test func s12() throws {
    var trial = try Trial()
    try trial.attach(.pan, "pan")
    trial.down()
    for step in 1...4 { trial.move(1, 50 + Double(step) * 5, 50, after: 0.02) }
    trial.up(after: 0.02)
    #expect(
      trial.timedLog("pan", "V") == [
        "pan.began", "V.began", "[20] pan.moved", "V.moved", "[40] pan.moved", "ACT(pan,began)",
        "V.cancelled",
        "[60] pan.moved", "ACT(pan,changed)", "[80] pan.moved", "ACT(pan,changed)", "[100] pan.ended",
        "ACT(pan)",
      ])
  }

  @Test func t9() throws {
    var trial = try Trial()
    try trial.attach(.tap, "g1")
    try trial.attach(.tap, "g2")
    trial.tap()
    #expect(
      trial.log("g1", "g2") == ["g1.began", "g2.began", "g1.ended", "g2.ended", "ACT(g2)"])
  }

  /// Two fingers that land, move and lift one after the other; the recognizer takes them, or is not allowed to begin.
  @Test(arguments: [true, false]) func t37(_ recognizes: Bool) throws {
    var trial = try Trial(multipleTouch: true)
    let tap = try trial.attach(.tap, "g", [.numberOfTouchesRequired: .number(2)])
    if !recognizes { trial.rule(tap, .shouldBegin, false) }
    trial.downTwo()
    trial.send([TouchSample(Finger(1), .move(Point(52, 50))), TouchSample(Finger(2), .move(Point(152, 50)))])
    trial.up(1, after: 0.05)
    #expect(trial.log() == ["g.began", "V.began(2)", "g.moved", "V.moved(2)", "g.ended"])
    trial.up(2, after: 0.05)
    #expect(
      trial.log().dropFirst(5)
        == (recognizes ? ["g.ended", "ACT(g)", "V.cancelled(2)"] : ["g.ended", "V.ended(2)"]))
    let fingers = trial.trace.facts.compactMap {
      if case .recognizerCalled(tap, _, let fingers) = $0.kind { fingers.count } else { nil }
    }
    #expect(fingers == [2, 2, 1, 1])
  }

  @Test(arguments: [true, false]) func t38(_ delays: Bool) throws {
    var trial = try Trial()
    try trial.attach(.tap, "g", [.numberOfTapsRequired: .number(2), .delaysTouchesEnded: .bool(delays)])
    trial.tap(2)
    trial.settle()
    #expect(
      trial.timedLog("V")
        == (delays
          ? ["V.began", "[200] V.began", "[280] V.cancelled", "V.cancelled"]
          : ["V.began", "[80] V.ended", "[200] V.began", "[280] V.cancelled"]))
  }

  @Test func d1() throws {
    var trial = try Trial()
    let single = try trial.attach(.tap, "s")
    let double = try trial.attach(.tap, "d", [.numberOfTapsRequired: .number(2)])
    try trial.scene.require(single, toFail: double)
    trial.tap()
    trial.settle()
    #expect(
      trial.timedLog("s", "d", "V") == [
        "s.began", "d.began", "V.began", "[80] s.ended", "d.ended", "[430] ACT(s)", "V.cancelled",
      ])
    #expect(trial.states(double) == [.failed])
  }

  @Test func d4() throws {
    var trial = try Trial()
    try trial.attach(.tap, "d", [.numberOfTapsRequired: .number(2)])
    trial.tap()
    trial.settle()
    #expect(trial.timedLog("d", "V") == ["d.began", "V.began", "[80] d.ended", "[430] V.ended"])
  }

  @Test func d8() throws {
    var trial = try Trial()
    try trial.attach(.pan, "pan", to: Scene.root)
    let tap = try trial.attach(.tap, "tap")
    trial.down()
    for step in 1...3 { trial.move(1, 50 + Double(step) * 4, 50, after: 0.02) }
    trial.up(after: 0.02)
    #expect(
      trial.timedLog("pan", "tap", "V") == [
        "tap.began", "pan.began", "V.began", "[20] tap.moved", "pan.moved", "V.moved", "[40] tap.moved",
        "pan.moved", "V.moved", "[60] tap.moved", "pan.moved", "ACT(pan,began)", "V.cancelled",
        "[80] pan.ended", "ACT(pan)",
      ])
    #expect(trial.states(tap) == [.failed])
  }

  @Test func d12() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    trial.down(1, 50, 50)
    trial.down(2, 80, 50)
    #expect(trial.value(.numberOfTouches, pan) == .number(2))
    trial.move(2, 82, 50)
    trial.up(2)
    trial.up(1)
    #expect(
      trial.log() == [
        "pan.began", "V.began", "pan.began", "pan.moved", "pan.ended", "pan.ended", "V.ended",
      ])
  }
}
