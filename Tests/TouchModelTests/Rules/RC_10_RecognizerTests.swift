import Testing

@testable import TouchModel

/// RC-10: recognizers are no responders and stand in no chain.
@Suite struct RC_10_RecognizerTests {
  @Test func recognizerIsNoResponder() throws {
    var bench = RuleBench()
    let view = try bench.add("V", 0, 0, 100, 100)
    let tap = try bench.scene.attach(.tap, "g", to: view)
    #expect(!ObjectID.recognizer(tap).isResponder)
    #expect(ObjectID.view(view).isResponder)
    #expect(bench.scene.nextAndRule(of: .object(.recognizer(tap))) == nil)
    #expect(try !bench.chain("V").contains("g"))
    try bench.focus("g")
    #expect(bench.scene.activity.firstResponder == nil)
  }
}
