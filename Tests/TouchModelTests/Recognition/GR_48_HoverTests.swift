import Testing

@testable import TouchModel

/// 4.8, UIHoverGestureRecognizer (EV-14).
@Suite struct GR48HoverTests {
  private func hover(_ trial: inout Trial, _ point: Point?) {
    Simulator.run([.hover(point)], on: &trial.scene, into: &trial.trace)
  }

  @Test func beganChangedEnded() throws {
    var trial = try Trial()
    let id = try trial.attach(.hover, "h")
    hover(&trial, Point(310, 10))
    #expect(trial.states(id).isEmpty)
    hover(&trial, Point(10, 10))
    hover(&trial, Point(20, 10))
    hover(&trial, Point(310, 10))
    #expect(trial.actions == ["ACT(h,began)", "ACT(h,changed)", "ACT(h)"])
    #expect(trial.scene.activity.isIdle)
  }

  @Test func leavingTheScreenEndsIt() throws {
    var trial = try Trial()
    let id = try trial.attach(.hover, "h")
    hover(&trial, Point(10, 10))
    hover(&trial, nil)
    #expect(trial.states(id) == [.began, .ended])
  }

  @Test func aHoverOfASuperviewGoesOnInside() throws {
    var trial = try Trial()
    let outer = try trial.attach(.hover, "outer", to: Scene.root)
    let inner = try trial.attach(.hover, "inner")
    hover(&trial, Point(310, 10))
    hover(&trial, Point(10, 10))
    hover(&trial, Point(310, 20))
    #expect(trial.states(outer) == [.began, .changed, .changed])
    #expect(trial.states(inner) == [.began, .ended])
  }

  @Test func touchesAreNotOfferedToIt() throws {
    var trial = try Trial()
    let id = try trial.attach(.hover, "h")
    trial.tap()
    #expect(trial.offers(id).isEmpty)
    #expect(trial.log() == ["V.began", "V.ended"])
  }

  @Test func disabledWhileInside() throws {
    var trial = try Trial()
    let id = try trial.attach(.hover, "h")
    hover(&trial, Point(10, 10))
    try trial.edit { (scene: inout Scene) throws(SceneError) in
      try scene.set(.isEnabled, .bool(false), on: .recognizer(id))
    }
    #expect(trial.states(id) == [.began, .cancelled])
  }
}
