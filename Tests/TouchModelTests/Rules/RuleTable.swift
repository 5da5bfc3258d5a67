import Foundation

/// docs/rules.md, read.
struct RuleTable {
  struct Row {
    let id: String
    let modelled: String
    let isNamed: Bool
    let testFiles: [String]

    var isModelled: Bool { modelled == "yes" || modelled.hasPrefix("in part: ") }
  }

  let rows: [Row]
  /// The names of the test files of rules, without their ending.
  let testFiles: Set<String>

  init(file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/rules.md"), encoding: .utf8)
    rows = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 8, cells[1].contains("-"), !cells[1].hasPrefix("-") else { return nil }
      let files = cells[6].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(id: cells[1], modelled: cells[4], isNamed: cells[5] == "yes", testFiles: files)
    }
    let folders = ["Rules", "Recognition", "Controls"].map {
      folder.deletingLastPathComponent().appendingPathComponent($0).path
    }
    let files = try folders.flatMap(FileManager.default.contentsOfDirectory(atPath:))
    testFiles = Set(files.filter { $0.hasSuffix("Tests.swift") }.map { String($0.dropLast(6)) })
  }
}
