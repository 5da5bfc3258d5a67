import Testing

@testable import TouchModel

/// HT-15, HT-16: a touch that no window answers for goes to nobody; a plain view takes one at no cost.
@Suite struct HT_15_NobodyTests {
  @Test func outsideEveryWindow() {
    var bench = RuleBench()
    bench.down(1, 400, 10)
    bench.move(1, 10, 10)
    bench.up()
    #expect(bench.log() == [])
    #expect(bench.kinds.contains(.windowChosen(nil, Finger(1))))
    #expect(bench.kinds.contains(.hitViewFound(nil, Finger(1))))
    #expect(bench.rules.contains(.ht15))
    #expect(bench.scene.activity.isIdle)
  }

  @Test func lastPointInsideIsAnswered() {
    var bench = RuleBench()
    bench.tap(319.9, 10)
    #expect(!bench.rules.contains(.ht15))
    #expect(bench.log(["root"]) == ["root.began", "root.ended"])
  }

  @Test func plainViewKeepsTheTouchFromTheButtonBehindIt() throws {
    var bench = RuleBench()
    let button = try bench.add("B", .button, 0, 0, 100, 100)
    try bench.scene.attach(.tap, "g", to: button)
    try bench.add("plain", 50, 0, 100, 100)
    bench.tap(60, 10)
    #expect(bench.log(["B", "g", "plain"]) == ["plain.began", "plain.ended"])
    bench.clear()
    bench.tap(49, 10)
    #expect(bench.log(["B", "g", "plain"]).first == "g.began")
  }
}
