import Foundation
import SceneLanguage
import Testing
import TouchInsight

@testable import SceneSession
@testable import Shell

/// `believe`, `beliefs`, `rule` and `rules` at the prompt.
@Suite struct BelieveTests {
  static let names = Belief.all.map(\.name)

  @Test(arguments: [
    "believe first-subview-wins", "believe first-subview-wins then tap A", "beliefs", "rule GR-16",
    "rules alpha",
    "rules",
  ])
  func questionsChangeNothing(_ line: String) {
    let bench = Bench("add A at 0,0,100,100", "tap A")
    let before = bench.state
    #expect(!bench.type(line).isEmpty)
    #expect(bench.is(before))
    for format in [OutputFormat.log, .json] {
      let other = Bench("add A at 0,0,100,100", format: format)
      #expect(other.type(line) == "")
    }
  }

  @Test func aTouchInTheSceneIsHeldAgainstABelief() {
    let bench = Bench("add A at 0,0,100,100", "add B at 50,50,100,100")
    let output = bench.type("believe first-subview-wins then tap 75 75")
    #expect(output.contains("A is the hit view") && output.contains("B is the hit view"))
    #expect(bench.type("believe first-subview-wins then tap 25 25").contains("no difference"))
  }

  @Test(arguments: [
    ("believe alpha-zero-is-taped", "there is no belief called 'alpha-zero-is-taped'"),
    ("rule GR-99", "there is no rule 'GR-99'"), ("believe first-subview-wins then tap Q", "there is no 'Q'"),
    ("believe first-subview-wins then shake", "whole touch"),
    ("believe first-subview-wins then quit", "whole touch"),
  ])
  func errors(_ line: String, _ message: String) throws {
    let bench = Bench("add A")
    #expect(try #require(bench.error(line)).contains(message))
  }

  @Test func misspeltNamesAreMended() {
    let run = ScriptRun(text: "believe alpha-zero-is-taped then tap 1 1")
    #expect(run.errors.contains("try: believe alpha-zero-is-tapped then tap 1 1"))
    #expect(ScriptRun(text: "rule GR-166").errors.contains("try: rule GR-1"))
  }

  /// The script of each example, typed in, leads to the same difference.
  @Test(arguments: names)
  func theScriptOfAnExampleIsTheExample(_ name: String) throws {
    let belief = try #require(Belief.named(name))
    let bench = Bench()
    for line in ScriptWriter.lines(for: try belief.example.scene()) {
      #expect(bench.error(line) == nil, "\(line)")
    }
    let typed = bench.type("believe \(name) then " + GestureText.line(for: belief.example.touch))
    let own = bench.type("believe \(name)")
    func difference(_ text: String) -> String? {
      text.components(separatedBy: "First difference").dropFirst().first
    }
    #expect(difference(typed) != nil)
    #expect(difference(typed) == difference(own))
  }

  /// In every scene that comes with the program a belief either agrees or says where it parts, and nothing changes.
  @Test func everyBeliefCanBeHeldInEveryScene() throws {
    let folder = ProjectFiles.lessons.appendingPathComponent("scenes")
    for file in ProjectFiles.names(in: folder, ending: ".tap") {
      var session = Session(files: SceneFiles(lessonFolders: [ProjectFiles.lessons.path]))
      var output: [UInt8] = []
      let path = folder.appendingPathComponent(file).path
      for statement in try Parser.parse("open \"\(path)\"") {
        _ = try session.perform(statement, into: &output)
      }
      let scene = session.scene
      for name in Self.names {
        output = []
        for statement in try Parser.parse("believe \(name) then tap 100 100") {
          _ = try session.perform(statement, into: &output)
        }
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.contains("First difference") != text.contains("no difference"), "\(file) \(name)")
      }
      #expect(session.scene == scene)
    }
  }
}
