import Foundation
import Testing

/// Compares an output with a file under `Goldens/Scenes`, byte for byte. Files are written only where TAPWALK_RECORD is
/// 1 and CI is not set.
func expectSceneGolden(
  _ output: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = ProjectFiles.tests.appendingPathComponent("Goldens/Scenes/" + name)
  let environment = ProcessInfo.processInfo.environment
  if environment["TAPWALK_RECORD"] == "1" && environment["CI"] == nil {
    try Data(output.utf8).write(to: file)
    return
  }
  let expected = try ProjectFiles.text(file)
  #expect(
    output == expected, "\(name)\n\(LineDifference(expected: expected, actual: output))",
    sourceLocation: sourceLocation)
}
