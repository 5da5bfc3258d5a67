import Testing

@testable import SceneSession
@testable import Shell
@testable import TouchFiles

struct LaunchTests {
  @Test(arguments: [
    ([], Launch.Action.start), (["run", "x.tap"], .run("x.tap")), (["run", "-"], .run("-")),
    (["-c", "tap 4 4"], .commands("tap 4 4")), (["--version"], .version), (["run", "--help"], .help),
    (["--format", "log", "run", "x"], .run("x")), (["run", "--", "-x"], .run("-x")),
  ])
  func reads(_ arguments: [String], _ action: Launch.Action) throws {
    #expect(try Launch(arguments: arguments).action == action)
  }

  @Test(arguments: [
    (["--colour", "always", "--ascii", "--columns=60", "--keep-going", "--format=json", "run", "x"])
  ])
  func readsOptionsAnywhere(_ arguments: [String]) throws {
    let launch = try Launch(arguments: arguments)
    #expect(launch.colour == .always)
    #expect(launch.isASCII)
    #expect(launch.columns == 60)
    #expect(launch.keepsGoing)
    #expect(launch.format == .json)
  }

  @Test(arguments: [
    ["\u{1B}[31mX"], ["--\u{1B}[31mX"], ["--profile", "\u{1B}[31mX"], ["--columns", "\u{1B}[31mX"],
    ["--format", "\u{1B}[31mX"], ["--color", "\u{1B}[31mX"], ["run", "a", "\u{1B}[31mX"],
    ["lessons", "answers", "--as", "\u{1B}[31mX"], ["exam", "x", "--seed", "\u{1B}[31mX"],
    ["grade", "x", "y", "--pass", "\u{1B}[31mX"], ["exam", "x", "--questions", "\u{1B}[31mX"],
  ])
  func nothingOfTheCommandLineIsPrintedRaw(_ arguments: [String]) {
    do throws(UsageError) {
      _ = try Launch(arguments: arguments)
    } catch {
      let text = Wording.refusal(error)
      #expect(!text.unicodeScalars.contains("\u{1B}"), "\(text)")
      #expect(text.contains("[31mX") || text.contains("'exam'"), "\(text)")
      return
    }
    // Only a word that begins no option and no command may be the name of something.
    #expect(arguments.count == 1)
  }

  @Test func aFileThatIsMissingIsNotNamedRaw() {
    #expect(!Wording.cannotRead(FileError("\u{1B}[31mX", .system(2))).unicodeScalars.contains("\u{1B}"))
  }

  @Test func readsWhoLearns() throws {
    #expect(try Launch(arguments: []).profile == "default")
    #expect(try Launch(arguments: ["--profile", "anna-2", "run", "x"]).profile == "anna-2")
    #expect(try Launch(arguments: ["--profile=李"]).profile == "李")
  }

  @Test(arguments: [
    (["--nope"], "unknown option '--nope'"), (["run"], "run needs a file, or - for standard input"),
    (["run", "a", "b"], "'b' is one too many"),
    (["--columns", "3"], "--columns cannot be '3'; it is a number from 20 to 1000"),
    (["--format"], "--format needs a value"),
    (["--format", "xml"], "--format cannot be 'xml'; it is one of text, log, json"),
    (["-c", "a", "-c", "b"], "'-c' is one too many"), (["-c", "a", "x"], "'x' is one too many"),
    (["--profile"], "--profile needs a value"),
    (
      ["--profile", "../anna"],
      "--profile cannot be '../anna'; it is a name of letters, digits, '-', '_' and '.'"
    ),
    (["x.tap"], "unknown command 'x.tap'; a script is run by 'tapwalk run x.tap'"),
  ])
  func refuses(_ arguments: [String], _ message: String) {
    #expect {
      _ = try Launch(arguments: arguments)
    } throws: { error in
      (error as? UsageError).map { Wording.text(for: $0) } == message
    }
  }

  @Test(arguments: [
    (Launch.ColourChoice.auto, [:], false), (.auto, ["TERM": "xterm"], true),
    (.auto, ["TERM": "dumb"], false),
    (.auto, ["TERM": "xterm", "NO_COLOR": "1"], false), (.auto, ["TERM": "xterm", "NO_COLOR": ""], true),
    (.auto, ["CLICOLOR_FORCE": "1"], true), (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    (.always, ["NO_COLOR": "1"], true), (.never, ["CLICOLOR_FORCE": "1"], false),
  ])
  func colourIsDecidedOnce(_ choice: Launch.ColourChoice, _ variables: [String: String], _ isOn: Bool) {
    var surroundings = Surroundings()
    surroundings.variables = variables
    #expect(surroundings.usesColour(choice, isTerminal: true) == isOn)
  }
}
