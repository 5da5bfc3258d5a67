import Testing

@testable import TouchModel

/// UC-10: a touch that began elsewhere never fires a control.
@Suite struct UC_10_BeganOutsideTests {
  @Test func draggedIn() throws {
    var bench = try RuleBench.withControl()
    bench.drag(50, 120, to: 150, 120)
    #expect(bench.story("C") == [])
    #expect(bench.log(["P"]).first == "P.began")
  }

  @Test func beganInIt() throws {
    var bench = try RuleBench.withControl()
    bench.drag(110, 120, to: 150, 120)
    #expect(bench.events("C").contains("touchUpInside"))
  }
}
