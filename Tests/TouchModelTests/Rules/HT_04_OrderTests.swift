import Testing

@testable import TouchModel

/// HT-4, HT-5: hitTest asks its own pointInside, then the subviews from last to first; the first answer wins.
@Suite struct HT_04_OrderTests {
  /// A published log (T-13): C before B, B2 before B1, and A is never asked.
  @Test func publishedWalk() throws {
    var bench = RuleBench()
    try bench.add("A", 0, 0, 100, 100)
    let b = try bench.add("B", 0, 100, 200, 100)
    try bench.add("B1", to: b, 0, 0, 50, 50)
    try bench.add("B2", to: b, 100, 0, 50, 50)
    try bench.add("C", 0, 300, 100, 100)
    let view = bench.scene
    var walk = Trace()
    #expect(Simulator.hit(Point(10, 110), in: view, into: &walk).map { view.name(of: $0) } == "B1")
    #expect(
      Array(notation(walk, view, only: ["A", "B", "B1", "B2", "C"]).prefix(8)) == [
        "HT(C)", "PI(C)-", "HT(B)", "PI(B)+", "HT(B2)", "PI(B2)-", "HT(B1)", "PI(B1)+",
      ])
    #expect(!notation(walk, view).contains("HT(A)"))
  }

  @Test func answersComeBackFromTheInside() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    let child = try bench.add("C", to: parent, 0, 0, 50, 50)
    var walk = Trace()
    bench.scene.settings.hitTestPasses = 1
    _ = Simulator.hit(Point(10, 10), in: bench.scene, into: &walk)
    let answers = walk.facts.compactMap { fact -> HitAnswer? in
      if case .hitTestAnswered(_, let answer, _) = fact.kind { answer } else { nil }
    }
    #expect(
      answers == [
        .itself, .subview(child, found: child), .subview(parent, found: child),
        .subview(Scene.root, found: child),
      ])
  }

  @Test func laterSiblingIsInFront() throws {
    var bench = RuleBench()
    try bench.add("A", 0, 0, 100, 100)
    let b = try bench.add("B", 50, 0, 100, 100)
    #expect(bench.hit(60, 10) == "B")
    #expect(bench.hit(10, 10) == "A")
    try bench.scene.reorder(b, .back)
    #expect(bench.hit(60, 10) == "A")
    try bench.scene.reorder(b, .front)
    #expect(bench.hit(60, 10) == "B")
  }

  @Test func viewWithoutAnsweringSubviewsAnswersItself() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("C", to: parent, 50, 50, 50, 50)
    #expect(bench.hit(10, 10) == "P")
  }

  @Test func outsideAsksNoSubviews() throws {
    var bench = RuleBench()
    let parent = try bench.add("P", 0, 0, 100, 100)
    try bench.add("C", to: parent, 0, 0, 400, 400)
    bench.down(1, 150, 150)
    #expect(bench.walk(["P", "C"]) == ["HT(P)", "PI(P)-", "HT(P)", "PI(P)-"])
  }
}
