import Testing

@testable import TouchModel

/// RC-14, RC-15: controls and scroll views do not pass touches on; everything else does.
@Suite struct RC_14_StopTests {
  @Test(arguments: ViewClass.allCases.filter { !$0.isPrivate && $0 != .window })
  func who(_ viewClass: ViewClass) throws {
    var bench = RuleBench()
    try bench.add("V", viewClass, 0, 0, 100, 100)
    try bench.set(.isUserInteractionEnabled, .bool(true), on: "V")
    bench.down(1, 10, 10)
    bench.move(1, 12, 12, after: 0.3)
    bench.up()
    let stops = viewClass.isControl || viewClass.isScrollView
    #expect(
      bench.log(["V"]).filter { $0.hasPrefix("V.") && !$0.hasSuffix("Trk") } == [
        "V.began", "V.moved", "V.ended",
      ])
    #expect(bench.log(["root"]) == (stops ? [] : ["root.began", "root.moved", "root.ended"]))
  }

  @Test func cancelledStopsToo() throws {
    var bench = RuleBench()
    try bench.add("B", .button, 0, 0, 100, 100)
    bench.down(1, 10, 10)
    bench.run(.interrupt)
    #expect(bench.log(["B", "root"]) == ["B.began", "B.beginTrk", "B.cancelled", "B.cancelTrk"])
  }

  /// S-10: with a control between them, the outer view hears nothing.
  @Test func controlBetweenTwoViews() throws {
    var bench = RuleBench()
    let a = try bench.add("A", 0, 0, 100, 100)
    let c = try bench.add("C", .control, to: a, 0, 0, 100, 100)
    try bench.add("B", to: c, 0, 0, 100, 100)
    bench.down(1, 10, 10)
    bench.move(1, 12, 12)
    bench.up()
    #expect(
      bench.log(["A", "B", "C"]) == ["B.began", "C.began", "B.moved", "C.moved", "B.ended", "C.ended"])
  }

  /// RC-15: it is not hit, so there is nothing to pass on.
  @Test func disabledControlDoesNotTakePart() throws {
    var bench = RuleBench()
    try bench.add("B", .button, 0, 0, 100, 100)
    try bench.set(.isEnabled, .bool(false), on: "B")
    bench.tap(10, 10)
    #expect(bench.log(["B", "root"]) == ["root.began", "root.ended"])
  }

  /// RC-16: cells pass touches on to their table, which ends the way.
  @Test func cellPassesOnToItsTable() throws {
    var bench = RuleBench()
    let table = try bench.add("T", .tableView, 0, 0, 320, 200)
    let cell = try bench.add("cell", .tableViewCell, to: table, 0, 0, 320, 44)
    try bench.add("content", to: cell, 0, 0, 320, 44)
    bench.tap(10, 10)
    let log = bench.log(["content", "cell", "T", "root"])
    #expect(log.filter { $0.hasSuffix(".began") } == ["content.began", "cell.began", "T.began"])
    #expect(bench.log(["T"]).contains("tableView:didSelectRowAtIndexPath:"))
    #expect(bench.log(["root"]) == [])
  }
}
