import Testing

@testable import SceneSession
@testable import Shell

struct GreetingTests {
  @Test(arguments: [20, 40, 59, 60, 80, 200])
  func fitsAndIsShort(_ columns: Int) {
    let lines = Wording.greeting(columns: columns).split(separator: "\n")
    #expect(lines.count <= 6)
    #expect(lines.allSatisfy { $0.count <= max(columns, 40) })
  }

  @Test func itsCommandsWork() {
    let bench = Bench()
    bench.session.files = SceneFiles(lessonFolders: [ProjectFiles.lessons.path])
    for line in ["add A at 40,40,120,120", "tap A", "open", "open nested-views", "help"] {
      #expect(bench.error(line) == nil)
    }
  }

  @Test func theFirstCommandBeginsTheFirstLesson() throws {
    let files = SceneFiles(lessonFolders: [ProjectFiles.lessons.path])
    var sitting = Sitting(Session(files: files))
    let line = Wording.greeting(columns: 40).split(separator: "\n")[1].trimmingPrefix { $0 == " " }
    var output: [UInt8] = []
    for piece in try sitting.pieces(of: String(line)) { _ = try sitting.take(piece, into: &output) }
    #expect(sitting.prompt == "first-touch> ")
  }

  @Test(arguments: 51...54)
  func theNextCommandAlwaysWorks(_ seed: UInt64) {
    var commands = CommandGenerator(seed: seed)
    let bench = Bench()
    for _ in 0..<80 {
      bench.type(commands.next())
      let next = bench.session.nextCommand
      let copy = Bench()
      copy.session = bench.session
      #expect(copy.error(next) == nil, "\(next)")
    }
  }

  @Test func whatWasChangedSinceTheTouchIsToBeTried() {
    let bench = Bench("add A at 0,0,50,50", "tap A", "add B at 60,0,50,50")
    #expect(bench.session.nextCommand == "tap B")
    bench.type("set A isHidden on")
    #expect(bench.session.nextCommand == "tap B")
    bench.type("tap B")
    #expect(bench.session.nextCommand != "tap B")
  }
}
