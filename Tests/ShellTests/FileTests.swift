import Foundation
import Testing
import TouchFiles
import TouchModel

@testable import SceneSession
@testable import Shell

/// `save`, `open` and `source`.
final class FileTests {
  private let folder: String
  private let bench = Bench()

  init() throws {
    folder = NSTemporaryDirectory() + "tapwalk-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(
      atPath: folder + "/lessons/scenes", withIntermediateDirectories: true)
    bench.session.files = SceneFiles(lessonFolders: [folder + "/lessons"])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ name: String, _ text: String) throws -> String {
    try TextFile.write(Array(text.utf8), to: folder + "/" + name)
    return "\"\(folder)/\(name)\""
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try TextFile.read(folder + "/" + name, limit: 1 << 20), as: UTF8.self)
  }

  @Test(arguments: 31...42)
  func whatIsSavedOpensTheSame(_ seed: UInt64) throws {
    var commands = CommandGenerator(seed: seed)
    for _ in 0..<80 { bench.type(commands.next()) }
    bench.type("interrupt")
    bench.type("settle")
    #expect(bench.error("save \"\(folder)/a.tap\"") == nil)
    let other = Bench()
    #expect(other.error("open \"\(folder)/a.tap\"") == nil)
    #expect(other.error("save \"\(folder)/b.tap\"") == nil)
    #expect(try read("a.tap") == read("b.tap"))
    bench.session.settings.format = .log
    other.session.settings.format = .log
    for point in ["10 10", "100 100", "150 200", "300 400"] {
      #expect(bench.type("tap " + point) == other.type("tap " + point))
    }
  }

  @Test func aSourceIsOneStep() throws {
    let path = try write("s.tap", "add A\nadd B\ntap 5 5\n")
    bench.type("add X")
    let before = bench.state
    #expect(bench.error("source " + path) == nil)
    #expect(bench.holds("B alpha 1"))
    bench.type("undo")
    #expect(bench.is(before))
    bench.type("redo")
    #expect(bench.holds("B alpha 1"))
  }

  @Test func aSourceThatFailsChangesNothing() throws {
    let path = try write("s.tap", "add A\n\ntap Q\n")
    bench.type("add X")
    let before = bench.state
    #expect(bench.error("source " + path) == "there is no 'Q' in the scene")
    #expect(bench.is(before))
    #expect(bench.error("open " + path) != nil)
    #expect(bench.is(before))
  }

  @Test func anErrorSaysWhereInTheFileItIs() throws {
    let inner = try write("inner.tap", "add A\nadd B at 1,1,1\n")
    let outer = try write("outer.tap", "# first\nsource \(inner)\n")
    var runner = ScriptRunner(session: bench.session)
    var script = Script(text: "source \(outer)", name: "-c")
    var output = OutputSink(descriptor: nil)
    var errors = OutputSink(descriptor: nil)
    #expect(runner.run(&script, output: &output, errors: &errors) == 1)
    let lines = String(decoding: errors.buffer, as: UTF8.self).split(separator: "\n")
    #expect(lines[0].hasPrefix("\(folder)/inner.tap:2:"))
    #expect(lines[1] == "  add B at 1,1,1")
    #expect(lines.contains("from -c:1"))
  }

  @Test func openPutsAnotherSceneInItsPlace() throws {
    let path = try write("视图 one.tap", "\u{FEFF}add \"视图\"\r\nset \"视图\" alpha 0.5\r\n")
    bench.type("add X")
    let before = bench.state
    #expect(bench.error("open " + path) == nil)
    #expect(bench.holds("\"视图\" alpha 0.5"))
    #expect(bench.error("show X") != nil)
    bench.type("undo")
    #expect(bench.is(before))
  }

  @Test func scenesOfLessonsAreFoundByName() throws {
    _ = try write("lessons/scenes/first.tap", "add A\n")
    #expect(bench.error("open scenes/first") == nil)
    #expect(bench.holds("A alpha 1"))
  }

  @Test func scriptsThatCallThemselvesEnd() throws {
    _ = try write("loop.tap", "source \"\(folder)/loop.tap\"\n")
    #expect(bench.error("source \"\(folder)/loop.tap\"") == "scripts may call one another at most 16 deep")
  }

  @Test func undoInAScriptStaysInsideIt() throws {
    let path = try write("s.tap", "undo\n")
    bench.type("add X")
    #expect(bench.error("source " + path) == "there is nothing to undo")
  }

  @Test func savingWhereItIsNotAllowedLeavesTheOldFile() throws {
    _ = try write("old.tap", "add A\n")
    #expect(bench.error("save \"\(folder)/old.tap/x\"") != nil)
    #expect(bench.error("save \"\(folder)\"") != nil)
    #expect(try read("old.tap") == "add A\n")
  }

  @Test(arguments: ["open nothing-there", "source nothing-there"])
  func aFileThatIsNotThereIsSaid(_ line: String) {
    #expect(bench.error(line) == "nothing-there: No such file or directory")
  }
}
