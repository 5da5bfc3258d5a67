import Testing

@testable import TouchModel

/// GR-4: isMultipleTouchEnabled does not limit recognizers.
@Suite struct GR04MultipleTouchTests {
  @Test func secondFingerReachesTheRecognizerOnly() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    trial.down(1, 50, 50)
    trial.down(2, 80, 50)
    #expect(trial.log() == ["pan.began", "V.began", "pan.began"])
    #expect(trial.value(.numberOfTouches, pan) == .number(2))
  }

  /// D-12: the view gets finger 1 alone, the pan counts both.
  @Test func panCountsBothFingers() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan", [.minimumNumberOfTouches: .number(2)])
    trial.down(1, 50, 50)
    trial.down(2, 80, 50)
    trial.send([TouchSample(Finger(1), .move(Point(50, 65))), TouchSample(Finger(2), .move(Point(80, 65)))])
    trial.send([TouchSample(Finger(1), .up), TouchSample(Finger(2), .up)])
    #expect(
      trial.log() == [
        "pan.began", "V.began", "pan.began", "pan.moved", "ACT(pan,began)", "V.cancelled", "pan.ended",
        "ACT(pan)",
      ])
    #expect(trial.states(pan) == [.began, .ended])
  }
}
