import Testing

@testable import TouchModel

/// HT-1: hit-testing happens once, when a touch begins; the touch keeps its view for life.
@Suite struct HT_01_BoundAtBeganTests {
  @Test func touchStaysWithItsViewWhereverTheFingerGoes() throws {
    var bench = RuleBench()
    try bench.add("A", 0, 0, 50, 50)
    try bench.add("B", 100, 0, 50, 50)
    bench.down(1, 10, 10)
    bench.move(1, 120, 10, after: 0.1)
    bench.up(after: 0.1)
    #expect(bench.log(["A", "B"]) == ["A.began", "A.moved", "A.ended"])
  }

  @Test func onlyTheFirstSampleAsks() throws {
    var bench = RuleBench()
    try bench.add("A", 0, 0, 50, 50)
    bench.down(1, 10, 10)
    bench.clear()
    bench.move(1, 20, 20)
    bench.up()
    #expect(bench.walk() == [])
  }

  @Test func everyWalkIsOverBeforeTheFirstCall() throws {
    var bench = RuleBench()
    try bench.add("A", 0, 0, 50, 50)
    bench.down(1, 10, 10)
    let lastWalk = bench.kinds.lastIndex { if case .hitTestCalled = $0 { true } else { false } }
    let firstCall = bench.kinds.firstIndex { if case .touchesCalled = $0 { true } else { false } }
    #expect(try #require(lastWalk) < #require(firstCall))
  }

  @Test func secondFingerIsTestedByItself() throws {
    var bench = RuleBench()
    try bench.add("A", 0, 0, 50, 50)
    try bench.add("B", 100, 0, 50, 50)
    bench.down(1, 10, 10)
    bench.down(2, 110, 10)
    #expect(bench.log(["A", "B"]) == ["A.began", "B.began"])
  }
}
