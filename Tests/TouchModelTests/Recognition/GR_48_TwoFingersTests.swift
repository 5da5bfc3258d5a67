import Testing

@testable import TouchModel

/// 4.8, UIPinchGestureRecognizer and UIRotationGestureRecognizer. Both fingers start 100 points apart.
@Suite struct GR48TwoFingersTests {
  @Test(arguments: [(158.0, false), (158.01, true), (142, false), (141.99, true)])
  func pinchHysteresis(_ x: Double, _ begins: Bool) throws {
    var trial = try Trial(multipleTouch: true)
    let pinch = try trial.attach(.pinch, "pinch")
    trial.downTwo()
    trial.move(2, x, 50)
    #expect(trial.state(pinch) == (begins ? .began : .possible))
  }

  @Test func scaleStartsAtAboutOne() throws {
    var trial = try Trial(multipleTouch: true)
    let pinch = try trial.attach(.pinch, "pinch")
    trial.downTwo()
    trial.move(2, 159, 50)
    guard case .number(let first) = trial.value(.scale, pinch) else { return }
    #expect(abs(first - 1) < 0.02)
    trial.move(2, 266, 50)
    #expect(trial.value(.scale, pinch) == .number(2))
  }

  /// One finger left: it holds; it ends when both are up.
  @Test(arguments: [Recognizer.Kind.pinch, .rotation]) func endsWhenBothLift(_ kind: Recognizer.Kind) throws {
    var trial = try Trial(multipleTouch: true)
    let id = try trial.attach(kind, "g")
    trial.downTwo()
    trial.move(2, 150, 150)
    #expect(trial.state(id) == .began)
    trial.up(1)
    trial.move(2, 160, 160)
    #expect(trial.states(id) == [.began])
    trial.up(2)
    #expect(trial.states(id) == [.began, .ended])
  }

  /// A finger that comes back goes on where it was.
  @Test func scaleGoesOnWithANewFinger() throws {
    var trial = try Trial(multipleTouch: true)
    let pinch = try trial.attach(.pinch, "pinch")
    trial.downTwo()
    trial.move(2, 266, 50)
    guard case .number(let scale) = trial.value(.scale, pinch) else { return }
    trial.up(1)
    trial.down(3, 166, 50)
    trial.move(2, 266, 50)
    #expect(trial.value(.scale, pinch) == .number(scale))
    trial.move(2, 216, 50)
    #expect(trial.value(.scale, pinch) == .number(scale / 2))
  }

  @Test func oneFingerIsNotEnough() throws {
    for kind in [Recognizer.Kind.pinch, .rotation] {
      var trial = try Trial()
      let id = try trial.attach(kind, "g")
      trial.down()
      trial.move(1, 150, 150)
      trial.up()
      #expect(trial.states(id) == [.failed])
    }
  }

  /// The hysteresis is a setting, in degrees.
  @Test func rotationHysteresis() throws {
    for (degrees, begins) in [(1.99, false), (2.01, true), (-1.99, false), (-2.01, true)] {
      var trial = try Trial(multipleTouch: true)
      let rotation = try trial.attach(.rotation, "r")
      trial.downTwo()
      let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
      trial.move(2, 50 + 100 * cosine, 50 + 100 * sine)
      #expect(trial.state(rotation) == (begins ? .began : .possible))
    }
  }

  @Test func rotationFollowsFullTurns() throws {
    var trial = try Trial(multipleTouch: true)
    let rotation = try trial.attach(.rotation, "r", to: Scene.root)
    trial.send([
      TouchSample(Finger(1), .down(Point(150, 150))), TouchSample(Finger(2), .down(Point(250, 150))),
    ])
    for degrees in stride(from: 30.0, through: 540, by: 30) {
      let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
      trial.move(2, 150 + 100 * cosine, 150 + 100 * sine)
    }
    guard case .number(let turned) = trial.value(.rotation, rotation) else { return }
    #expect(abs(turned * 180 / .pi - 538) < 0.001)
  }

  @Test func aThirdFingerIsIgnored() throws {
    var trial = try Trial(multipleTouch: true)
    let pinch = try trial.attach(.pinch, "pinch")
    trial.downTwo()
    trial.down(3, 200, 200)
    #expect(trial.value(.numberOfTouches, pinch) == .number(2))
    trial.move(3, 250, 250)
    #expect(trial.state(pinch) == .possible)
  }
}
