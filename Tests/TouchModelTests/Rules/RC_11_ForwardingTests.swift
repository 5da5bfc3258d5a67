import Testing

@testable import TouchModel

/// RC-11, RC-12, RC-13: each touches method passes its own call on to `next`, unless it is overridden without super.
@Suite struct RC_11_ForwardingTests {
  private let names: Set = ["E", "C", "A"]

  private func bench() throws -> RuleBench {
    var bench = RuleBench()
    let a = try bench.add("A", 0, 0, 200, 200)
    let c = try bench.add("C", to: a, 0, 0, 100, 100)
    try bench.add("E", to: c, 0, 0, 50, 50)
    return bench
  }

  private func drag(_ bench: inout RuleBench) {
    bench.down(1, 10, 10)
    bench.move(1, 20, 20)
    bench.up()
  }

  @Test func everyPhaseGoesAllTheWay() throws {
    var bench = try bench()
    drag(&bench)
    #expect(
      bench.log(names) == [
        "E.began", "C.began", "A.began", "E.moved", "C.moved", "A.moved", "E.ended", "C.ended", "A.ended",
      ])
  }

  @Test func cancelledGoesAllTheWay() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    bench.run(.interrupt)
    #expect(bench.log(names).suffix(3) == ["E.cancelled", "C.cancelled", "A.cancelled"])
  }

  @Test func oneTapLogsTheWholeChain() throws {
    var bench = RuleBench()
    bench.tap(10, 10)
    let chain = ["root", "vc", "window", "scene", "app", "delegate"]
    #expect(bench.log() == chain.map { $0 + ".began" } + chain.map { $0 + ".ended" })
  }

  /// RC-12: the other three still go past it.
  @Test(arguments: TouchPhase.allCases)
  func oneMethodWithoutSuper(_ phase: TouchPhase) throws {
    var bench = try bench()
    try bench.override("C") { $0.touches[phase] = .handle }
    bench.down(1, 10, 10)
    bench.move(1, 20, 20)
    bench.up()
    bench.down(1, 10, 10)
    bench.run(.interrupt)
    let phases = Set(bench.log(["A"]))
    #expect(phases == Set(TouchPhase.allCases.filter { $0 != phase }.map { "A.\($0)" }))
    #expect(Set(bench.log(["C"])).count == 4)
    #expect(
      bench.kinds.contains(
        .bubblingStopped(.object(try #require(bench.scene.object(named: "C"))), phase, .handled)))
  }

  @Test func observingPassesOn() throws {
    var bench = try bench()
    try bench.override("C") { overrides in
      for phase in TouchPhase.allCases { overrides.touches[phase] = .observe }
    }
    drag(&bench)
    #expect(bench.log(names).count == 9)
  }

  @Test func controllerWithoutSuper() throws {
    var bench = try bench()
    try bench.override("vc") { $0.touches[.began] = .handle }
    drag(&bench)
    #expect(
      bench.log(["vc", "window"]) == ["vc.began", "vc.moved", "window.moved", "vc.ended", "window.ended"])
  }

  /// RC-13: touch.view is the hit view for all of them.
  @Test func everyCallNamesTheHitViewAndWhoPassedItOn() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    let calls = bench.kinds.compactMap { kind -> [String]? in
      guard case .touchesCalled(let responder, _, _, let view, let previous) = kind else { return nil }
      return [
        bench.scene.name(of: responder), bench.scene.name(of: view),
        previous.map { bench.scene.name(of: $0) } ?? "-",
      ]
    }
    #expect(calls.prefix(4) == [["E", "E", "-"], ["C", "E", "E"], ["A", "E", "C"], ["root", "E", "A"]])
  }

  @Test func endOfTheChainIsSaid() throws {
    var bench = try bench()
    bench.down(1, 10, 10)
    #expect(bench.kinds.contains(.bubblingStopped(.object(.appDelegate), .began, .endOfChain)))
    #expect(bench.rules.contains(.rc11))
  }
}
