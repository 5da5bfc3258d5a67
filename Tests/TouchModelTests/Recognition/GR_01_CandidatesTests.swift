import Testing

@testable import TouchModel

/// GR-1: the recognizers of the hit view and of every superview up to the window are offered a new touch; those of
/// siblings and subviews are not.
@Suite struct GR01CandidatesTests {
  @Test func hitViewSuperviewsAndWindow() throws {
    var trial = try Trial()
    let own = try trial.attach(.tap, "own")
    let parent = try trial.attach(.tap, "parent", to: Scene.root)
    let window = try trial.attach(.tap, "window1", to: Scene.window)
    trial.tap()
    for id in [own, parent, window] { #expect(trial.offers(id) == [.received]) }
  }

  @Test func neitherSiblingsNorSubviews() throws {
    var trial = try Trial()
    let sibling = try trial.scene.add("W", to: Scene.root, frame: Rect(0, 0, 300, 300), at: .back)
    let inner = try trial.scene.add("I", to: trial.view, frame: Rect(200, 200, 50, 50))
    let behind = try trial.attach(.tap, "behind", to: sibling)
    let inside = try trial.attach(.tap, "inside", to: inner)
    trial.tap()
    #expect(trial.offers(behind).isEmpty)
    #expect(trial.offers(inside).isEmpty)
    #expect(trial.actions.isEmpty)
  }

  @Test func windowRecognizerActsAndTakesTheTouch() throws {
    var trial = try Trial()
    try trial.attach(.tap, "w", to: Scene.window)
    trial.tap()
    #expect(trial.log("w", "V") == ["w.began", "V.began", "w.ended", "ACT(w)", "V.cancelled"])
  }

  /// Gathered at hit-test time: a recognizer that is added while the finger is down is none of them.
  @Test func laterAddedIsTooLate() throws {
    var trial = try Trial()
    trial.down()
    let id = try trial.attach(.pan, "pan")
    trial.move(1, 100, 50)
    trial.up()
    #expect(trial.calls(id).isEmpty)
    #expect(trial.log("V") == ["V.began", "V.moved", "V.ended"])
  }
}
