import Testing

@testable import TouchModel

/// SV-9, SV-10, SV-12: rows are highlighted and selected by the table's own touches methods.
@Suite struct SV_09_SelectionTests {
  private let all = ["didHighlight", "didUnhighlight", "willSelect", "didSelect"]

  @Test func quickTap() throws {
    var bench = try RuleBench.withTable()
    bench.tap(50, 20)
    #expect(bench.rowCalls == all)
    #expect(bench.isOn(.isSelected, of: "R1"))
    #expect(bench.rules.isSuperset(of: [.sv9, .sv12]))
  }

  @Test func collection() throws {
    var bench = try RuleBench.withTable(.collectionView)
    bench.tap(50, 20)
    #expect(bench.rowCalls == ["didHighlight", "didUnhighlight", "didSelect"])
    #expect(bench.isOn(.isSelected, of: "R1"))
  }

  @Test func highlightWhileTheFingerIsDown() throws {
    var bench = try RuleBench.withTable()
    bench.down(1, 50, 20)
    bench.wait(0.2)
    #expect(bench.rowCalls == ["didHighlight"])
    #expect(bench.isOn(.isHighlighted, of: "R1"))
    bench.up()
    #expect(!bench.isOn(.isHighlighted, of: "R1"))
  }

  @Test func oneRowAtATime() throws {
    var bench = try RuleBench.withTable()
    bench.tap(50, 20)
    bench.tap(50, 64)
    #expect(!bench.isOn(.isSelected, of: "R1"))
    #expect(bench.isOn(.isSelected, of: "R2"))
  }

  @Test func scrollingTakesTheHighlightAway() throws {
    var bench = try RuleBench.withTable()
    bench.down(1, 50, 20)
    bench.wait(0.2)
    bench.move(1, 50, 0, after: 0.016)
    bench.up()
    #expect(bench.rowCalls == ["didHighlight", "didUnhighlight"])
  }

  @Test func allowsSelectionOff() throws {
    var bench = try RuleBench.withTable()
    try bench.set(.allowsSelection, .bool(false), on: "T")
    bench.tap(50, 20)
    #expect(bench.rowCalls == [])
    #expect(!bench.isOn(.isSelected, of: "R1"))
  }

  @Test func emptyAreaSelectsNothing() throws {
    var bench = try RuleBench.withTable()
    bench.tap(50, 300)
    #expect(bench.rowCalls == [])
  }

  @Test func cellRemovedUnderTheFinger() throws {
    var bench = try RuleBench.withTable()
    bench.down(1, 50, 20)
    bench.wait(0.2)
    let cell = try #require(bench.scene.object(named: "R1"))
    try bench.edit { scene throws(SceneError) in try scene.remove(cell) }
    bench.up()
    #expect(bench.rowCalls == ["didHighlight", "didUnhighlight"])
    #expect(bench.scene.activity.highlights == [])
  }

  /// A cell that changes its table under the finger ends highlighted nowhere.
  @Test func cellMovedUnderTheFinger() throws {
    var bench = try RuleBench.withTable()
    bench.down(1, 50, 20)
    bench.wait(0.2)
    let cell = try #require(bench.scene.object(named: "R1")?.view)
    try bench.edit { scene throws(SceneError) in try scene.move(cell, to: Scene.root) }
    bench.up()
    #expect(bench.scene.activity.highlights == [])
  }

  // MARK: Under an ancestor's tap (T-24 ... T-26)

  private func underTap(hold: Double, _ settings: [Property: PropertyValue] = [:]) throws -> RuleBench {
    var bench = try RuleBench.withTable()
    try bench.attach(.tap, to: "root", settings)
    bench.down(1, 50, 20)
    bench.up(after: hold)
    return bench
  }

  @Test func quickTapIsTheRecognizersAlone() throws {
    let bench = try underTap(hold: 0.08)
    #expect(
      bench.log(["G", "T"]).filter { $0.hasPrefix("ACT") || $0.hasPrefix("T.") && !$0.contains("pan") }
        == ["ACT(G)"])
    #expect(bench.rowCalls == [])
  }

  @Test func heldTap() throws {
    let bench = try underTap(hold: 0.5)
    #expect(bench.rowCalls == ["didHighlight", "didUnhighlight"])
    #expect(
      bench.log(["G", "T"]).filter { !$0.hasPrefix("tableView") } == [
        "G.began", "T.began", "G.ended", "ACT(G)", "T.cancelled",
      ])
  }

  @Test func longPressSelects() throws {
    #expect(try underTap(hold: 0.8).rowCalls == all)
  }

  /// SV-10.
  @Test func remedies() throws {
    #expect(try underTap(hold: 0.08, [.cancelsTouchesInView: .bool(false)]).rowCalls == all)
    var bench = try RuleBench.withTable()
    let tap = try bench.attach(.tap, to: "root")
    let table = try #require(bench.scene.object(named: "T"))
    bench.scene.setRule(DelegateRule(.shouldReceiveTouch, false, about: table), of: tap)
    bench.tap(50, 20)
    #expect(bench.rowCalls == all)
  }
}
