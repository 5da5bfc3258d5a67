import SceneLanguage
import Testing
import TouchModel

@testable import SceneSession
@testable import Shell

/// Undo after do is identity, for whatever is done.
struct UndoTests {
  /// To somebody who types; a script is told nothing.
  @Test func saysWhatWasTakenBack() throws {
    var settings = SessionSettings()
    settings.isInteractive = true
    var session = Session(settings: settings)
    func type(_ line: String) throws -> String {
      var output: [UInt8] = []
      for statement in try Parser.parse(line) {
        _ = try session.perform(statement, text: statement.text(in: line), into: &output)
      }
      return String(decoding: output, as: UTF8.self)
    }
    _ = try type("add A at 1,2,3,4; add B; set B alpha 0.5; add D; add E")
    #expect(try type("undo") == "undid: add E\n")
    #expect(try type("redo") == "did again: add E\n")
    #expect(try type("undo 2") == "undid 2 steps: add E; add D\n")
    #expect(try type("redo 2") == "did again 2 steps: add D; add E\n")
    #expect(try type("undo 5") == "undid 5 steps: add E; add D; set B alpha 0.5 and 2 more\n")
    #expect(ScriptRun(text: "add A; undo; redo").output == "")
  }

  @Test(arguments: 1...12)
  func undoAfterDoIsIdentity(_ seed: UInt64) {
    var commands = CommandGenerator(seed: seed)
    let bench = Bench()
    var done = 0
    for _ in 0..<150 {
      let line = commands.next()
      let before = bench.state
      let steps = bench.session.past.count
      guard bench.error(line) == nil else {
        #expect(bench.is(before), "failed: \(line)")
        continue
      }
      guard bench.session.past.count > steps else { continue }
      done += 1
      let after = bench.state
      bench.type("undo")
      #expect(bench.is(before), "undo: \(line)")
      bench.type("redo")
      #expect(bench.is(after), "redo: \(line)")
    }
    #expect(done > 50)
  }

  @Test(arguments: 20...24)
  func theWayBackLeadsToTheStart(_ seed: UInt64) {
    var commands = CommandGenerator(seed: seed)
    let bench = Bench()
    for _ in 0..<60 { bench.type(commands.next()) }
    let end = bench.state
    let count = bench.session.past.count
    #expect(bench.error("undo \(count)") == nil)
    #expect(bench.isNew)
    #expect(bench.error("redo \(count)") == nil)
    #expect(bench.is(end))
  }

  @Test func undoStepsOverQuestions() {
    let bench = Bench("add A at 0,0,50,50", "tree", "hit 10 10", "chain A")
    bench.type("undo")
    #expect(bench.isNew)
  }

  @Test func aNewCommandEndsWhatCouldBeDoneAgain() {
    let bench = Bench("add A", "undo", "add B")
    #expect(bench.error("redo") == "there is nothing to do again")
  }

  @Test func moreThanThereIsIsRefused() {
    let bench = Bench("add A", "add B")
    #expect(bench.error("undo 3") == "there are only 2 steps to undo")
    #expect(bench.error("undo 2") == nil)
  }

  @Test func undoBringsReadingsBack() {
    let bench = Bench("attach pan to root", "drag 50 50 to 100 50", "drag 50 50 to 50 90")
    #expect(bench.holds("pan1 translation 0,30"))
    bench.type("undo")
    #expect(bench.holds("pan1 translation 40,0"))
    bench.type("undo")
    #expect(bench.holds("pan1 translation 0,0"))
  }

  /// The facts of touches long ago are forgotten, and the way back still leads to the start and forth again.
  @Test func undoGoesBackBehindForgottenTouches() {
    let bench = Bench("add A at 0,0,50,50", "touch down 1 at A", "wait 0.1", "touch up 1", "settle")
    let middle = bench.session.scene.clock
    for _ in 0...Session.keptSequences { bench.type("tap A") }
    let (end, count) = (bench.state, bench.session.past.count)
    #expect(bench.error("undo \(count - 2)") == nil)
    #expect(bench.session.scene.clock < middle)
    #expect(bench.error("undo 2") == nil)
    #expect(bench.isNew)
    #expect(bench.error("redo \(count)") == nil)
    #expect(bench.is(end))
  }

  @Test func resetIsOneStep() {
    let bench = Bench("add A", "tap 5 5")
    let before = bench.state
    bench.type("reset")
    #expect(bench.isNew)
    bench.type("undo")
    #expect(bench.is(before))
  }

  @Test func undoBringsTheLastTouchBack() {
    let bench = Bench("add A at 0,0,50,50", "add B at 60,0,50,50", "tap A", "tap B", "undo")
    #expect(bench.holds("hit A"))
    bench.type("redo")
    #expect(bench.holds("hit B"))
  }
}
