import Foundation
import Testing

@testable import SceneSession
@testable import Shell

/// `diff FILE FILE`.
@Suite struct ScriptDifferenceTests {
  private func bench() -> Bench {
    let bench = Bench()
    bench.session.files = SceneFiles(lessonFolders: [ProjectFiles.lessons.path])
    return bench
  }

  /// A path of a script, in a folder whose name has a blank, in quotes.
  private func script(_ text: String) throws -> String {
    let folder = NSTemporaryDirectory() + "tapwalk \(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/it.tap", atomically: true, encoding: .utf8)
    return "\"\(folder)/it.tap\""
  }

  @Test func itIsTheDifferenceOfTheTwoTouches() throws {
    let scene = "add A at 0,0,100,100\nattach tap to A\n"
    let first = try script(scene + "tap 300,300\ntap A\n")
    let second = try script(scene + "set tap1 cancelsTouchesInView off\ntap A\n")
    let bench = bench()
    bench.type("add B; tap B")
    let before = bench.state
    let steps = bench.session.past.count
    let text = bench.type("diff \(first) \(second)")
    #expect(text.contains("- A was cancelled by tap1") && text.contains("+ A touchesEnded"), "\(text)")
    #expect(bench.type("diff \(first) \(first)").contains("nothing differs"))
    #expect(bench.is(before) && bench.session.past.count == steps)
    bench.session.settings.format = .log
    #expect(bench.type("diff \(first) \(second)") == "")
  }

  @Test func scenesHaveNames() {
    let bench = bench()
    #expect(bench.type("diff tab-bar-tip tab-bar-tip-fixed").contains("+ "))
    #expect(bench.type("diff tab-bar-tip tab-bar-tip").contains("nothing differs"))
  }

  @Test func errorsHaveTheirPlace() throws {
    let bench = bench()
    let bad = try script("add A\nset A alhpa 1\n")
    for line in ["diff \(bad) tab-bar-tip", "diff tab-bar-tip \(bad)"] {
      let run = ScriptRun(text: line)
      #expect(run.errors.contains("it.tap:2:7"), "\(run.errors)")
    }
    let quiet = try script("add A\n")
    #expect(try #require(bench.error("diff \(quiet) tab-bar-tip")).contains("no touch"))
    #expect(bench.error("diff tab-bar-tip") != nil)
    #expect(bench.error("diff tab-bar-tip tab-bar-tip tab-bar-tip") != nil)
    let run = ScriptRun(text: "diff tab-bar-tip tab-bar-tipp")
    #expect(run.errors.contains(":1:18"), "\(run.errors)")
  }

  @Test func bothPathsAreCompleted() {
    let desk = Desk(Session(files: SceneFiles(lessonFolders: [ProjectFiles.lessons.path])))
    func offered(_ line: String) -> [String] {
      desk.candidates(for: line, at: line.utf8.count).candidates.map(\.text)
    }
    #expect(offered("diff nest") == ["nested-views"])
    #expect(offered("diff nested-views tab-bar-tip-") == ["tab-bar-tip-fixed"])
    #expect(offered("diff nested-views ").contains("tab-bar-tip"))
    #expect(offered("diff nested-views tab-bar-tip ").isEmpty)
  }
}
