import Testing

@testable import TouchModel

/// HT-14: a view that is being animated takes no touches, nor does anything in it; where such an animation starts under
/// a finger, the view loses the touch.
@Suite struct HT_14_AnimationTests {
  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("C", to: parent, 0, 0, 100, 100)
    return bench
  }

  @Test func animatedViewRefuses() throws {
    var bench = try bench()
    try bench.set(.isAnimating, .bool(true), on: "P")
    #expect(bench.hit(10, 10) == "root")
    let refusal = try #require(bench.refusal(of: "P", at: 10, 10))
    #expect(refusal.reason == .animating)
    #expect(refusal.rule == .ht14)
    try bench.set(.isAnimating, .bool(false), on: "P")
    #expect(bench.hit(10, 10) == "C")
  }

  @Test(arguments: ["C", "P"])
  func touchUnderwayIsCancelled(_ animated: String) throws {
    var bench = try bench()
    let object = try #require(bench.scene.object(named: animated))
    bench.down(1, 10, 10)
    try bench.edit { scene throws(SceneError) in try scene.set(.isAnimating, .bool(true), on: object) }
    bench.move(1, 20, 20)
    bench.up()
    #expect(bench.log(["C"]) == ["C.began", "C.cancelled"])
    #expect(bench.trace.facts.contains { $0.rule == .ht14 })
  }

  @Test func animationElsewhereLeavesTheTouchAlone() throws {
    var bench = try bench()
    let other = try bench.add("other", 200, 200, 50, 50)
    bench.down(1, 10, 10)
    try bench.edit { scene throws(SceneError) in try scene.set(.isAnimating, .bool(true), on: .view(other)) }
    bench.up()
    #expect(bench.log(["C"]) == ["C.began", "C.ended"])
  }
}
