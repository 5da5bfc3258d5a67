import Foundation
import Testing

@testable import SceneSession
@testable import Shell

/// Published traces, and those derived from the rules: `Traces/NAME.tap` is the input, `Traces/NAME.log` what an app
/// logs that overrides every method. The logs are written from the traces and the rules, and never recorded.
@Suite struct TraceTests {
  private static let folder = ProjectFiles.tests.appendingPathComponent("Traces")
  static let names = ProjectFiles.names(in: folder, ending: ".tap").map { String($0.dropLast(4)) }

  /// So that a folder that cannot be read does not pass for a good one.
  @Test func everyTraceIsHere() {
    let logs = ProjectFiles.names(in: TraceTests.folder, ending: ".log").map { String($0.dropLast(4)) }
    #expect(TraceTests.names.count >= 49)
    #expect(logs == TraceTests.names)
  }

  @Test(arguments: names)
  func logsAsPublished(_ name: String) throws {
    let run = try ScriptRun(file: TraceTests.folder.appendingPathComponent(name + ".tap"), format: .log)
    let expected = try ProjectFiles.text(TraceTests.folder.appendingPathComponent(name + ".log"))
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(
      run.output == expected, "\(name).log\n\(LineDifference(expected: expected, actual: run.output))")
  }
}
