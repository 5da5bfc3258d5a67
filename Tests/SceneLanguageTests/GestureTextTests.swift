import Testing
import TouchModel

@testable import SceneLanguage

@Suite struct GestureTextTests {
  @Test(arguments: [
    (Gesture.tap(at: Point(1, 2)), "tap 1,2"), (.tap(at: Point(1, 2), count: 2), "tap 1,2 count 2"),
    (.tap(at: Point(1, 2), fingers: 3), "tap 1,2 fingers 3"),
    (.tap(at: Point(1, 2), hold: Time(seconds: 1.5)), "press 1,2 for 1.5s"),
    (.tap(at: Point(1, 2), count: 2, hold: Time(seconds: 0.1)), "tap 1,2 count 2 for 0.1s"),
    (.drag(from: Point(1, 2), to: Point(3, 4)), "drag 1,2 to 3,4"),
    (
      .drag(from: Point(1, 2), to: Point(3, 4), over: Time(seconds: 1), steps: 4),
      "drag 1,2 to 3,4 over 1s steps 4"
    ),
    (.pinch(at: Point(1, 2), scale: 0.5), "pinch 1,2 scale 0.5"),
    (.rotate(at: Point(1, 2), degrees: -90), "rotate 1,2 by -90"),
  ])
  func aGestureIsTheCommandThatPlaysIt(_ gesture: Gesture, _ line: String) throws {
    #expect(GestureText.line(for: gesture) == line)
    #expect(try Parser.parse(line).count == 1)
  }

  @Test func hyphensStayInTheNamesOfBeliefsAndRules() throws {
    let statement = try #require(try Parser.parse("believe alpha-zero-is-tapped then tap 1 1").first)
    guard case .believe(let name, let then) = statement.command else {
      Issue.record("\(statement)")
      return
    }
    #expect(name == Name("alpha-zero-is-tapped", Span(8, 28)))
    #expect(then?.span == Span(34, 41))
    #expect(try Parser.parse("rule GR-19a").first?.command == .ruleCard(Name("GR-19a", Span(5, 11))))
    #expect(try Parser.parse("rule gr 16").first?.command == .ruleCard(Name("gr 16", Span(5, 10))))
  }
}
