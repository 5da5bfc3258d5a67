import Testing

@testable import TouchModel

/// GR-2: who of the candidates receives a touch is decided once, before touchesBegan.
@Suite struct GR02ReceivingTests {
  @Test func disabled() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g", [.isEnabled: .bool(false)])
    trial.tap()
    #expect(trial.offers(tap) == [.disabled])
    #expect(trial.log() == ["V.began", "V.ended"])
  }

  @Test func refusedByDelegate() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    trial.rule(tap, .shouldReceiveTouch, false)
    trial.tap()
    #expect(trial.offers(tap) == [.refusedByDelegate])
    #expect(trial.log() == ["V.began", "V.ended"])
  }

  /// A rule about a view speaks of touches in it and below it, and counts more than one about all.
  @Test func refusedFromOneView() throws {
    var trial = try Trial()
    let inner = try trial.scene.add("I", to: trial.view, frame: Rect(0, 0, 100, 100))
    try trial.scene.add("II", to: inner, frame: Rect(0, 0, 20, 20))
    let tap = try trial.attach(.tap, "g")
    trial.rule(tap, .shouldReceiveTouch, false, about: .view(inner))
    trial.rule(tap, .shouldReceiveTouch, true)
    trial.down(1, 10, 10)
    trial.up()
    trial.down(1, 60, 60, after: 1)
    trial.up()
    trial.down(1, 150, 150, after: 1)
    trial.up()
    #expect(trial.offers(tap) == [.refusedByDelegate, .refusedByDelegate, .received])
    #expect(trial.actions == ["ACT(g)"])
  }

  @Test func decidedOnceForEachTouch() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    trial.rule(tap, .shouldReceiveTouch, true)
    trial.down()
    trial.rule(tap, .shouldReceiveTouch, false)
    trial.up()
    #expect(trial.questions(tap).count == 1)
    #expect(trial.actions == ["ACT(g)"])
  }

  @Test func possibleBeganAndChangedReceive() throws {
    var trial = try Trial(multipleTouch: true)
    let pan = try trial.attach(.pan, "pan")
    trial.down(1, 50, 50)
    trial.down(2, 60, 60)
    trial.move(1, 100, 50)
    trial.down(3, 70, 70)
    trial.move(1, 120, 50)
    trial.down(4, 80, 80)
    #expect(trial.offers(pan) == [.received, .received, .received, .received])
  }
}
