import Testing
import TouchModel

@testable import TouchInsight
@testable import TouchReport

/// What `believe`, `beliefs`, `rule` and `rules` print.
@Suite struct BeliefReportTests {
  private func reporter(_ columns: Int, isASCII: Bool = false) -> Reporter {
    Reporter(options: ReportOptions(columns: columns, isASCII: isASCII))
  }

  private func believe(_ name: String, _ columns: Int, isASCII: Bool = false) throws -> [UInt8] {
    let belief = try #require(Belief.named(name))
    var out: [UInt8] = []
    reporter(columns, isASCII: isASCII).believe(
      belief, try belief.compareExample(), try belief.example.scene(), into: &out)
    return out
  }

  @Test(
    arguments: ["alpha-zero-is-tapped", "one-button-at-a-time", "delays-touches-ended-is-150-ms"], [40, 80])
  func goldens(_ name: String, _ columns: Int) throws {
    expectGolden(try believe(name, columns), "believe-\(name)-\(columns).txt")
  }

  @Test func asciiGolden() throws {
    expectGolden(
      try believe("recognizer-beats-control", 80, isASCII: true), "believe-recognizer-beats-control-ascii.txt"
    )
  }

  @Test(arguments: ["GR-16", "HT-3", "HT-13"], [40, 80])
  func cardGoldens(_ id: String, _ columns: Int) throws {
    let card = try #require(RuleCard.named(id))
    var out: [UInt8] = []
    reporter(columns).rule(card, into: &out)
    expectGolden(out, "rule-\(id)-\(columns).txt")
  }

  @Test(arguments: [40, 80])
  func listGoldens(_ columns: Int) {
    var out: [UInt8] = []
    reporter(columns).beliefs(into: &out)
    expectGolden(out, "beliefs-\(columns).txt")
    var rules: [UInt8] = []
    reporter(columns).rules(RuleCard.search("lift"), about: "lift", into: &rules)
    reporter(columns).rules([], about: "wobble", into: &rules)
    expectGolden(rules, "rules-lift-\(columns).txt")
  }

  @Test func agreementSaysSo() throws {
    let belief = try #require(Belief.named("first-subview-wins"))
    let scene = Scene()
    let inputs = Gesture.tap(at: Point(10, 10)).inputs(from: .zero, sampleRate: 60)
    let output = text { reporter(80).believe(belief, belief.compare(inputs, on: scene), scene, into: &$0) }
    #expect(output.contains("no difference"))
    #expect(!output.contains("First difference"))
  }

  @Test(arguments: [40, 60, 80, 120])
  func everythingFits(_ columns: Int) throws {
    var out: [UInt8] = []
    for belief in Belief.all { out += try believe(belief.name, columns, isASCII: true) }
    for card in RuleCard.all { reporter(columns, isASCII: true).rule(card, into: &out) }
    reporter(columns, isASCII: true).rules(RuleCard.all, about: nil, into: &out)
    reporter(columns, isASCII: true).beliefs(into: &out)
    #expect(out.allSatisfy { $0 < 0x80 })
    for line in out.split(separator: 0x0A) {
      #expect(line.count <= columns, "\(String(decoding: line, as: UTF8.self))")
      #expect(line.last != 0x20, "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test func silentIsSilent() throws {
    let belief = try #require(Belief.named("first-subview-wins"))
    let silent = Reporter(options: ReportOptions(verbosity: .silent))
    #expect(text { silent.believe(belief, Belief.Comparison.none, Scene(), into: &$0) }.isEmpty)
  }
}

extension Belief.Comparison {
  fileprivate static var none: Self { Belief.Comparison(expected: [], actual: []) }
}
