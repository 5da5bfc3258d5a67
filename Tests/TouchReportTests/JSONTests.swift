import Foundation
import Testing

@testable import TouchModel
@testable import TouchReport

@Suite struct JSONTests {
  private static func lines(_ kinds: [Fact.Kind], _ scene: Scene, from number: Int = 0) throws -> [[String:
    Any]]
  {
    var trace = Trace()
    for (i, kind) in kinds.enumerated() {
      trace.now = Time(seconds: 0.25)
      trace.cause = i - 1
      trace.post(kind, .ht5)
    }
    let text = text { Reporter(options: ReportOptions()).json(trace, scene, firstNumber: number, into: &$0) }
    return try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func everyLineHasTheCommonKeys() throws {
    let scene = try EveryFact.scene()
    let kinds = EveryFact.kinds(scene)
    let lines = try JSONTests.lines(kinds, scene, from: 100)
    #expect(lines.count == kinds.count)
    for (i, line) in lines.enumerated() {
      for key in ["schema", "n", "t", "kind", "receiver", "class", "reason", "rule", "cause"] {
        #expect(line[key] != nil, "\(key) in \(line)")
      }
      #expect(line["n"] as? Int == 100 + i)
      #expect(line["t"] as? Double == 0.25)
      #expect(line["kind"] as? String == kinds[i].name.rawValue)
      #expect(line["cause"] as? Int == (i == 0 ? nil : 99 + i))
    }
  }

  /// The table of `docs/json.md` against what is written: the kinds, and the fields of each.
  @Test func theDocumentedTableIsTrue() throws {
    let scene = try EveryFact.scene()
    let common: Set = ["schema", "n", "t", "kind", "receiver", "class", "reason", "rule", "cause"]
    var written: [String: Set<String>] = [:]
    for line in try JSONTests.lines(EveryFact.kinds(scene), scene) {
      let kind = try #require(line["kind"] as? String)
      written[kind, default: []].formUnion(Set(line.keys).subtracting(common))
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/json.md")
    var documented: [String: Set<String>] = [:]
    for row in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 5 else { continue }
      guard let kind = words(cells[1]).first, kind != "kind" else { continue }
      documented[kind] = Set(words(cells[2]))
    }
    #expect(Set(documented.keys) == Set(FactName.allCases.map(\.rawValue)))
    #expect(Set(written.keys) == Set(FactName.allCases.map(\.rawValue)))
    for name in FactName.allCases {
      #expect(documented[name.rawValue] == written[name.rawValue], "\(name)")
    }
  }

  private func words(_ cell: String) -> [String] {
    cell.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func valuesOfAStateChange() throws {
    let scene = try EveryFact.scene()
    let line = try #require(
      try JSONTests.lines(
        [.stateChanged(RecognizerID(0), from: .possible, to: .failed, .excluded(by: RecognizerID(1)))], scene
      ).first)
    #expect(line["receiver"] as? String == "tap1")
    #expect(line["class"] as? String == "UITapGestureRecognizer")
    #expect(line["reason"] as? String == "excluded")
    #expect(line["by"] as? String == "pan1")
    #expect(line["rule"] as? String == "HT-5")
    #expect(line["cause"] is NSNull)
  }

  @Test func unsafeNamesAreEscapedAndReadBack() throws {
    var scene = Scene()
    let name = "a\u{1B}[31m\u{202E}\u{7F}b"
    let view = try scene.add(name, to: Scene.root)
    var trace = Trace()
    trace.post(.hitViewFound(view, Finger(1)), .ht1)
    let text = text { Reporter(options: ReportOptions()).json(trace, scene, firstNumber: 0, into: &$0) }
    #expect(!text.unicodeScalars.contains { Escape.isUnsafe($0) && $0 != "\n" })
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["receiver"] as? String == name)
  }
}
