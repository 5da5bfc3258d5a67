import Foundation
import Testing

@testable import SceneSession
@testable import Shell

/// For screen readers: letters, digits and common punctuation alone.
@Suite struct PlainTests {
  private static let allowed = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \n.,:;()'\"!?-/%")

  private static let scene =
    "add A at 20,20,200,200; add B to A as button at 10,10,80,40; add C at 240,20,60,60; set C isHidden on; "
    + "target B touchUpInside vc.save; attach tap to A; attach pan to A; override C touches handle; "

  @Test(arguments: [
    "tap A; trace", "tap B", "set B isEnabled off; tap B", "tap C", "drag A to 200,190", "hit B", "chain B",
    "tree", "map", "show A", "show B", "show tap1", "tap 5 5; map", "set trace full; drag A to 150,150",
    "add S as scroll at 0,300,100,100; drag S to 50,390", "touch down 1 at B; touch up 1", "shake",
    "add S2 as switch at 0,400,60,30; tap S2", "tap A twice", "set trace short; tap B", "show system",
    "show protections", "why not C", "beliefs", "rule HT-5", "make C receive 250,50", "find point for B",
    "map difference of A", "diff",
  ]) func onlyLettersDigitsAndPunctuation(_ commands: String) {
    for columns in [40, 80] {
      let run = ScriptRun(text: PlainTests.scene + commands, columns: columns, isPlain: true)
      let others = Set(run.output).subtracting(PlainTests.allowed)
      #expect(others.isEmpty, "\(commands): \(others.sorted())\n\(run.output)")
    }
  }

  @Test func sentencesEnd() {
    let run = ScriptRun(text: PlainTests.scene + "tap C; hit A", isPlain: true)
    #expect(run.output.contains("Yes: A contains 100,100.\n"))
    #expect(run.output.contains("No: C did not receive the touch: it is hidden; root received it (HT-2).\n"))
    #expect(run.output.contains("Hit test at 270,50 (HT-1):\n"))
  }
}
