import Testing

@testable import TouchModel

/// 4.8, UISwipeGestureRecognizer.
@Suite struct GR48SwipeTests {
  @Test(arguments: [(50.0, true), (49.99, false)]) func travel(_ dx: Double, _ acts: Bool) throws {
    var trial = try Trial()
    let swipe = try trial.attach(.swipe, "swipe")
    trial.down()
    trial.move(1, 50 + dx, 50)
    #expect(trial.actions == (acts ? ["ACT(swipe)"] : []))
    trial.up()
    if !acts { #expect(trial.lastReason(swipe) == .liftedBeforeRecognition) }
  }

  @Test(arguments: [(0.5, true), (0.501, false)]) func time(_ seconds: Double, _ acts: Bool) throws {
    var trial = try Trial()
    let swipe = try trial.attach(.swipe, "swipe")
    trial.down()
    trial.move(1, 110, 50, after: seconds)
    #expect(trial.actions == (acts ? ["ACT(swipe)"] : []))
    if !acts { #expect(trial.lastReason(swipe) == .tooSlow(limit: Time(seconds: 0.5))) }
  }

  @Test func actsDuringTheMove() throws {
    var trial = try Trial()
    try trial.attach(.swipe, "swipe")
    trial.down()
    trial.move(1, 110, 50)
    trial.up()
    #expect(trial.log() == ["swipe.began", "V.began", "swipe.moved", "ACT(swipe)", "V.cancelled"])
  }

  static let ways: [(Recognizer.Sides, Point)] = [
    (.right, Point(60, 0)), (.left, Point(-60, 0)), (.up, Point(0, -60)), (.down, Point(0, 60)),
  ]

  /// Every set of directions against every way.
  @Test(arguments: UInt8(1)...15) func directions(_ bits: UInt8) throws {
    let set = Recognizer.Sides(rawValue: bits)
    for (side, step) in Self.ways {
      var trial = try Trial()
      let swipe = try trial.attach(.swipe, "swipe", [.direction: .sides(set)])
      trial.down(1, 150, 150)
      trial.move(1, 150 + step.x, 150 + step.y)
      trial.up()
      #expect(trial.states(swipe) == [set.contains(side) ? .ended : .failed])
    }
  }

  @Test(arguments: [(30.0, true), (30.01, false)]) func sideways(_ dy: Double, _ acts: Bool) throws {
    var trial = try Trial()
    let swipe = try trial.attach(.swipe, "swipe")
    trial.down()
    trial.move(1, 110, 50 + dy)
    #expect(trial.actions == (acts ? ["ACT(swipe)"] : []))
    if !acts { #expect(trial.lastReason(swipe) == .wrongDirection) }
  }

  @Test func fingers() throws {
    for (needed, used) in [(1, 1), (1, 2), (2, 2), (2, 1)] {
      var trial = try Trial(multipleTouch: true)
      try trial.attach(.swipe, "swipe", [.numberOfTouchesRequired: .number(Double(needed))])
      trial.send((0..<used).map { TouchSample(Finger($0), .down(Point(50, 50 + Double($0) * 20))) })
      trial.send(
        (0..<used).map { TouchSample(Finger($0), .move(Point(120, 50 + Double($0) * 20))) }, after: 0.1)
      #expect(trial.actions == (needed == used ? ["ACT(swipe)"] : []))
    }
  }
}
