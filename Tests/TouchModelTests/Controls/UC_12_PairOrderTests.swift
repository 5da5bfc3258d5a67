import Testing

@testable import TouchModel

/// UC-12: pairs run in the order of registration; the same pair again merges its events and moves to the end (T-31).
@Suite struct UC_12_PairOrderTests {
  @Test func orderOfRegistration() throws {
    var bench = try RuleBench.withControl()
    for action in ["b", "a", "c"] { try bench.target("C", .touchUpInside, action: action) }
    bench.tap(150, 120)
    #expect(bench.actions == ["vc.b", "vc.a", "vc.c"])
  }

  @Test func samePairAgain() throws {
    var bench = try RuleBench.withControl()
    try bench.target("C", .touchDown, action: "a")
    try bench.target("C", .touchUpInside, action: "b")
    try bench.target("C", .touchUpInside, action: "a")
    let control = try #require(bench.scene.object(named: "C")?.view)
    #expect(bench.scene.targets(of: control).map(\.target.action) == ["b", "a"])
    bench.tap(150, 120)
    #expect(bench.actions == ["vc.a", "vc.b", "vc.a"])
  }

  @Test func samePairAndEventIsCalledOnce() throws {
    var bench = try RuleBench.withControl()
    try bench.target("C", .touchUpInside, action: "a")
    try bench.target("C", .touchUpInside, action: "a")
    bench.tap(150, 120)
    #expect(bench.actions == ["vc.a"])
  }
}
