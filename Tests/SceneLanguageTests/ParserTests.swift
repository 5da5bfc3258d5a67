import Testing
import TouchModel

@testable import SceneLanguage

@Suite struct ParserTests {
  @Test(arguments: ReadableLines.all)
  func everyLineIsRead(_ line: String) {
    #expect(throws: Never.self) { try Parser.parse(line) }
  }

  private func one(_ line: String) throws -> Command {
    let statements = try Parser.parse(line)
    #expect(statements.count == 1)
    return try #require(statements.first).command
  }

  @Test func clausesComeInAnyOrder() throws {
    let one = try self.one("add A to B as UIButton at 1,2,3,4")
    guard case .add(let name, let viewClass, let parent, let frame, _, let order) = one else {
      Issue.record("not an add")
      return
    }
    #expect(name.text == "A" && viewClass == ClassName(.button) && parent?.text == "B")
    #expect(frame == Rect(1, 2, 3, 4) && order == nil)
  }

  @Test func theFirstTransformStepActsFirst() throws {
    guard case .set(_, let assignment) = try one("set A transform translate 10,0 scale 2") else {
      Issue.record("not a set")
      return
    }
    #expect(assignment.argument == .value(.transform(AffineTransform(2, 0, 0, 2, 20, 0))))
  }

  @Test func touchesOfAPanAreItsMinimum() throws {
    guard case .attach(.pan, nil, _, let assignments) = try one("attach pan to A with touches=2") else {
      Issue.record("not an attach")
      return
    }
    #expect(assignments.map(\.property) == [.minimumNumberOfTouches])
  }

  @Test func spansAreBytesOfTheLine() throws {
    let statements = try Parser.parse("tap 视 ; hit 视")
    #expect(statements.map(\.span) == [Span(0, 7), Span(10, 17)])
  }

  @Test func numbersReadAsDoubles() throws {
    for text in ["0.1", "-0.1", "123456.789", "1e-7", "0.30000000000000004", "5e-324", "1234567.8901234567"] {
      guard case .set(_, let assignment) = try one("set A center \(text),0") else { continue }
      #expect(assignment.argument == .value(.point(Point(try #require(Double(text)), 0))))
    }
  }

  @Test func durationsAreExact() throws {
    #expect(try one("wait 500ms") == .wait(Time(nanoseconds: 500_000_000)))
    #expect(try one("wait 0.1s") == .wait(Time(nanoseconds: 100_000_000)))
    #expect(try one("wait 2") == .wait(Time(nanoseconds: 2_000_000_000)))
  }

  @Test func bothSidesOfEachLimit() {
    let lines = [
      ("tap 1 1 count 100", "tap 1 1 count 101"), ("tap 1 1 fingers 20", "tap 1 1 fingers 21"),
      ("touch up 63", "touch up 64"), ("drag 1 1 to 2 2 steps 100000", "drag 1 1 to 2 2 steps 100001"),
      ("wait 86400", "wait 86400.1"), ("hit 1e9 0", "hit 1000000001 0"), ("wait 0", "wait -1"),
    ]
    for (good, bad) in lines {
      #expect(throws: Never.self) { try Parser.parse(good) }
      #expect(throws: ParseError.self) { try Parser.parse(bad) }
    }
  }

  @Test func twoTapsAreNotRead() {
    #expect(throws: ParseError.self) { try Parser.parse("tap 1 1 tap 2 2") }
  }
}
