import Foundation
import Testing

/// Output that is kept in a file beside the tests, and recorded anew with TAPWALK_RECORD=1.
enum GoldenText {
  static func check(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Goldens/\(name)")
    let environment = ProcessInfo.processInfo.environment
    if environment["TAPWALK_RECORD"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    let lines = (expected.split(separator: "\n"), text.split(separator: "\n"))
    let place = zip(lines.0, lines.1).enumerated().first { $1.0 != $1.1 }
    #expect(
      expected == text,
      "\(name) differs\(place.map { " at '\($1.0)': '\($1.1)'" } ?? "")")
  }
}
