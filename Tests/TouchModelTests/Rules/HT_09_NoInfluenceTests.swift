import Testing

@testable import TouchModel

/// HT-9, HT-10: how a view is drawn has no influence; only the order of subviews has.
@Suite struct HT_09_NoInfluenceTests {
  @Test(arguments: [
    (Property.zPosition, PropertyValue.number(100)), (.cornerRadius, .number(50)),
    (.backgroundColor, .text("clear")), (.isOpaque, .bool(false)), (.mask, .text("circle")),
    (.clipsToBounds, .bool(true)), (.masksToBounds, .bool(true)), (.tag, .number(7)),
    (.shadowOpacity, .number(1)), (.contentMode, .text("center")), (.tintColor, .text("red")),
  ])
  func drawingChangesNothing(_ property: Property, _ value: PropertyValue) throws {
    var bench = RuleBench()
    try bench.add("behind", 0, 0, 100, 100)
    try bench.add("front", 50, 0, 100, 100)
    let before = [bench.hit(60, 10), bench.hit(10, 10), bench.hit(50, 0), bench.hit(149, 99)]
    for name in ["behind", "front"] {
      try bench.set(property, value, on: name)
      #expect([bench.hit(60, 10), bench.hit(10, 10), bench.hit(50, 0), bench.hit(149, 99)] == before)
    }
    #expect(property.isInert)
    #expect(before == ["front", "behind", "front", "front"])
  }

  @Test func viewWithoutContentIsHit() throws {
    var bench = RuleBench()
    try bench.add("button", .button, 0, 0, 100, 100)
    try bench.add("empty", 0, 0, 100, 100)
    try bench.set(.backgroundColor, .text("clear"), on: "empty")
    #expect(bench.hit(10, 10) == "empty")
  }
}
