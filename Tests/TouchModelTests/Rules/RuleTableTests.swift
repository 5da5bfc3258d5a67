import Testing

@testable import TouchModel

/// docs/rules.md, `RuleID`, the test files and what the model really says are one and the same.
@Suite struct RuleTableTests {
  private static let numbers: [String: [Int]] = [
    "HT": Array(1...30), "RC": Array(1...27), "EV": Array(1...15), "UC": Array(1...17) + Array(20...27),
    "SV": Array(1...13),
    "GR": Array(1...6) + Array(10...28) + Array(30...36) + Array(40...43),
  ]
  /// Tables without a number, by the number that their test files go by.
  private static let tables = [9: "GR-4.3", 47: "GR-4.7", 48: "GR-4.8"]

  private func isListed(_ id: String) -> Bool { Self.numbers.keys.contains(String(id.prefix { $0 != "-" })) }

  private var namedIDs: Set<String> { Set(RuleID.allCases.map(\.rawValue).filter(isListed)) }

  @Test func everyRuleHasOneRow() throws {
    let expected =
      Self.numbers.flatMap { prefix, numbers in numbers.map { "\(prefix)-\($0)" } } + Self.tables.values
    let ids = try RuleTable().rows.map(\.id).filter(isListed)
    #expect(ids.sorted() == expected.sorted())
  }

  @Test func namedRulesAreTheOnesOfTheModel() throws {
    let named = try RuleTable().rows.filter { $0.isNamed && isListed($0.id) }
    #expect(Set(named.map(\.id)) == namedIDs)
    #expect(named.filter { !$0.isModelled }.map(\.id) == [])
  }

  @Test func modelledRulesHaveATestFileAndTheOthersAReason() throws {
    let table = try RuleTable()
    for row in table.rows {
      if row.isModelled {
        #expect(!row.testFiles.isEmpty && table.testFiles.isSuperset(of: row.testFiles), "\(row.id)")
      } else {
        #expect(row.modelled.hasPrefix("no: ") && row.testFiles.isEmpty, "\(row.id)")
      }
    }
  }

  @Test func everyTestFileBelongsToARule() throws {
    let table = try RuleTable()
    for file in table.testFiles where Self.numbers.keys.contains(String(file.prefix(2))) {
      let first = file.split(separator: "_").prefix(2)
      let number = Int(first[1]) ?? 0
      let id = (first[0] == "GR" ? Self.tables[number] : nil) ?? "\(first[0])-\(number)"
      #expect(table.rows.contains { $0.id == id && $0.testFiles.contains(file) }, "\(file)")
    }
  }

  /// No id stands in `RuleID` that nothing is ever said under.
  @Test func everyNamedRuleIsSaid() throws {
    var said = try RuleTour.rulesOfGeneratedRuns()
    said.formUnion(try RuleTour.rulesOfStagedRuns())
    said.formUnion(try RuleTour.rulesOfChains())
    said.formUnion(try RuleTour.rulesOfControls())
    said.formUnion(try RuleTour.rulesOfRecognizers())
    said.insert(.rc10)  // by the report, where a recognizer is asked for its chain
    let ids = Set(said.map(\.rawValue).filter(isListed))
    #expect(namedIDs.subtracting(ids) == [])
  }
}
