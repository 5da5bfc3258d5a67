import Testing

@testable import TouchModel

/// RC-21, RC-27: who may become first responder, and a text field that does so when it is tapped.
@Suite struct RC_21_FirstResponderTests {
  private func refusals(_ bench: RuleBench) -> [FirstResponderRefusal] {
    bench.kinds.compactMap { if case .firstResponderRefused(_, let why) = $0 { why } else { nil } }
  }

  @Test(arguments: ViewClass.allCases.filter { !$0.isPrivate && $0 != .window })
  func byDefaultOnlyTextMay(_ viewClass: ViewClass) throws {
    var bench = RuleBench()
    let view = try bench.add("V", viewClass, 0, 0, 100, 40)
    try bench.focus("V")
    let may = [.textField, .textView, .searchBar].contains(viewClass)
    #expect(bench.scene.activity.firstResponder == (may ? .view(view) : nil))
    #expect(refusals(bench) == (may ? [] : [.cannotBecome]))
    #expect(bench.rules.contains(.rc21))
  }

  @Test func subclassThatSaysYes() throws {
    var bench = RuleBench()
    let view = try bench.add("V", 0, 0, 100, 40)
    try bench.set(.canBecomeFirstResponder, .bool(true), on: "V")
    try bench.focus("V")
    #expect(bench.scene.activity.firstResponder == .view(view))
    #expect(bench.scene.value(of: .isFirstResponder, on: .view(view)) == .bool(true))
    try bench.set(.canBecomeFirstResponder, .bool(true), on: "vc")
    try bench.focus("vc")
    #expect(bench.scene.activity.firstResponder == .controller(Scene.vc))
  }

  @Test func outsideAWindowItMayNot() throws {
    var bench = RuleBench()
    try bench.add("F", .textField, 0, 0, 100, 40)
    try bench.scene.present("full", from: Scene.vc, style: .fullScreen)
    try bench.focus("F")
    #expect(refusals(bench) == [.notInWindow])
  }

  @Test func currentOneMustAgreeToResign() throws {
    var bench = RuleBench()
    let first = try bench.add("F", .textField, 0, 0, 100, 40)
    let second = try bench.add("G", .textField, 0, 50, 100, 40)
    try bench.focus("F")
    try bench.set(.canResignFirstResponder, .bool(false), on: "F")
    try bench.focus("G")
    #expect(bench.scene.activity.firstResponder == .view(first))
    #expect(refusals(bench) == [.currentWillNotResign(.view(first))])
    try bench.set(.canResignFirstResponder, .bool(true), on: "F")
    try bench.focus("G")
    #expect(bench.scene.activity.firstResponder == .view(second))
  }

  @Test func leavingTheWindowEndsIt() throws {
    var bench = RuleBench()
    let field = try bench.add("F", .textField, 0, 0, 100, 40)
    try bench.focus("F")
    try bench.edit { scene throws(SceneError) in try scene.remove(.view(field)) }
    #expect(bench.scene.activity.firstResponder == nil)
  }

  @Test func tappedTextFieldBecomesFirstResponder() throws {
    var bench = RuleBench()
    let field = try bench.add("F", .textField, 0, 0, 100, 40)
    bench.down(1, 10, 10)
    #expect(bench.scene.activity.firstResponder == nil)
    bench.up()
    #expect(bench.scene.activity.firstResponder == .view(field))
    #expect(bench.rules.contains(.rc27))
    try bench.add("V", 0, 100, 100, 100)
    bench.tap(10, 110)
    #expect(bench.scene.activity.firstResponder == .view(field), "a touch elsewhere does not end it")
  }

  @Test func disabledTextFieldDoesNot() throws {
    var bench = RuleBench()
    try bench.add("F", .textField, 0, 0, 100, 40)
    try bench.set(.isEnabled, .bool(false), on: "F")
    bench.tap(10, 10)
    #expect(bench.scene.activity.firstResponder == nil)
  }

  @Test func resigning() throws {
    var bench = RuleBench()
    try bench.add("F", .textField, 0, 0, 100, 40)
    try bench.focus("F")
    var trace = Trace()
    Simulator.resign(on: &bench.scene, into: &trace)
    #expect(bench.scene.activity.firstResponder == nil)
    #expect(trace.facts.contains { $0.kind == .firstResponderChanged(nil) })
  }
}
