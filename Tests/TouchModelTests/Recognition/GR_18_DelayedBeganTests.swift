import Testing

@testable import TouchModel

/// GR-18: delaysTouchesBegan withholds began and all that follows it while the recognizer is undecided.
@Suite struct GR18DelayedBeganTests {
  private func trial(cancels: Bool = true) throws -> (Trial, RecognizerID) {
    var trial = try Trial()
    let tap = try trial.attach(
      .tap, "g", [.delaysTouchesBegan: .bool(true), .cancelsTouchesInView: .bool(cancels)])
    return (trial, tap)
  }

  @Test func onRecognitionTheViewNeverHears() throws {
    var (trial, _) = try trial()
    trial.tap()
    #expect(trial.log() == ["g.began", "g.ended", "ACT(g)"])
  }

  /// K-15: with cancelsTouchesInView off it is released after the action.
  @Test func onRecognitionWithoutCancellingItIsReleased() throws {
    var (trial, _) = try trial(cancels: false)
    trial.tap()
    #expect(trial.log() == ["g.began", "g.ended", "ACT(g)", "V.began", "V.ended"])
  }

  @Test func onFailureBeganAndTheCurrentPlace() throws {
    var (trial, _) = try trial()
    trial.down()
    trial.move(1, 60, 50)
    trial.move(1, 70, 50)
    #expect(trial.log("V").isEmpty)
    trial.move(1, 150, 50)
    #expect(trial.log("V") == ["V.began", "V.moved"])
    trial.up()
    #expect(trial.log("V") == ["V.began", "V.moved", "V.ended"])
  }

  @Test func onFailureWithoutAMoveOnlyBegan() throws {
    var (trial, _) = try trial()
    trial.down()
    trial.wait(0.76)
    #expect(trial.log("V") == ["V.began"])
  }

  @Test func onFailureAfterTheLiftEverythingAtOnce() throws {
    var (trial, tap) = try trial()
    trial.rule(tap, .shouldBegin, false)
    trial.down()
    trial.move(1, 60, 50)
    trial.up()
    #expect(trial.log() == ["g.began", "g.moved", "g.ended", "V.began", "V.moved", "V.ended"])
  }
}
