import Testing

@testable import TouchModel

/// GR-40, GR-41: where a recognizer says it is, and how many touches it follows.
@Suite struct GR40ReadingTests {
  @Test func centroidOfTheCurrentTouches() throws {
    var trial = try Trial(multipleTouch: true)
    let pinch = try trial.attach(.pinch, "pinch")
    trial.down(1, 50, 50)
    #expect(trial.value(.location, pinch) == .point(Point(50, 50)))
    trial.down(2, 150, 70)
    #expect(trial.value(.location, pinch) == .point(Point(100, 60)))
    #expect(trial.value(.numberOfTouches, pinch) == .number(2))
    trial.move(2, 250, 50)
    #expect(trial.value(.location, pinch) == .point(Point(150, 50)))
    trial.up(1)
    #expect(trial.value(.location, pinch) == .point(Point(250, 50)))
    #expect(trial.value(.numberOfTouches, pinch) == .number(1))
  }

  @Test func aTapWithTwoFingersIsBetweenThem() throws {
    var trial = try Trial(multipleTouch: true)
    let tap = try trial.attach(.tap, "t", [.numberOfTouchesRequired: .number(2)])
    trial.down(1, 50, 50)
    trial.down(2, 70, 50)
    trial.upTwo()
    #expect(trial.value(.location, tap) == .point(Point(60, 50)))
  }

  @Test func tapsSayWhereTheFirstOneWas() throws {
    var trial = try Trial()
    let double = try trial.attach(.tap, "d", [.numberOfTapsRequired: .number(2)])
    trial.down(1, 50, 50)
    trial.move(1, 60, 50)
    trial.up()
    trial.down(1, 70, 60, after: 0.1)
    trial.up()
    #expect(trial.value(.location, double) == .point(Point(50, 50)))
  }

  @Test func swipesSayWhereTheyStarted() throws {
    var trial = try Trial()
    let swipe = try trial.attach(.swipe, "swipe")
    trial.down(1, 50, 50)
    trial.move(1, 120, 50)
    #expect(trial.value(.location, swipe) == .point(Point(50, 50)))
  }

  /// An ignored finger counts neither for the number nor for the middle.
  @Test func ignoredFingersDoNotCount() throws {
    var trial = try Trial(multipleTouch: true)
    let press = try trial.attach(.longPress, "lp")
    trial.down(1, 50, 50)
    trial.wait(0.5)
    trial.down(2, 150, 50)
    #expect(trial.value(.numberOfTouches, press) == .number(1))
    #expect(trial.value(.location, press) == .point(Point(50, 50)))
  }

  @Test func numberOfTouchesIsZeroWhenIdle() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    trial.tap()
    #expect(trial.value(.numberOfTouches, tap) == .number(0))
  }
}
