import Foundation
import Testing

@testable import SceneSession
@testable import Shell

/// What the README shows is what the program prints. One test after the other: two of them write it where asked.
@Suite(.serialized) struct ReadmeTests {
  private static let file = ProjectFiles.root.appendingPathComponent("README.md")
  private static let examples = ReadmeExample.all(in: (try? ProjectFiles.text(file)) ?? "")

  @Test func theExamplesAreFound() {
    #expect(ReadmeTests.examples.count >= 4)
  }

  @Test func examplesAreTrue() throws {
    var readme = try ProjectFiles.text(ReadmeTests.file)
    for example in ReadmeTests.examples {
      readme = readme.replacingOccurrences(of: example.text, with: example.played())
    }
    let environment = ProcessInfo.processInfo.environment
    if environment["TAPWALK_RECORD"] == "1" && environment["CI"] == nil {
      try Data(readme.utf8).write(to: ReadmeTests.file)
      return
    }
    for example in ReadmeTests.examples {
      let played = example.played()
      #expect(played == example.text, "\(LineDifference(expected: example.text, actual: played))")
    }
  }

  @Test func theTableOfBeliefsIsTrue() throws {
    var readme = try ProjectFiles.text(ReadmeTests.file)
    let environment = ProcessInfo.processInfo.environment
    if environment["TAPWALK_RECORD"] == "1" && environment["CI"] == nil {
      readme.replaceSubrange(try #require(BeliefTable.range(in: readme)), with: BeliefTable.text)
      try Data(readme.utf8).write(to: ReadmeTests.file)
    }
    let written = String(readme[try #require(BeliefTable.range(in: readme))])
    #expect(written == BeliefTable.text, "\(LineDifference(expected: written, actual: BeliefTable.text))")
  }

  @Test func everySceneThatIsNamedIsThere() throws {
    let readme = try ProjectFiles.text(ReadmeTests.file)
    let scenes =
      readme.components(separatedBy: "## Scenes").last?
      .components(separatedBy: "To add one").first?.split(separator: "\n").filter { $0.hasPrefix("|") } ?? []
    let names = scenes.joined().split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let files = SceneFiles(lessonFolders: [ProjectFiles.lessons.path])
    #expect(names.count > 20)
    for name in names where !name.contains("/") {
      #expect(FileManager.default.fileExists(atPath: files.find(name)), "\(name)")
    }
  }

  @Test func linksLeadSomewhere() throws {
    let readme = try ProjectFiles.text(ReadmeTests.file)
    for link in readme.components(separatedBy: "](").dropFirst() {
      let target = link.prefix { $0 != ")" }
      if target.hasPrefix("http") || target.hasPrefix("#") { continue }
      let path = ProjectFiles.root.appendingPathComponent(String(target)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }
}
