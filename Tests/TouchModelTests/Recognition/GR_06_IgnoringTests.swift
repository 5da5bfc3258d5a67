import Testing

@testable import TouchModel

/// GR-6: an ignored touch leaves the recognizer; its view keeps it, and gets what the recognizer held back of it.
@Suite struct GR06IgnoringTests {
  /// The pan, which has room for one finger, delays the first and lets the second go.
  @Test func anIgnoredTouchIsReleased() throws {
    var trial = try Trial(multipleTouch: true)
    let pan = try trial.attach(
      .pan, "pan", [.maximumNumberOfTouches: .number(1), .delaysTouchesBegan: .bool(true)])
    trial.down(1, 50, 50)
    trial.down(2, 80, 50)
    #expect(trial.log("V") == ["V.began"])
    #expect(trial.value(.numberOfTouches, pan) == .number(1))
    trial.move(1, 70, 50)
    trial.up(2)
    trial.up(1)
    #expect(trial.log("V") == ["V.began", "V.ended"])
  }

  @Test func anIgnoredTouchIsNotCancelled() throws {
    var trial = try Trial(multipleTouch: true)
    try trial.attach(.longPress, "lp", [.minimumPressDuration: .number(0.5)])
    trial.down(1, 50, 50)
    trial.wait(0.5)
    trial.down(2, 80, 50)
    trial.up(2)
    #expect(
      trial.log() == [
        "lp.began", "V.began", "ACT(lp,began)", "V.cancelled", "lp.began", "V.began", "V.ended",
      ])
  }
}
