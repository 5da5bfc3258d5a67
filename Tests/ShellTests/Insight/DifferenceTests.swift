import Foundation
import Testing
import TouchInsight

@testable import SceneSession
@testable import Shell
@testable import TouchModel

@Suite struct DifferenceTests {
  private func bench() -> Bench { Bench("add A at 0,0,100,100", "attach tap to A") }

  @Test(arguments: [
    "what if set A isHidden on then tap 40,40", "what if remove tap1; set A alpha 0 then tap A",
    "what if set A isHidden on then hit 40,40", "what if add B then tap 40,40",
  ])
  func theSceneStays(_ line: String) {
    let bench = bench()
    bench.type("tap A")
    let before = bench.state
    let steps = bench.session.past.count
    #expect(!bench.type(line).contains("nothing differs"))
    #expect(bench.is(before))
    #expect(bench.session.past.count == steps)
  }

  @Test func onlyWhatDiffersIsTold() {
    let bench = bench()
    let text = bench.type("what if set tap1 cancelsTouchesInView off then tap A")
    #expect(text.contains("- A was cancelled by tap1") && text.contains("+ A touchesEnded"))
    #expect(!text.contains("touchesBegan"))
    #expect(bench.type("what if set A alpha 0.5 then tap A").contains("nothing differs"))
    #expect(bench.error("what if set A isHidden on then what if remove A then tap A") != nil)
    #expect(bench.error("what if undo then tap A") != nil)
    #expect(bench.error("what if set Q isHidden on then tap A") != nil)
  }

  @Test func theLastTwoTouches() {
    let bench = bench()
    #expect(bench.error("diff") == "there was no touch yet")
    bench.type("tap A")
    #expect(bench.error("diff") == "there was only one touch: two are needed")
    bench.type("tap A")
    #expect(bench.type("diff").contains("nothing differs"))
    bench.type("tap A for 0.2s")
    #expect(bench.type("diff").contains("0.12 s later: finger 1 lifts"))
    bench.type("tap 200 200")
    #expect(bench.type("diff").contains("+ root is the hit view"))
  }

  @Test(arguments: 0..<40)
  func emptyExactlyWhereTracesAreEqual(_ number: Int) {
    let lines = [
      "tap A", "tap A for 0.2s", "tap 200 200", "drag A to 90,90", "tap A count 2", "press A for 1s",
    ]
    let (first, second) = (lines[number % 6], lines[number / 6 % 6])
    let bench = bench()
    bench.type(first)
    let a = bench.session.sequence.trace.facts
    bench.type(second)
    let b = bench.session.sequence.trace.facts
    #expect(TraceDifference(a, a).isEmpty && TraceDifference(b, b).isEmpty)
    #expect(TraceDifference(a, b).isEmpty == (first == second))
  }

  /// A whole movement that differs does not hide what came of it.
  @Test func aMovementIsNotToldStepByStep() {
    let bench = bench()
    bench.type("attach pan to A")
    let text = bench.type("what if set tap1 isEnabled off; remove pan1 then drag A to 90,90")
    #expect(text.contains("- pan1 goes from possible to began"), "\(text)")
    #expect(!text.contains("from changed to changed"))
    bench.type("drag A to 90,90")
    bench.type("drag A to 60,120")
    let moved = bench.type("diff")
    #expect(!moved.contains("finger 1 moves") && moved.contains("finger 1 lifts at 60,120"), "\(moved)")
  }

  /// Rules stand at the right of the line, and the sign before it needs room.
  @Test func linesOfAnswersFit() {
    let bench = bench()
    bench.type("tap A")
    let text = bench.type("what if set A alpha 0 then why not A")
    for line in text.split(separator: "\n") {
      #expect(line.hasPrefix("+ ") || line.hasPrefix("- "), "\(line)")
      #expect(line.count <= 80)
    }
  }

  /// Not "nothing differs": nothing happened at all.
  @Test func whatFailsEitherWayIsAnError() {
    let bench = bench()
    #expect(bench.error("what if set A alpha 0 then tap nobody") == "there is no 'nobody' in the scene")
    #expect(bench.error("what if set A alpha 0 then expect hit nobody") != nil)
    bench.type("tap A")
    #expect(bench.type("what if set A alpha 0.5 then expect no action").contains("nothing differs"))
  }

  // MARK: A device's log

  private func compare(_ log: String) throws -> String {
    let bench = bench()
    bench.type("tap A")
    let path = NSTemporaryDirectory() + "tapwalk-\(UUID().uuidString).log"
    try log.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return bench.type("compare \(path)")
  }

  @Test(arguments: [
    "-[A touchesBegan:withEvent:]\n-[A touchesCancelled:withEvent:]",
    "2026-01-02 10:11:12.123 App[1:2] -[A touchesBegan:withEvent:]\n"
      + "2026-01-02 10:11:12.2 App[1:2] noise\n10:11 App[1:2] -[A touchesCancelled:withEvent:]",
    "-[<A: 0x7f8> touchesBegan:withEvent:]\n-[<A: 0x7f8> touchesCancelled:withEvent:]",
    "A.touchesBegan(_:with:)\nApp.A.touchesCancelled(_:with:)\nApp.vc.handleTap1(_:)",
  ])
  func logsThatAgree(_ log: String) throws {
    let text = try compare(log.contains("handleTap1") ? swapped(log) : log)
    #expect(text.contains("agree:"), "\(text)")
  }

  /// The action comes before the cancellation.
  private func swapped(_ log: String) -> String {
    let lines = log.split(separator: "\n")
    return "\(lines[0])\n\(lines[2])\n\(lines[1])"
  }

  @Test func theFirstDifference() throws {
    let text = try compare("-[A touchesBegan:withEvent:]\nnoise\n-[A touchesEnded:withEvent:]")
    #expect(text.contains("after 1 call that agrees"))
    #expect(text.contains("in line 3: -[A touchesEnded:withEvent:]"))
    #expect(text.contains("-[A touchesCancelled:withEvent:]") && text.contains("EV-9"))
    #expect(try compare("noise").contains("no line that looks like a call"))
  }
}
