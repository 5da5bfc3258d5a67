import Testing

@testable import TouchModel

/// RC-20, RC-25: a touch goes to the hit view; motion, presses and remote control go to the first responder, or to the
/// window where there is none.
@Suite struct RC_20_OtherEventsTests {
  private func selectors(_ bench: RuleBench) -> [String] {
    bench.kinds.compactMap {
      if case .eventCalled(let responder, let selector) = $0 {
        "\(bench.scene.name(of: responder)) \(selector)"
      } else {
        nil
      }
    }
  }

  private func focused() throws -> RuleBench {
    var bench = RuleBench()
    try bench.add("F", .textField, 0, 0, 100, 40)
    try bench.focus("F")
    bench.clear()
    return bench
  }

  @Test func shakeWithoutFirstResponder() {
    var bench = RuleBench()
    bench.run(.shake)
    #expect(
      selectors(bench)
        == ["motionBegan:withEvent:", "motionEnded:withEvent:"].flatMap { selector in
          ["window", "scene", "app", "delegate"].map { "\($0) \(selector)" }
        })
    #expect(bench.rules == [.rc25])
  }

  @Test func shakeBeginsAtTheFirstResponder() throws {
    var bench = try focused()
    bench.run(.shake)
    #expect(
      Array(selectors(bench).prefix(4))
        == ["F", "root", "vc", "window"].map { "\($0) motionBegan:withEvent:" })
  }

  @Test func remoteControlAndPresses() throws {
    var bench = try focused()
    bench.run(.remote("play"))
    #expect(selectors(bench).first == "F remoteControlReceivedWithEvent:")
    bench.run(.press("return"))
    #expect(selectors(bench).contains("F pressesBegan:withEvent:"))
    #expect(selectors(bench).last == "delegate pressesEnded:withEvent:")
    #expect(bench.rules == [.rc20, .uc17])
  }

  @Test func touchesDoNotGoToTheFirstResponder() throws {
    var bench = try focused()
    try bench.add("V", 200, 200, 50, 50)
    bench.tap(210, 210)
    #expect(bench.log(["F", "V"]) == ["V.began", "V.ended"])
  }
}
