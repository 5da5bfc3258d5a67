import Testing

@testable import TouchModel

/// GR-3: recognizers hear of a phase before the view, deepest view first, inside a view by index.
@Suite struct GR03OrderTests {
  @Test func deepestFirstThenByIndexThenTheView() throws {
    var trial = try Trial()
    try trial.attach(.pan, "outer", to: Scene.root)
    try trial.attach(.pan, "first")
    try trial.attach(.pan, "second")
    trial.down()
    trial.move(1, 51, 50)
    trial.up()
    #expect(
      trial.log() == [
        "first.began", "second.began", "outer.began", "V.began",
        "first.moved", "second.moved", "outer.moved", "V.moved",
        "first.ended", "second.ended", "outer.ended", "V.ended",
      ])
  }
}
