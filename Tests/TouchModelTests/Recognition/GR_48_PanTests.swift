import Testing

@testable import TouchModel

/// 4.8, UIPanGestureRecognizer and UIScreenEdgePanGestureRecognizer.
@Suite struct GR48PanTests {
  /// 10 points on either axis, not along the diagonal.
  @Test(arguments: [
    (10.0, 0.0, true), (-10, 0, true), (0, 10, true), (0, -10, true), (9.99, 9.99, false), (9.99, 0, false),
    (0, -9.99, false),
  ]) func hysteresis(_ dx: Double, _ dy: Double, _ begins: Bool) throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    trial.down()
    trial.move(1, 50 + dx, 50 + dy)
    #expect(trial.state(pan) == (begins ? .began : .possible))
  }

  @Test func translationStartsAtAboutZero() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    trial.down()
    trial.move(1, 60, 50)
    #expect(trial.value(.translation, pan) == .point(.zero))
    trial.move(1, 75, 54)
    #expect(trial.value(.translation, pan) == .point(Point(15, 4)))
  }

  @Test func minimumNumberOfTouches() throws {
    var trial = try Trial(multipleTouch: true)
    let pan = try trial.attach(.pan, "pan", [.minimumNumberOfTouches: .number(2)])
    trial.down(1, 50, 50)
    trial.move(1, 90, 50)
    #expect(trial.state(pan) == .possible)
    trial.down(2, 100, 50)
    #expect(trial.state(pan) == .possible)
    trial.move(2, 119, 50)
    #expect(trial.state(pan) == .possible)
    trial.move(2, 120, 50)
    #expect(trial.state(pan) == .began)
  }

  /// Fingers beyond the most are ignored, before it begins and after.
  @Test func maximumNumberOfTouches() throws {
    for beginsFirst in [false, true] {
      var trial = try Trial(multipleTouch: true)
      let pan = try trial.attach(.pan, "pan", [.maximumNumberOfTouches: .number(1)])
      trial.down(1, 50, 50)
      if beginsFirst { trial.move(1, 60, 50) }
      trial.down(2, 100, 50)
      #expect(trial.value(.numberOfTouches, pan) == .number(1))
      trial.move(2, 200, 50)
      trial.move(1, 70, 50)
      trial.up(1)
      #expect(trial.states(pan).first == .began)
      #expect(trial.states(pan).last == .ended)
      trial.up(2)
      #expect(
        trial.log("V")
          == (beginsFirst
            ? ["V.began", "V.cancelled", "V.began", "V.moved", "V.ended"]
            : ["V.began", "V.began", "V.moved", "V.cancelled", "V.ended"]))
    }
  }

  @Test func endsWhenAllFingersLift() throws {
    var trial = try Trial(multipleTouch: true)
    let pan = try trial.attach(.pan, "pan")
    trial.down(1, 50, 50)
    trial.move(1, 60, 50)
    trial.down(2, 100, 50)
    trial.up(1)
    #expect(trial.state(pan) == .began)
    trial.up(2)
    #expect(trial.states(pan) == [.began, .ended])
  }

  /// A finger more or less is no travel.
  @Test func noJumpWhenAFingerComesOrGoes() throws {
    var trial = try Trial(multipleTouch: true)
    let pan = try trial.attach(.pan, "pan")
    trial.down(1, 50, 50)
    trial.move(1, 60, 50)
    trial.move(1, 65, 50)
    trial.down(2, 165, 50)
    trial.move(2, 167, 50)
    #expect(trial.value(.translation, pan) == .point(Point(6, 0)))
    trial.up(1)
    trial.move(2, 169, 50)
    #expect(trial.value(.translation, pan) == .point(Point(8, 0)))
  }

  @Test func liftedBeforeItFails() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    trial.down()
    trial.move(1, 56, 53)
    trial.up()
    #expect(trial.lastReason(pan) == .movedTooLittle(6, needed: 10))
  }

  // MARK: Edges; V is 300 wide in a window of 320 by 480.

  static let strips: [(edges: Recognizer.Sides, x: Double, y: Double, starts: Bool)] = [
    (.left, 0, 50, true), (.left, 19.99, 50, true), (.left, 20, 50, false), (.right, 300, 50, true),
    (.right, 299.99, 50, false), (.top, 50, 19.99, true), (.top, 50, 20, false), (.bottom, 50, 460, true),
    (.bottom, 50, 459.99, false), ([.left, .right], 310, 50, true), ([], 0, 50, false),
  ]

  @Test(arguments: strips) func edgeStrip(_ edges: Recognizer.Sides, _ x: Double, _ y: Double, _ starts: Bool)
    throws
  {
    var trial = try Trial()
    let pan = try trial.attach(.screenEdgePan, "edge", to: Scene.root, [.edges: .sides(edges)])
    trial.down(1, x, y)
    #expect(trial.state(pan) == (starts ? .possible : .failed))
    trial.move(1, x + (x > 100 ? -10 : 10), y)
    #expect(trial.state(pan) == (starts ? .began : .failed))
  }

  @Test func edgePansFollowTheFirstTouchOnly() throws {
    var trial = try Trial(multipleTouch: true)
    let pan = try trial.attach(.screenEdgePan, "edge", [.edges: .sides(.left)])
    trial.down(1, 5, 50)
    trial.move(1, 20, 50)
    trial.down(2, 100, 50)
    #expect(trial.value(.numberOfTouches, pan) == .number(1))
    trial.up(1)
    #expect(trial.states(pan) == [.began, .ended])
  }

  /// Their time in proportion to their number: the square of it would take minutes.
  @Test(.timeLimit(.minutes(1))) func manyMovesAtOneMoment() throws {
    var scene = Scene()
    try scene.attach(.pan, "pan", to: Scene.root)
    var inputs: [Input] = [.touches([.down(1, 10, 10)], at: .zero)]
    for step in 1...60_000 {
      let x = 10 + Double(step) / 1000
      inputs.append(.touches([.move(1, x, 10)], at: Time(seconds: Double(step) / 200_000)))
    }
    var trace = Trace()
    Simulator.run(inputs, on: &scene, into: &trace)
    let pan = try #require(scene.object(named: "pan"))
    #expect(scene.value(of: .translation, on: pan) == .point(Point(60 - 10, 0)))
  }
}
