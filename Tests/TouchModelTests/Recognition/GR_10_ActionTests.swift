import Testing

@testable import TouchModel

/// GR-10, GR-11, GR-12: for which states actions are sent, to whom, and when.
@Suite struct GR10ActionTests {
  @Test func beganEachChangedAndEnded() throws {
    var trial = try Trial()
    try trial.attach(.pan, "pan")
    trial.down()
    for x in [60.0, 70, 80] { trial.move(1, x, 50) }
    trial.up()
    #expect(trial.actions == ["ACT(pan,began)", "ACT(pan,changed)", "ACT(pan,changed)", "ACT(pan)"])
  }

  @Test func cancelledIfItHadBegun() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    trial.down()
    trial.move(1, 60, 50)
    trial.interrupt()
    #expect(trial.actions == ["ACT(pan,began)", "ACT(pan,cancelled)"])
    #expect(trial.states(pan) == [.began, .cancelled])
  }

  @Test func notForFailed() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    trial.down()
    trial.interrupt()
    #expect(trial.actions.isEmpty)
    #expect(trial.states(pan) == [.failed])
  }

  /// GR-11: in the order added, each pair once.
  @Test func targetsInOrderAndOnce() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    for action in ["b", "a", "b"] {
      trial.scene.addTarget(Target(object: .controller(Scene.vc), action: action), of: tap)
    }
    trial.tap()
    #expect(trial.actions == ["ACT(g,b)", "ACT(g,a)"])
  }

  /// GR-12: in the same sendEvent as the touch that made it recognize.
  @Test func sameMomentAsTheTouch() throws {
    var trial = try Trial()
    try trial.attach(.tap, "g")
    trial.down()
    trial.up(after: 0.08)
    #expect(trial.actionTime == 0.08)
  }
}
