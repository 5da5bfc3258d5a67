import Testing

@testable import TouchModel

/// GR-15: touchesCancelled makes a continuous recognizer cancelled once it has begun, and any other one failed.
@Suite struct GR15CancelledTouchesTests {
  @Test(arguments: Recognizer.Kind.allCases.filter { $0 != .hover })
  func everyUndecidedKindFails(_ kind: Recognizer.Kind) throws {
    var trial = try Trial()
    let id = try trial.attach(kind, "g")
    if kind == .screenEdgePan { try trial.scene.set(.edges, .sides(.left), on: .recognizer(id)) }
    trial.down(1, 5, 50)
    trial.send([TouchSample(Finger(1), .cancel)])
    #expect(trial.states(id) == [.failed])
    #expect(trial.lastReason(id) == .touchesCancelled)
    #expect(trial.calls(id) == [.began, .cancelled])
    #expect(trial.actions.isEmpty)
    #expect(trial.scene.activity.isIdle)
  }

  @Test func aBegunOneIsCancelled() throws {
    var trial = try Trial()
    let press = try trial.attach(.longPress, "lp")
    trial.down()
    trial.wait(0.5)
    trial.interrupt()
    #expect(trial.states(press) == [.began, .cancelled])
    #expect(trial.actions == ["ACT(lp,began)", "ACT(lp,cancelled)"])
  }
}
