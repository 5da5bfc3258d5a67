import Foundation
import Testing

/// Compares an output with the file of that name under `Goldens`, byte for byte. Files are written only where
/// TAPWALK_RECORD is 1 and CI is not set.
func expectGolden(_ output: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens").appendingPathComponent(name)
  let environment = ProcessInfo.processInfo.environment
  if environment["TAPWALK_RECORD"] == "1" && environment["CI"] == nil {
    try? Data(output).write(to: file)
    return
  }
  guard let expected = try? Data(contentsOf: file) else {
    Issue.record("no golden \(name): run with TAPWALK_RECORD=1", sourceLocation: sourceLocation)
    return
  }
  #expect(
    String(decoding: output, as: UTF8.self) == String(decoding: expected, as: UTF8.self),
    sourceLocation: sourceLocation)
  #expect(Data(output) == expected, sourceLocation: sourceLocation)
}

func text(_ write: (inout [UInt8]) -> Void) -> String {
  var out: [UInt8] = []
  write(&out)
  return String(decoding: out, as: UTF8.self)
}
