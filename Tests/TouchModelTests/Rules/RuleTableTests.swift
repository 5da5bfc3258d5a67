import Testing

@testable import TouchModel

/// docs/rules.md, `RuleID`, the test files and what the model really says are one and the same.
@Suite struct RuleTableTests {
  private static let numbers: [String: [Int]] = [
    "HT": Array(1...30), "RC": Array(1...27), "EV": Array(1...15), "UC": Array(1...17) + Array(20...27),
    "SV": Array(1...13),
  ]

  private func isListed(_ id: String) -> Bool { Self.numbers.keys.contains(String(id.prefix { $0 != "-" })) }

  private var namedIDs: Set<String> { Set(RuleID.allCases.map(\.rawValue).filter(isListed)) }

  @Test func everyRuleHasOneRow() throws {
    let expected = Self.numbers.flatMap { prefix, numbers in numbers.map { "\(prefix)-\($0)" } }
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
        #expect(table.testFiles.contains(row.testFile), "\(row.id)")
      } else {
        #expect(row.modelled.hasPrefix("no: ") && row.testFile.isEmpty, "\(row.id)")
      }
    }
  }

  @Test func everyTestFileBelongsToARule() throws {
    let table = try RuleTable()
    for file in table.testFiles where Self.numbers.keys.contains(String(file.prefix(2))) {
      let first = file.split(separator: "_").prefix(2)
      let id = "\(first[0])-\(Int(first[1]) ?? 0)"
      #expect(table.rows.contains { $0.id == id && $0.testFile == file }, "\(file)")
    }
  }

  /// No id stands in `RuleID` that nothing is ever said under.
  @Test func everyNamedRuleIsSaid() throws {
    var said = try RuleTour.rulesOfGeneratedRuns()
    said.formUnion(try RuleTour.rulesOfStagedRuns())
    said.formUnion(try RuleTour.rulesOfChains())
    said.formUnion(try RuleTour.rulesOfControls())
    said.insert(.rc10)  // by the report, where a recognizer is asked for its chain
    let ids = Set(said.map(\.rawValue).filter(isListed))
    #expect(namedIDs.subtracting(ids) == [])
  }
}
