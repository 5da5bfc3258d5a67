import Testing

@testable import TouchModel

/// GR-20: on leaving possible the touched view is asked, then the delegate; a no fails the recognizer.
@Suite struct GR20ShouldBeginTests {
  private func veto(_ trial: inout Trial, _ view: ViewID? = nil) throws {
    try trial.scene.changeOverrides(of: .view(view ?? trial.view)) { $0.gestureRecognizerShouldBegin = false }
  }

  @Test func theViewFirstThenTheDelegate() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    try trial.scene.changeOverrides(of: .view(trial.view)) { $0.gestureRecognizerShouldBegin = true }
    trial.rule(tap, .shouldBegin, true)
    trial.tap()
    #expect(trial.questions(tap) == [.viewShouldBegin(trial.view), .delegate(.shouldBegin, about: nil)])
    #expect(trial.actions == ["ACT(g)"])
  }

  @Test func theViewsNoIsEnough() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    try veto(&trial)
    trial.rule(tap, .shouldBegin, true)
    trial.tap()
    #expect(trial.lastReason(tap) == .vetoedByView(trial.view))
    #expect(trial.questions(tap) == [.viewShouldBegin(trial.view)])
    #expect(trial.log() == ["g.began", "V.began", "g.ended", "V.ended"])
  }

  @Test func theDelegatesNo() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    trial.rule(pan, .shouldBegin, false)
    trial.down()
    trial.move(1, 60, 50)
    #expect(trial.lastReason(pan) == .vetoedByDelegate)
    trial.move(1, 90, 50)
    trial.up()
    #expect(trial.log("V") == ["V.began", "V.moved", "V.moved", "V.ended"])
  }

  /// The view has a say only over recognizers that would take its touches.
  @Test func theViewIsNotAskedWithoutCancelling() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g", [.cancelsTouchesInView: .bool(false)])
    try veto(&trial)
    trial.tap()
    #expect(trial.actions == ["ACT(g)"])
    #expect(trial.questions(tap).isEmpty)
  }

  /// Not the recognizer's own view, but the touched one.
  @Test func theTouchedViewIsAsked() throws {
    var trial = try Trial()
    let inner = try trial.scene.add("I", to: trial.view, frame: Rect(0, 0, 100, 100))
    let tap = try trial.attach(.tap, "g")
    try veto(&trial, inner)
    trial.tap()
    #expect(trial.lastReason(tap) == .vetoedByView(inner))
    trial.down(1, 200, 200, after: 1)
    trial.up()
    #expect(trial.actions == ["ACT(g)"])
  }

  /// Every touched view is asked.
  @Test func anyTouchedViewMayRefuse() throws {
    var trial = try Trial()
    let other = try trial.scene.add("W", to: Scene.root, frame: Rect(0, 310, 100, 100))
    let pinch = try trial.attach(.pinch, "pinch", to: Scene.root)
    try veto(&trial, other)
    trial.send([
      TouchSample(Finger(1), .down(Point(50, 50))), TouchSample(Finger(2), .down(Point(50, 350))),
    ])
    trial.move(1, 50, 100)
    #expect(trial.lastReason(pinch) == .vetoedByView(other))
  }

  /// Asked at the wish to leave possible, even where it has to wait for another to fail.
  @Test func askedAtOnceWhileItWaits() throws {
    var trial = try Trial()
    let single = try trial.attach(.tap, "s")
    let double = try trial.attach(.tap, "d", [.numberOfTapsRequired: .number(2)])
    try trial.scene.require(single, toFail: double)
    trial.rule(single, .shouldBegin, true)
    trial.tap()
    #expect(trial.questions(single) == [.delegate(.shouldBegin, about: nil)])
    #expect(trial.state(single) == .possible)
    trial.settle()
    #expect(trial.questions(single).count == 1)
  }
}
