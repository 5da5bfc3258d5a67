import Testing

@testable import TouchModel

/// GR-13: a terminal state lasts until its touches are up and nobody linked to it by a requirement is at work.
@Suite struct GR13ResetTests {
  private func resets(_ trial: Trial, _ id: RecognizerID) -> Int {
    trial.trace.facts.filter { $0.kind == .recognizerReset(id) }.count
  }

  @Test func afterTheLastFinger() throws {
    var trial = try Trial()
    let tap = try trial.attach(.tap, "g")
    trial.down()
    trial.move(1, 100, 50)
    #expect(trial.state(tap) == .failed)
    #expect(resets(trial, tap) == 0)
    trial.up()
    #expect(trial.state(tap) == .possible)
    #expect(resets(trial, tap) == 1)
  }

  @Test func waitsForALinkedOne() throws {
    var trial = try Trial()
    let single = try trial.attach(.tap, "s", [.delaysTouchesEnded: .bool(false)])
    let double = try trial.attach(.tap, "d", [.numberOfTapsRequired: .number(2)])
    try trial.scene.require(double, toFail: single)
    trial.rule(single, .shouldBegin, false)
    trial.tap()
    #expect(trial.state(single) == .failed)
    trial.settle()
    #expect(trial.state(single) == .possible)
    #expect(resets(trial, single) == 1)
    #expect(resets(trial, double) == 1)
  }
}
