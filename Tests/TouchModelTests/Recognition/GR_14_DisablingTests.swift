import Testing

@testable import TouchModel

/// GR-14: switched off or removed from its view while at work: failed, or cancelled with an action once it had begun.
@Suite struct GR14DisablingTests {
  enum Edit: CaseIterable, Sendable { case disable, remove, move }

  private func change(_ edit: Edit, _ id: RecognizerID, _ trial: inout Trial) throws {
    try trial.edit { (scene: inout Scene) throws(SceneError) in
      switch edit {
      case .disable: try scene.set(.isEnabled, .bool(false), on: .recognizer(id))
      case .remove: try scene.remove(.recognizer(id))
      case .move: try scene.move(id, to: Scene.root)
      }
    }
  }

  @Test(arguments: Edit.allCases) func whilePossible(_ edit: Edit) throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan", [.delaysTouchesBegan: .bool(true)])
    trial.down()
    try change(edit, pan, &trial)
    #expect(trial.states(pan) == [.failed])
    #expect(trial.actions.isEmpty)
    #expect(trial.log("V") == ["V.began"])
    trial.move(1, 100, 50)
    trial.up()
    #expect(trial.log("V") == ["V.began", "V.moved", "V.ended"])
    #expect(trial.scene.activity.isIdle)
  }

  @Test(arguments: Edit.allCases) func onceBegun(_ edit: Edit) throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    trial.down()
    trial.move(1, 70, 50)
    try change(edit, pan, &trial)
    #expect(trial.states(pan) == [.began, .cancelled])
    #expect(trial.actions == ["ACT(pan,began)", "ACT(pan,cancelled)"])
    trial.move(1, 100, 50)
    trial.up()
    #expect(trial.log("V") == ["V.began", "V.cancelled"])
    #expect(trial.scene.activity.isIdle)
  }

  @Test func itsFailureFreesWhoWaits() throws {
    var trial = try Trial()
    let single = try trial.attach(.tap, "s")
    let double = try trial.attach(.tap, "d", [.numberOfTapsRequired: .number(2)])
    try trial.scene.require(single, toFail: double)
    trial.tap()
    #expect(trial.actions.isEmpty)
    try change(.disable, double, &trial)
    #expect(trial.actions == ["ACT(s)"])
    #expect(trial.actionTime == 0.08)
  }

  /// EV-10: removing the hit view cancels its touch and the recognizers that followed it.
  @Test func removingTheView() throws {
    var trial = try Trial()
    let inner = try trial.scene.add("I", to: trial.view, frame: Rect(0, 0, 100, 100))
    let own = try trial.attach(.pan, "own", to: inner)
    let outer = try trial.attach(.longPress, "outer")
    trial.down()
    try trial.edit { (scene: inout Scene) throws(SceneError) in try scene.remove(.view(inner)) }
    #expect(trial.states(own) == [.failed])
    #expect(trial.states(outer) == [.failed])
    trial.move(1, 100, 50)
    trial.up()
    trial.settle()
    let calls = trial.trace.facts.filter {
      if case .touchesCalled(.object(.view(inner)), let phase, _, _, nil) = $0.kind {
        phase != .began
      } else {
        false
      }
    }
    #expect(calls.count == 1)
    #expect(trial.scene.activity.isIdle)
  }

  /// A recognizer that follows other touches goes on.
  @Test func removingAnotherFingersView() throws {
    var trial = try Trial()
    let other = try trial.scene.add("W", to: Scene.root, frame: Rect(0, 310, 100, 100))
    let tap = try trial.attach(.tap, "g")
    trial.down(1, 50, 50)
    trial.down(2, 50, 350)
    try trial.edit { (scene: inout Scene) throws(SceneError) in try scene.remove(.view(other)) }
    trial.up(1)
    #expect(trial.states(tap) == [.ended])
    trial.up(2)
    #expect(trial.scene.activity.isIdle)
  }
}
