import Foundation
import Testing

@testable import SceneSession
@testable import Shell

/// Runs of whole scripts in log format: the status, what is printed, and what goes wrong, one case a file in `Goldens`.
/// Recorded anew where TAPWALK_RECORD is 1 and CI is not set.
struct GoldenRunTests {
  static let folder = (#filePath as NSString).deletingLastPathComponent + "/Goldens/"
  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".tap") }.map { String($0.dropLast(4)) }.sorted()

  @Test(arguments: names)
  func runs(_ name: String) throws {
    let text = try String(contentsOfFile: Self.folder + name + ".tap", encoding: .utf8)
    var settings = SessionSettings()
    settings.format = .log
    var runner = ScriptRunner(
      session: Session(settings: settings), keepsGoing: text.hasPrefix("# keep going"))
    var script = Script(text: text, name: name + ".tap")
    var output = OutputSink(descriptor: nil)
    var errors = OutputSink(descriptor: nil)
    let status = runner.run(&script, output: &output, errors: &errors)
    let result =
      "status \(status)\n--- output\n" + String(decoding: output.buffer, as: UTF8.self) + "--- errors\n"
      + String(decoding: errors.buffer, as: UTF8.self)

    let path = Self.folder + name + ".golden"
    let environment = ProcessInfo.processInfo.environment
    if environment["TAPWALK_RECORD"] == "1" && environment["CI"] == nil {
      try result.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == result)
  }

  @Test func thereAreSome() { #expect(Self.names.count >= 10) }
}
