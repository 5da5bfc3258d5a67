import Testing

@testable import TouchModel

/// EV-9: when a view hears touchesCancelled.
@Suite struct EV_09_CancelTests {
  @Test func interrupt() throws {
    var bench = RuleBench()
    try bench.add("V", 0, 0, 100, 100)
    try bench.add("W", 100, 0, 100, 100)
    bench.down(1, 10, 10)
    bench.down(2, 110, 10)
    bench.run(.interrupt)
    bench.move(1, 20, 20)
    bench.up(1)
    bench.up(2)
    #expect(bench.log(["V", "W"]) == ["V.began", "W.began", "V.cancelled", "W.cancelled"])
    #expect(bench.kinds.contains(.interrupted))
    #expect(bench.scene.activity.isIdle)
  }

  @Test func interruptWithNoFingerDown() throws {
    var bench = RuleBench()
    bench.run(.interrupt)
    #expect(bench.kinds == [.interrupted])
  }

  @Test func interruptEndsRecognizersAndControls() throws {
    var bench = RuleBench()
    let button = try bench.add("B", .button, 0, 0, 100, 40)
    try bench.scene.attach(.tap, "tap", to: Scene.root)
    bench.scene.addTarget(
      Target(object: .controller(Scene.vc), action: "cancel"), for: ControlEvent.touchCancel.rawValue,
      of: button)
    bench.down(1, 10, 10)
    bench.run(.interrupt)
    #expect(
      bench.log(["B", "tap"]) == [
        "tap.began", "B.began", "B.beginTrk", "tap.cancelled", "B.cancelled", "B.cancelTrk", "ACT(B,cancel)",
      ])
  }

  @Test func panUnderwayIsCancelledWithItsAction() throws {
    var bench = RuleBench()
    try bench.scene.attach(.pan, "pan", to: Scene.root)
    bench.down(1, 10, 10)
    bench.move(1, 40, 10)
    bench.run(.interrupt)
    #expect(bench.log(["pan"]).suffix(2) == ["pan.cancelled", "ACT(pan,cancelled)"])
  }

  @Test func recognizerThatTakesTheTouch() throws {
    var bench = RuleBench()
    let view = try bench.add("V", 0, 0, 100, 100)
    try bench.scene.attach(.tap, "g", to: view)
    bench.tap(10, 10)
    #expect(bench.log(["V"]) == ["V.began", "V.cancelled"])
  }

  /// SV-6.
  @Test func scrollViewThatTakesOver() throws {
    var bench = RuleBench()
    let scroll = try bench.add("S", .scrollView, 0, 0, 320, 480)
    try bench.set(.contentSize, .size(Size(320, 2000)), on: "S")
    try bench.add("V", to: scroll, 0, 0, 320, 400)
    bench.down(1, 10, 300)
    bench.run(.advance(to: Time(seconds: 0.3)))
    bench.move(1, 10, 270)
    bench.move(1, 10, 250)
    #expect(bench.log(["V"]) == ["V.began", "V.cancelled"])
  }

  @Test func viewThatKnewNothingHearsNothing() throws {
    var bench = RuleBench()
    let view = try bench.add("V", 0, 0, 100, 100)
    let tap = try bench.scene.attach(.tap, "g", to: view)
    try bench.scene.set(.delaysTouchesBegan, .bool(true), on: .recognizer(tap))
    bench.down(1, 10, 10)
    bench.run(.interrupt)
    #expect(bench.log(["V"]) == [])
  }
}
