import Testing

@testable import TouchModel

/// Short runs, fact by fact, with the rule and the cause of each.
@Suite struct WholeTraceTests {
  private struct Line: Equatable {
    let kind: Fact.Kind
    let rule: RuleID
    let cause: Int?

    init(_ kind: Fact.Kind, _ rule: RuleID, _ cause: Int?) {
      self.kind = kind
      self.rule = rule
      self.cause = cause
    }
  }

  private func expect(_ bench: RuleBench, _ expected: [Line], _ place: SourceLocation = #_sourceLocation) {
    let lines = bench.trace.facts.map { Line($0.kind, $0.rule, $0.cause) }
    for (index, pair) in zip(lines, expected).enumerated() where pair.0 != pair.1 {
      Issue.record("fact \(index): \(pair.0), expected \(pair.1)", sourceLocation: place)
    }
    #expect(lines.count == expected.count, sourceLocation: place)
  }

  private let finger = Finger(1)
  private let window = Scene.window
  private let root = Scene.root

  @Test func touchThatNobodyTakes() {
    var bench = RuleBench()
    let point = Point(400, 10)
    bench.down(1, 400, 10)
    bench.up()
    expect(
      bench,
      [
        Line(.touchSampled(finger, .began, at: point, tapCount: 1), .ev6, nil),
        Line(.passBegan(1, finger, at: point), .ht17, 0),
        Line(.hitTestCalled(window, at: point, depth: 0), .ht23, 1),
        Line(.pointInsideCalled(window, at: point, depth: 0, answer: false), .ht6, 1),
        Line(.hitTestAnswered(window, .outside, depth: 0), .ht8, 1),
        Line(.windowChosen(nil, finger), .ht15, 1),
        Line(.hitViewFound(nil, finger), .ht15, 1),
        Line(.touchSampled(finger, .ended, at: point, tapCount: 1), .ev1, nil),
      ])
  }

  /// Down on `root`, whose override keeps the touch from the rest of the chain.
  @Test func touchThatIsHandled() throws {
    var bench = RuleBench()
    try bench.override("root") { $0.touches[.began] = .handle }
    let point = Point(10, 10)
    bench.down(1, 10, 10)
    let chain = [
      ObjectID.view(root), .controller(Scene.vc), .view(window), .windowScene, .application, .appDelegate,
    ].map { Responder.object($0) }
    func pass(_ number: Int, _ place: Int) -> [Line] {
      [
        Line(.passBegan(number, finger, at: point), .ht17, 0),
        Line(.hitTestCalled(window, at: point, depth: 0), .ht23, place),
        Line(.pointInsideCalled(window, at: point, depth: 0, answer: true), .ht6, place),
        Line(.hitTestCalled(root, at: point, depth: 1), .ht5, place),
        Line(.pointInsideCalled(root, at: point, depth: 1, answer: true), .ht6, place),
        Line(.hitTestAnswered(root, .itself, depth: 1), .ht5, place),
        Line(.hitTestAnswered(window, .subview(root, found: root), depth: 0), .ht5, place),
      ]
    }
    expect(
      bench,
      [Line(.touchSampled(finger, .began, at: point, tapCount: 1), .ev6, nil)] + pass(1, 1)
        + [Line(.windowChosen(window, finger), .ht23, 1)] + pass(2, 9)
        + [
          Line(.hitViewFound(root, finger), .ht1, 9),
          Line(.chainFound(chain, finger), .rc2, 0),
          Line(
            .touchesCalled(chain[0], .began, FingerSet(finger), view: root, forwardedBy: nil), .ev4, 0),
          Line(.bubblingStopped(chain[0], .began, .handled), .rc12, 18),
        ])
  }

  @Test func interruptWithAFingerDown() throws {
    var bench = RuleBench()
    try bench.override("root") { $0.touches[.cancelled] = .handle }
    bench.down(1, 10, 10)
    bench.clear()
    bench.run(.interrupt)
    let responder = Responder.object(.view(root))
    expect(
      bench,
      [
        Line(.interrupted, .ev9, nil),
        Line(.touchSampled(finger, .cancelled, at: Point(10, 10), tapCount: 1), .ev9, 0),
        Line(
          .touchesCalled(responder, .cancelled, FingerSet(finger), view: root, forwardedBy: nil), .ev9, 0),
        Line(.bubblingStopped(responder, .cancelled, .handled), .rc12, 2),
      ])
  }
}
