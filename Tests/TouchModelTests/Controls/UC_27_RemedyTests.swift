import Testing

@testable import TouchModel

/// UC-27: two ways to let an own control win against an ancestor's tap (T-4, T-42).
@Suite struct UC_27_RemedyTests {
  private func bench() throws -> (RuleBench, RecognizerID) {
    var bench = try RuleBench.withControl(.control)
    let tap = try bench.attach(.tap, to: "P")
    return (bench, tap)
  }

  @Test func ownGestureRecognizerShouldBegin() throws {
    var (bench, _) = try bench()
    try bench.override("C") { $0.gestureRecognizerShouldBegin = false }
    bench.tap(150, 120)
    #expect(bench.events("C") == ["touchDown", "touchUpInside"])
    #expect(bench.log(["G"]) == ["G.began", "G.ended"])
  }

  @Test func delegateRefusesTouchesInControls() throws {
    var (bench, tap) = try bench()
    let control = try #require(bench.scene.object(named: "C"))
    bench.scene.setRule(DelegateRule(.shouldReceiveTouch, false, about: control), of: tap)
    bench.tap(150, 120)
    #expect(bench.events("C") == ["touchDown", "touchUpInside"])
    #expect(bench.log(["G"]) == [])
    bench.tap(10, 10)
    #expect(bench.log(["G"]).last == "ACT(G)")
  }

  @Test func yesIsNoRemedy() throws {
    var (bench, _) = try bench()
    try bench.override("C") { $0.gestureRecognizerShouldBegin = true }
    bench.tap(150, 120)
    #expect(bench.events("C").last == "touchCancel")
  }
}
