import Testing

@testable import TouchModel

/// RC-9: an overridden `next` replaces the ordinary one, for the chain and for the touches that go along it.
@Suite struct RC_09_OverriddenNextTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("C", to: parent, 0, 0, 50, 50)
    let other = try bench.add("other", 200, 200, 50, 50)
    try bench.override("C") { $0.next = .view(other) }
    return bench
  }

  @Test func chainGoesOver() throws {
    let bench = try bench()
    #expect(try bench.chain("C").prefix(3) == ["C", "other", "root"])
    let child = try #require(bench.scene.object(named: "C"))
    #expect(bench.scene.nextAndRule(of: .object(child))?.rule == .rc9)
  }

  @Test func touchesGoOver() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    #expect(bench.log(["C", "P", "other"]) == ["C.began", "other.began"])
  }

  @Test func restoredAndRemoved() throws {
    var bench = try bench()
    try bench.scene.remove(try #require(bench.scene.object(named: "other")))
    #expect(try bench.chain("C").prefix(2) == ["C", "P"])
    try bench.override("C") { $0.next = nil }
    #expect(try bench.chain("C").prefix(2) == ["C", "P"])
  }

  @Test func circleIsRefused() throws {
    var bench = try bench()
    let child = try #require(bench.scene.object(named: "C"))
    #expect(throws: SceneError.self) { try bench.override("other") { $0.next = child } }
    #expect(throws: SceneError.self) { try bench.override("C") { $0.next = child } }
    #expect(try bench.chain("C").prefix(3) == ["C", "other", "root"])
  }

  @Test func circleMadeByMovingEnds() throws {
    var bench = RuleBench()
    let a = try bench.add("A", 0, 0, 100, 100)
    let b = try bench.add("B", 0, 0, 100, 100)
    try bench.override("A") { $0.next = .view(b) }
    try bench.scene.move(b, to: a)
    #expect(try bench.chain("B") == ["B", "A"])
    bench.down(1, 10, 10)
    #expect(bench.log(["A", "B"]) == ["B.began", "A.began"])
  }

  @Test func controllersAndTheAppToo() throws {
    var bench = RuleBench()
    try bench.override("vc") { $0.next = .appDelegate }
    #expect(try bench.chain("root") == ["root", "vc", "delegate"])
  }
}
