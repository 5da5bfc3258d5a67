import Foundation

/// Files of the project that tests read: scripts, scenes, goldens, the README.
enum ProjectFiles {
  /// `Tests/ShellTests`.
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  static let lessons = root.appendingPathComponent("lessons")

  /// The files of a folder with that ending, subfolders included, as paths within the folder, in order.
  static func names(in folder: URL, ending: String) -> [String] {
    let found = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (found ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  static func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}
