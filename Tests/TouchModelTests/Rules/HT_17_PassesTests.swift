import Testing

@testable import TouchModel

/// HT-17, HT-19, HT-20, HT-21: two walks before touchesBegan; the first chooses the window, the second finds the view.
/// The number is a setting.
@Suite struct HT_17_PassesTests {
  private func passes(_ facts: [Fact]) -> [Int] {
    facts.compactMap { if case .passBegan(let pass, _, _) = $0.kind { pass } else { nil } }
  }

  @Test(arguments: [1, 2, 3])
  func count(_ number: Int) throws {
    var bench = RuleBench()
    try bench.add("V", 0, 0, 100, 100)
    bench.scene.settings.hitTestPasses = number
    bench.tap(10, 10)
    #expect(passes(bench.trace.facts) == Array(1...number))
    #expect(bench.walk(["V"]).filter { $0 == "HT(V)" }.count == number)
    #expect(bench.log(["V"]) == ["V.began", "V.ended"])
    #expect(bench.rules.contains(.ht21) == (number > 2))
  }

  @Test func twoUnlessSaidOtherwise() {
    #expect(SystemSettings().hitTestPasses == 2)
  }

  @Test(arguments: [(0.0, false), (1, true), (3, true), (4, false), (1.5, false)])
  func settingTakes(_ number: Double, _ isTaken: Bool) {
    var settings = SystemSettings()
    #expect(settings.set(.hitTestPasses, to: .number(number)) == isTaken)
  }

  @Test func onlyTheFirstPassAsksEveryWindow() throws {
    var bench = RuleBench()
    try bench.scene.addWindow("front", frame: Rect(0, 0, 50, 50))
    bench.down(1, 100, 100)
    #expect(
      bench.walk(["window", "front"]) == [
        "HT(front)", "PI(front)-", "HT(window)", "PI(window)+", "HT(window)", "PI(window)+",
      ])
    let chosen = bench.kinds.firstIndex(of: .windowChosen(Scene.window, Finger(1)))
    let second = bench.kinds.firstIndex(of: .passBegan(2, Finger(1), at: Point(100, 100)))
    #expect(try #require(chosen) < #require(second))
  }

  @Test func noSecondPassWhereNoWindowAnswers() {
    var bench = RuleBench()
    bench.down(1, 400, 100)
    #expect(passes(bench.trace.facts) == [1])
  }

  @Test func liftingAsksNobody() {
    var bench = RuleBench()
    bench.down(1, 100, 100)
    bench.clear()
    bench.up()
    #expect(passes(bench.trace.facts) == [])
  }
}
