import Testing

@testable import TouchModel

/// GR-16, GR-17: what recognition does to touches that the view knows of.
@Suite struct GR16CancellingTests {
  @Test func cancelledAfterTheAction() throws {
    var trial = try Trial()
    try trial.attach(.tap, "g")
    trial.tap()
    #expect(trial.log() == ["g.began", "V.began", "g.ended", "ACT(g)", "V.cancelled"])
  }

  @Test func nothingMoreFromTheseTouches() throws {
    var trial = try Trial()
    try trial.attach(.pan, "pan")
    trial.down()
    trial.move(1, 60, 50)
    trial.move(1, 70, 50)
    trial.up()
    #expect(trial.log("V") == ["V.began", "V.cancelled"])
  }

  /// A finger that joins a recognizer at work never reaches its view.
  @Test func aLaterFingerIsTakenUnseen() throws {
    var trial = try Trial(multipleTouch: true)
    try trial.attach(.pan, "pan")
    trial.down(1, 50, 50)
    trial.move(1, 60, 50)
    trial.down(2, 80, 50)
    trial.move(2, 90, 50)
    trial.up(2)
    trial.up(1)
    #expect(trial.log("V") == ["V.began", "V.cancelled"])
    let taken = trial.trace.facts.compactMap {
      if case .touchTaken(_, _, _, let viewKnew) = $0.kind { viewKnew } else { nil }
    }
    #expect(taken == [true, false])
  }

  /// GR-17.
  @Test func withoutCancellingTheViewGetsEverything() throws {
    var trial = try Trial()
    try trial.attach(.pan, "pan", [.cancelsTouchesInView: .bool(false)])
    trial.down()
    trial.move(1, 60, 50)
    trial.move(1, 70, 50)
    trial.up()
    #expect(
      trial.log() == [
        "pan.began", "V.began", "pan.moved", "ACT(pan,began)", "V.moved", "pan.moved", "ACT(pan,changed)",
        "V.moved", "pan.ended", "ACT(pan)", "V.ended",
      ])
  }

  /// Two fingers of one view are cancelled in one call, those of two views in one call each.
  @Test func oneCallForEachView() throws {
    var trial = try Trial(multipleTouch: true)
    try trial.scene.add("W", to: Scene.root, frame: Rect(0, 310, 100, 100))
    try trial.attach(.tap, "g", to: Scene.root, [.numberOfTouchesRequired: .number(3)])
    let places = [Point(50, 50), Point(80, 50), Point(50, 350)]
    trial.send(places.enumerated().map { TouchSample(Finger($0.offset), .down($0.element)) })
    trial.send((0..<3).map { TouchSample(Finger($0), .up) }, after: 0.08)
    #expect(
      trial.log() == [
        "g.began", "V.began(2)", "W.began", "g.ended", "ACT(g)", "V.cancelled(2)", "W.cancelled",
      ])
  }
}
