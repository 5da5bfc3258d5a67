import Testing

@testable import TouchModel

/// GR-5: a recognizer that is over receives nothing more until it is reset, and touches that were down at the reset are
/// never given back to it.
@Suite struct GR05FinishedTests {
  @Test func newTouchesCountOnlyAfterTheReset() throws {
    var trial = try Trial(multipleTouch: true)
    let tap = try trial.attach(.tap, "g")
    trial.down(1, 50, 50)
    trial.move(1, 150, 50)
    #expect(trial.state(tap) == .failed)
    trial.down(2, 60, 60)
    trial.up(2)
    trial.up(1)
    #expect(trial.offers(tap) == [.received, .finished(.failed)])
    #expect(trial.actions.isEmpty)
    trial.tap()
    #expect(trial.actions == ["ACT(g)"])
  }

  @Test func touchesDownAtTheResetAreNotGivenBack() throws {
    var trial = try Trial(multipleTouch: true)
    let tap = try trial.attach(.tap, "g")
    trial.down(1, 50, 50)
    trial.move(1, 150, 50)
    trial.down(2, 60, 60)
    trial.up(1)
    #expect(trial.state(tap) == .possible)
    trial.up(2)
    #expect(trial.calls(tap) == [.began, .moved])
    #expect(trial.actions.isEmpty)
  }

  @Test func itIsNotCalledOnceItHasFailed() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    trial.down()
    trial.move(1, 100, 50)
    trial.move(1, 110, 50)
    trial.up()
    #expect(trial.calls(tap) == [.began, .moved])
  }
}
