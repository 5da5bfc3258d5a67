import Foundation
import Testing
import TouchModel

@testable import TouchInsight

/// The cards, the ids that the model emits, docs/rules.md, the README's list of gaps, and the beliefs are one and the
/// same.
@Suite struct RuleCardTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func rows(of file: String) throws -> [[String]] {
    let text = try String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  private func isID(_ text: String) -> Bool {
    ["HT-", "RC-", "EV-", "GR-", "UC-", "SV-", "SYS-"].contains { text.hasPrefix($0) }
  }

  @Test func everyRuleOfEveryFamilyHasOneCard() {
    func family(_ name: String, _ numbers: [ClosedRange<Int>]) -> [String] {
      numbers.flatMap { $0.map { "\(name)-\($0)" } }
    }
    let expected =
      family("HT", [1...30]) + family("RC", [1...27]) + family("EV", [1...15])
      + family("GR", [1...6, 10...28, 30...36, 40...43]) + [
        "GR-19a", "GR-19b", "GR-19c", "GR-4.3", "GR-4.7", "GR-4.8",
      ]
      + family("UC", [1...17, 20...27]) + family("SV", [1...13]) + family("SYS", [1...8])
    #expect(RuleCard.all.map(\.id).sorted() == expected.sorted())
  }

  @Test(arguments: RuleID.allCases)
  func everyRuleOfTheModelHasACard(_ rule: RuleID) {
    #expect(RuleCard.card(of: rule)?.rule == rule)
  }

  @Test func theTableOfRulesSaysTheSame() throws {
    let rows = try rows(of: "docs/rules.md").filter { isID($0[0]) && $0.count >= 5 }
    #expect(rows.count >= 72)
    for row in rows {
      let card = try #require(RuleCard.named(row[0]), "\(row[0])")
      #expect(card.certainty.map(\.rawValue).joined(separator: " ") == row[2], "\(card.id)")
      #expect((card.rule != nil) == (row[4] == "yes"), "\(card.id)")
    }
  }

  @Test func everyGapHasACard() throws {
    let gaps = try rows(of: "README.md").filter { isID($0[0]) }
    #expect(gaps.count >= 10)
    for gap in gaps {
      for id in gap[0].components(separatedBy: ", ").flatMap({ $0.components(separatedBy: " to ") }) {
        #expect(RuleCard.named(id) != nil, "\(id)")
      }
    }
  }

  @Test func everyCardSaysLittleAndOnWhatItRests() {
    #expect(Set(RuleCard.all.map(\.statement)).count == RuleCard.all.count)
    for card in RuleCard.all {
      #expect(card.statement.hasSuffix(".") && card.statement.count <= 200, "\(card.id)")
      #expect(card.statement.components(separatedBy: ". ").count <= 2, "\(card.id)")
      #expect(card.statement.utf8.allSatisfy { $0 < 0x80 }, "\(card.id)")
      #expect(!card.certainty.isEmpty && !card.sources.isEmpty, "\(card.id)")
      #expect(Set(card.certainty).count == card.certainty.count, "\(card.id)")
    }
  }

  @Test func contestedFactsStandOnCards() {
    #expect(ContestedFact.all.map(\.id) == (1...15).map { "K-\($0)" })
    let named = Set(RuleCard.all.flatMap(\.contested))
    #expect(named == Set(ContestedFact.all.map(\.id)))
  }

  @Test func beliefsNameRulesThatHaveCards() {
    for belief in Belief.all {
      #expect(!belief.rules.isEmpty && Set(belief.rules).count == belief.rules.count)
      for rule in belief.rules {
        let card = RuleCard.named(rule)
        #expect(card?.id == rule, "\(belief.name): \(rule)")
        #expect(card?.beliefs.contains { $0.name == belief.name } == true)
      }
    }
  }

  @Test(arguments: [
    ("GR-16", "GR-16"), ("gr16", "GR-16"), ("Gr 16", "GR-16"), ("gr-19A", "GR-19a"), ("GR-4.3", "GR-4.3"),
    ("GR-43", "GR-43"), ("sys4", "SYS-4"),
  ])
  func cardsAreFoundHoweverTheyAreWritten(_ typed: String, _ id: String) {
    #expect(RuleCard.named(typed)?.id == id)
  }

  @Test(arguments: ["", "GR", "16", "GR-99", "K-7"])
  func nothingIsFoundForOtherText(_ typed: String) { #expect(RuleCard.named(typed) == nil) }

  @Test func searchFindsAllTheWordsInAnyCase() {
    #expect(RuleCard.search("ALPHA").map(\.id) == ["HT-3"])
    #expect(RuleCard.search("action touchescancelled").map(\.id) == ["GR-16", "GR-26"])
    #expect(RuleCard.search("gr-19").map(\.id) == ["GR-19", "GR-19a", "GR-19b", "GR-19c"])
    #expect(RuleCard.search("wobble").isEmpty)
  }
}
