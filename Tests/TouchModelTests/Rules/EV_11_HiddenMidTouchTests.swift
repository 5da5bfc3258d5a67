import Testing

@testable import TouchModel

/// EV-11: what keeps a view from being hit does not end a touch that it already has.
@Suite struct EV_11_HiddenMidTouchTests {
  @Test(arguments: [
    (Property.isHidden, PropertyValue.bool(true)), (.isUserInteractionEnabled, .bool(false)),
    (.alpha, .number(0)),
    (.frame, .rect(Rect(200, 200, 10, 10))),
  ])
  func deliveryGoesOn(_ property: Property, _ value: PropertyValue) throws {
    var bench = RuleBench()
    let view = try bench.add("V", 0, 0, 100, 100)
    bench.down(1, 10, 10)
    try bench.edit { scene throws(SceneError) in try scene.set(property, value, on: .view(view)) }
    bench.move(1, 20, 20)
    bench.up()
    #expect(bench.log(["V"]) == ["V.began", "V.moved", "V.ended"])
    bench.clear()
    bench.tap(10, 10)
    #expect(bench.log(["V"]) == [], "the next touch is tested anew")
  }

  @Test func controlSwitchedOffGoesOnTracking() throws {
    var bench = RuleBench()
    let button = try bench.add("B", .button, 0, 0, 100, 40)
    bench.down(1, 10, 10)
    try bench.edit { scene throws(SceneError) in try scene.set(.isEnabled, .bool(false), on: .view(button)) }
    bench.up()
    #expect(bench.log(["B"]) == ["B.began", "B.beginTrk", "B.ended", "B.endTrk"])
  }

  @Test func viewShownUnderAFingerDoesNotGetIt() throws {
    var bench = RuleBench()
    let view = try bench.add("V", 0, 0, 100, 100)
    try bench.set(.isHidden, .bool(true), on: "V")
    bench.down(1, 10, 10)
    try bench.edit { scene throws(SceneError) in try scene.set(.isHidden, .bool(false), on: .view(view)) }
    bench.up()
    #expect(bench.log(["V", "root"]) == ["root.began", "root.ended"])
  }
}
