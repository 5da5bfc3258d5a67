import Testing

@testable import TouchModel

/// UC-23: what an ancestor's recognizer does to a button that does not protect itself from it (T-3, T-4, T-43, T-44).
@Suite struct UC_23_NotProtectedTests {
  private func moment(_ event: String, _ bench: RuleBench) -> Double? {
    bench.trace.facts.first {
      if case .controlEventSent(_, let sent, _) = $0.kind { sent.name == event } else { false }
    }?.time.seconds
  }

  @Test func doubleTapDelaysTheLift() throws {
    var bench = try RuleBench.withControl()
    try bench.attach(.tap, to: "P", [.numberOfTapsRequired: .number(2)])
    bench.tap(150, 120)
    #expect(moment("touchUpInside", bench) == nil)
    bench.run(.settle)
    #expect(moment("touchUpInside", bench) == 0.43)
    #expect(moment("touchDown", bench) == 0)
  }

  @Test func withoutDelaysTouchesEndedItIsPrompt() throws {
    var bench = try RuleBench.withControl()
    try bench.attach(
      .tap, to: "P", [.numberOfTapsRequired: .number(2), .delaysTouchesEnded: .bool(false)])
    bench.tap(150, 120)
    #expect(moment("touchUpInside", bench) == 0.08)
    bench.down(1, 150, 120, after: 0.1)
    bench.up(after: 0.08)
    #expect(bench.log(["G"]).last == "ACT(G)")
    #expect(bench.events("C").filter { $0 == "touchUpInside" }.count == 1)
    #expect(bench.events("C").last == "touchCancel")
  }

  @Test func longPressWins() throws {
    var bench = try RuleBench.withControl()
    try bench.attach(.longPress, to: "P")
    bench.down(1, 150, 120)
    bench.wait(0.6)
    bench.up()
    #expect(
      bench.log(["G", "C"]) == [
        "G.began", "C.began", "C.beginTrk", "ACT(G,began)", "C.cancelled", "C.cancelTrk", "G.ended", "ACT(G)",
      ])
  }

  @Test func shorterPressIsTheButtons() throws {
    var bench = try RuleBench.withControl()
    try bench.attach(.longPress, to: "P")
    bench.down(1, 150, 120)
    bench.up(after: 0.49)
    #expect(bench.events("C").contains("touchUpInside"))
  }

  @Test func panWins() throws {
    var bench = try RuleBench.withControl()
    try bench.attach(.pan, to: "P")
    bench.down(1, 150, 120)
    bench.move(1, 159.9, 120, after: 0.016)
    #expect(!bench.events("C").contains("touchCancel"))
    bench.move(1, 160, 120, after: 0.016)
    #expect(bench.events("C").last == "touchCancel")
  }

  @Test func twoFingerTapWins() throws {
    var bench = try RuleBench.withControl()
    try bench.attach(.tap, to: "P", [.numberOfTouchesRequired: .number(2)])
    bench.event([.down(1, 140, 120), .down(2, 160, 120)])
    bench.event([.up(1), .up(2)], after: 0.08)
    #expect(bench.log(["G"]).last == "ACT(G)")
    #expect(bench.events("C") == ["touchDown", "touchCancel"])
  }
}
