import Testing

@testable import TouchModel

/// UC-17: editing events of a text field, which need no touch.
@Suite struct UC_17_TextFieldTests {
  private func focused() throws -> RuleBench {
    var bench = try RuleBench.withControl(.textField)
    try bench.focus("C")
    return bench
  }

  @Test func tapBeginsEditing() throws {
    var bench = try RuleBench.withControl(.textField)
    bench.tap(150, 120)
    #expect(bench.events("C") == ["touchDown", "touchUpInside", "editingDidBegin"])
    #expect(bench.isOn(.isFirstResponder, of: "C"))
    bench.tap(150, 120)
    #expect(bench.events("C").filter { $0 == "editingDidBegin" }.count == 1)
  }

  @Test func focusBeginsEditingWithoutATouch() throws {
    let bench = try focused()
    #expect(bench.events("C") == ["editingDidBegin"])
    #expect(bench.rules.contains(.uc17))
  }

  @Test(arguments: ["a", "Z", "7", "é", "space", "delete"]) func keysThatType(_ key: String) throws {
    var bench = try focused()
    bench.run(.press(key))
    #expect(bench.events("C") == ["editingDidBegin", "editingChanged"])
  }

  @Test(arguments: ["escape", "tab", "up", "f1"]) func keysThatDoNot(_ key: String) throws {
    var bench = try focused()
    bench.run(.press(key))
    #expect(bench.events("C") == ["editingDidBegin"])
  }

  @Test func keysGoToTheFirstResponderOnly() throws {
    var bench = try RuleBench.withControl(.textField)
    bench.run(.press("a"))
    bench.run(.press("return"))
    #expect(bench.events("C") == [])
  }

  /// Somebody who listens to editingDidEndOnExit lets the keyboard go.
  @Test func returnEndsEditingWhereSomebodyListens() throws {
    var bench = try focused()
    try bench.wire("C")
    bench.run(.press("return"))
    #expect(
      bench.events("C") == ["editingDidBegin", "editingDidEndOnExit", "editingDidEnd"])
    #expect(!bench.isOn(.isFirstResponder, of: "C"))
  }

  @Test func returnWithoutAListenerGoesOnEditing() throws {
    var bench = try focused()
    try bench.target("C", .editingDidEnd, action: "end")
    bench.run(.press("return"))
    #expect(bench.events("C") == ["editingDidBegin", "editingDidEndOnExit"])
    #expect(bench.isOn(.isFirstResponder, of: "C"))
  }

  /// A press ends where it began.
  @Test func pressEndsWhereItBegan() throws {
    var bench = try focused()
    try bench.wire("C")
    bench.run(.press("return"))
    let receivers = bench.kinds.compactMap {
      if case .eventCalled(let responder, "pressesEnded:withEvent:") = $0 {
        bench.scene.name(of: responder)
      } else {
        nil
      }
    }
    #expect(receivers.first == "C")
  }

  @Test func anotherFieldTakesOver() throws {
    var bench = try focused()
    try bench.add("D", .textField, 0, 0, 100, 40)
    bench.clear()
    bench.tap(10, 10)
    #expect(bench.events("C") == ["editingDidEnd"])
    #expect(bench.events("D") == ["touchDown", "touchUpInside", "editingDidBegin"])
    let order = bench.kinds.compactMap { kind -> ControlEvent? in
      if case .controlEventSent(_, let event, _) = kind { event } else { nil }
    }
    #expect(order.suffix(2) == [.editingDidEnd, .editingDidBegin])
  }

  @Test func refusalToResignKeepsIt() throws {
    var bench = try focused()
    try bench.set(.canResignFirstResponder, .bool(false), on: "C")
    try bench.add("D", .textField, 0, 0, 100, 40)
    bench.tap(10, 10)
    #expect(bench.isOn(.isFirstResponder, of: "C"))
    #expect(bench.events("D") == ["touchDown", "touchUpInside"])
  }

  @Test func tapElsewhereDoesNotResign() throws {
    var bench = try focused()
    bench.tap(10, 300)
    #expect(bench.isOn(.isFirstResponder, of: "C"))
  }
}
