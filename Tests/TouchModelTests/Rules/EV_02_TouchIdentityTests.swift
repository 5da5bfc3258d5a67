import Testing

@testable import TouchModel

/// EV-2, EV-5: one touch for one contact, and its view stays the same until a recognizer takes it.
@Suite struct EV_02_TouchIdentityTests {
  @Test func eachContactIsATouchOfItsOwn() throws {
    var bench = RuleBench()
    bench.down(1, 10, 10)
    let first = try #require(bench.scene.activity.touches.first)
    bench.move(1, 20, 20)
    #expect(bench.scene.activity.touches.map(\.id) == [first.id])
    bench.up()
    bench.down(1, 10, 10)
    #expect(bench.scene.activity.touches.map(\.id) != [first.id])
  }

  @Test func viewStaysWhereverTheFingerGoes() throws {
    var bench = RuleBench()
    let view = try bench.add("V", 0, 0, 50, 50)
    bench.down(1, 10, 10)
    bench.move(1, 300, 400)
    #expect(bench.scene.activity.view(of: Finger(1)) == view)
  }

  @Test(arguments: [true, false])
  func viewIsNilAfterARecognizerTookTheTouch(_ cancels: Bool) throws {
    var bench = RuleBench()
    let view = try bench.add("V", 0, 0, 100, 100)
    let pan = try bench.scene.attach(.pan, "pan", to: Scene.root)
    try bench.scene.set(.cancelsTouchesInView, .bool(cancels), on: .recognizer(pan))
    bench.down(1, 10, 10)
    bench.move(1, 19, 10)
    #expect(bench.scene.activity.view(of: Finger(1)) == view)
    bench.move(1, 21, 10)
    #expect(bench.scene.activity.state(of: pan) == .began)
    #expect(bench.scene.activity.view(of: Finger(1)) == (cancels ? nil : view))
  }

  @Test func nothingIsKeptWhenAllIsOver() {
    var bench = RuleBench()
    bench.tap(10, 10)
    #expect(bench.scene.activity.isIdle)
    #expect(bench.scene.activity.fingersDown.isEmpty)
    #expect(bench.scene.activity.view(of: Finger(1)) == nil)
  }
}
