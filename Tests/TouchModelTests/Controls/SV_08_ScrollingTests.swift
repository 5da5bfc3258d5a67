import Testing

@testable import TouchModel

/// SV-8: pan and pinch take part as ordinary recognizers; the content follows the pan within its limits.
@Suite struct SV_08_ScrollingTests {
  @Test func offsetFollowsWithoutTheHysteresis() throws {
    var bench = try RuleBench.withScrollView()
    bench.drag(100, 300, to: 100, 200)
    #expect(bench.offset("S") == Point(0, 90))
    #expect(
      bench.delegateCalls.filter { $0 != "scrollViewDidScroll" } == [
        "scrollViewWillBeginDragging", "scrollViewDidEndDragging",
      ])
    #expect(bench.delegateCalls.first == "scrollViewWillBeginDragging")
    #expect(bench.rules.contains(.sv8))
  }

  /// From the first contact, before anything scrolls.
  @Test func isTracking() throws {
    var bench = try RuleBench.withScrollView()
    #expect(!bench.isOn(.isTracking, of: "S"))
    bench.down(1, 100, 300)
    #expect(bench.isOn(.isTracking, of: "S"))
    bench.move(1, 100, 200, after: 0.016)
    #expect(bench.isOn(.isTracking, of: "S"))
    bench.up()
    #expect(!bench.isOn(.isTracking, of: "S"))
  }

  @Test func clamped() throws {
    var bench = try RuleBench.withScrollView()
    bench.drag(100, 100, to: 100, 300)
    #expect(bench.offset("S") == Point(0, 0))
    for _ in 0..<3 { bench.drag(100, 380, to: 100, 20) }
    #expect(bench.offset("S") == Point(0, 600))
  }

  @Test func insetsWidenTheLimits() throws {
    var bench = try RuleBench.withScrollView()
    try bench.set(.contentInset, .rect(Rect(50, 0, 20, 0)), on: "S")
    bench.drag(100, 100, to: 100, 300)
    #expect(bench.offset("S") == Point(0, -50))
    for _ in 0..<3 { bench.drag(100, 380, to: 100, 20) }
    #expect(bench.offset("S") == Point(0, 620))
  }

  /// Half a page and more goes on to the next one.
  @Test(arguments: [(209.9, 0.0), (210, 400)]) func paging(travel: Double, offset: Double) throws {
    var bench = try RuleBench.withScrollView()
    try bench.set(.isPagingEnabled, .bool(true), on: "S")
    bench.drag(100, 390, to: 100, 390 - travel)
    #expect(bench.offset("S") == Point(0, offset))
  }

  @Test func directionalLock() throws {
    for isLocked in [false, true] {
      var bench = try RuleBench.withScrollView()
      try bench.set(.contentSize, .size(Size(1000, 1000)), on: "S")
      try bench.set(.isDirectionalLockEnabled, .bool(isLocked), on: "S")
      bench.drag(200, 300, to: 150, 200)
      #expect(bench.offset("S") == Point(isLocked ? 0 : 45, 90))
    }
  }

  @Test func nothingToScrollDoesNotScroll() throws {
    var bench = try RuleBench.withScrollView()
    try bench.set(.contentSize, .size(Size(320, 400)), on: "S")
    bench.drag(100, 30, to: 100, 0)
    #expect(bench.log(["V"]).first == "V.began")
    try bench.set(.alwaysBounceVertical, .bool(true), on: "S")
    bench.clear()
    bench.drag(100, 30, to: 100, 0)
    #expect(bench.log(["V"]) == [])
    #expect(bench.offset("S") == Point(0, 0))
  }

  @Test func scrollingOff() throws {
    var bench = try RuleBench.withScrollView()
    try bench.set(.isScrollEnabled, .bool(false), on: "S")
    bench.drag(100, 30, to: 100, 0)
    #expect(bench.offset("S") == Point(0, 0))
    #expect(bench.log(["V"]).last == "V.ended")
  }

  /// `S.pan` can be named in a requirement.
  @Test func panIsAnOrdinaryRecognizer() throws {
    var bench = try RuleBench.withScrollView()
    let swipe = try bench.attach(.swipe, to: "V", [.direction: .sides(.up)])
    guard case .recognizer(let pan)? = bench.scene.object(named: "S.pan") else {
      Issue.record("no S.pan")
      return
    }
    try bench.scene.require(pan, toFail: swipe)
    bench.down(1, 100, 30)
    for y in stride(from: 24.0, through: -36, by: -6) { bench.move(1, 100, y, after: 0.016) }
    bench.up()
    #expect(bench.offset("S") == Point(0, 0))
    #expect(bench.log(["G"]).last == "ACT(G)")
  }

  @Test func pinchTakesPartWhereItCanZoom() throws {
    var bench = try RuleBench.withScrollView()
    bench.event([.down(1, 100, 200), .down(2, 200, 200)])
    #expect(bench.log(["S.pinch"]) == [])
    bench.event([.up(1), .up(2)], after: 0.1)
    try bench.set(.maximumZoomScale, .number(3), on: "S")
    bench.event([.down(1, 100, 200), .down(2, 200, 200)], after: 1)
    #expect(bench.log(["S.pinch"]) == ["S.pinch.began"])
  }

  // MARK: Nested

  private func nested(inner size: Size) throws -> RuleBench {
    var bench = try RuleBench.withScrollView()
    let outer = try #require(bench.scene.object(named: "S")?.view)
    try bench.add("I", .scrollView, to: outer, 0, 100, 320, 200)
    try bench.set(.contentSize, .size(size), on: "I")
    return bench
  }

  @Test func innerWins() throws {
    var bench = try nested(inner: Size(320, 800))
    bench.drag(100, 250, to: 100, 200)
    #expect(bench.offset("I") == Point(0, 40))
    #expect(bench.offset("S") == Point(0, 0))
  }

  @Test func outerWhereTheInnerHasNothingToScroll() throws {
    var bench = try nested(inner: Size(900, 200))
    bench.drag(100, 250, to: 100, 200)
    #expect(bench.offset("I") == Point(0, 0))
    #expect(bench.offset("S") == Point(0, 40))
    bench.drag(200, 250, to: 150, 250)
    #expect(bench.offset("I") == Point(40, 0))
  }
}
