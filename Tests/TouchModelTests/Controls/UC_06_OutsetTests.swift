import Testing

@testable import TouchModel

/// UC-6, K-10: while tracking, inside reaches 70 points beyond each edge of the bounds. C is 100,100,100,40.
@Suite struct UC_06_OutsetTests {
  private func isInside(_ x: Double, _ y: Double, outset: Double = 70) throws -> Bool {
    var bench = try RuleBench.withControl()
    bench.scene.settings.trackingOutset = outset
    bench.down(1, 150, 120)
    bench.move(1, x, y, after: 0.1)
    bench.up()
    let ends = bench.events("C").filter { $0.hasPrefix("touchUp") }
    #expect(ends.count == 1)
    return ends == ["touchUpInside"]
  }

  @Test(arguments: [
    (30.0, 120.0, true), (29.9, 120, false), (269.9, 120, true), (270, 120, false),
    (150, 30, true), (150, 29.9, false), (150, 209.9, true), (150, 210, false),
  ])
  func fourEdges(x: Double, y: Double, isIn: Bool) throws {
    #expect(try isInside(x, y) == isIn)
  }

  @Test func theOutsetIsASetting() throws {
    #expect(try isInside(150, 239, outset: 100))
    #expect(try !isInside(150, 141, outset: 0))
    #expect(try isInside(150, 139, outset: 0))
  }

  @Test func theFirstContactHasToBeInTheBounds() throws {
    var bench = try RuleBench.withControl()
    bench.tap(150, 141)
    #expect(bench.story("C") == [])
    bench.tap(150, 139)
    #expect(bench.events("C").contains("touchUpInside"))
  }

  @Test func edgeIsCrossedOnce() throws {
    var bench = try RuleBench.withControl()
    bench.down(1, 150, 120)
    bench.move(1, 150, 209.9, after: 0.1)
    #expect(!bench.events("C").contains("touchDragExit"))
    bench.move(1, 150, 210, after: 0.1)
    #expect(bench.events("C").contains("touchDragExit"))
    #expect(bench.rules.contains(.uc6))
  }
}
