import Testing

/// A scene says of itself only what still holds: nothing names an object that has been removed.
struct RemovedNamesTests {
  @Test(arguments: [
    ("override A next B", "remove B"), ("require tap1 toFail tap2", "remove tap2"),
    ("override tap1 canPrevent no tap2", "remove tap2"),
    ("delegate tap1 shouldReceiveTouch no from B", "remove B"),
    ("delegate tap1 shouldRequireFailureOf yes of tap2", "remove A2"),
  ])
  func areLetGoOf(_ line: String, _ removal: String) {
    let scene = ["add A at 0,0,90,90", "add A2", "add B", "attach tap to A", "attach tap to A2"]
    let bench = Bench("tree")
    for command in scene { bench.type(command) }
    let shown = bench.type("show A") + bench.type("show tap1")
    bench.type(line)
    let before = bench.state
    bench.type(removal)
    #expect(bench.type("show A") + bench.type("show tap1") == shown)
    bench.type("undo")
    #expect(bench.is(before))
  }

  @Test func aHitTestThatAnsweredWithItAnswersNil() {
    let bench = Bench("add A", "add B", "override A hitTest to B", "remove B", "add B to A", "tap 5 5")
    #expect(bench.holds("hit root"))
    #expect(bench.type("show A").contains("hitTest (nil)"))
  }
}
