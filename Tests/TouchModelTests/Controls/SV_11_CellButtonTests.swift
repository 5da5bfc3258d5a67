import Testing

@testable import TouchModel

/// SV-11: a button in a cell works, also under an ancestor's tap (T-27), and its row is not selected.
@Suite struct SV_11_CellButtonTests {
  private func bench(_ viewClass: ViewClass) throws -> RuleBench {
    var bench = try RuleBench.withTable()
    let content = try #require(bench.scene.object(named: "content1")?.view)
    try bench.add("B", viewClass, to: content, 10, 5, 80, 30)
    return bench
  }

  @Test(arguments: [false, true]) func button(underTap: Bool) throws {
    var bench = try bench(.button)
    if underTap { try bench.attach(.tap, to: "root") }
    bench.tap(50, 20)
    #expect(bench.events("B") == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(bench.rowCalls == [])
    #expect(!bench.log(["G"]).contains("ACT(G)"))
  }

  @Test func besideItTheRowIsSelected() throws {
    var bench = try bench(.button)
    bench.tap(200, 20)
    #expect(bench.events("B") == [])
    #expect(bench.rowCalls.last == "didSelect")
  }

  /// K-2: through a disabled button the row is selected.
  @Test func disabledButton() throws {
    var bench = try bench(.button)
    try bench.set(.isEnabled, .bool(false), on: "B")
    bench.tap(50, 20)
    #expect(bench.rowCalls.last == "didSelect")
  }

  @Test func ownControlLosesToTheTap() throws {
    var bench = try bench(.control)
    try bench.attach(.tap, to: "root")
    bench.tap(50, 20)
    #expect(!bench.events("B").contains("touchUpInside"))
    #expect(bench.log(["G"]).last == "ACT(G)")
  }
}
