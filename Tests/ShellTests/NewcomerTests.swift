import Testing

@testable import SceneSession
@testable import Shell

/// What somebody meets on the first day.
@Suite struct NewcomerTests {
  private func bench() -> Bench {
    let bench = Bench()
    bench.session.files = SceneFiles(lessonFolders: [ProjectFiles.lessons.path])
    bench.session.settings.isInteractive = true
    return bench
  }

  @Test func openAloneListsTheScenes() {
    let lines = bench().type("open").split(separator: "\n")
    #expect(lines.count >= 40)
    #expect(lines.contains { $0.hasPrefix("nested-views: ") })
    #expect(lines.allSatisfy { $0.count <= 80 && !$0.contains("https://") && $0.contains(": ") })
    #expect(Set(lines).count == lines.count)
  }

  /// The second touch leaves out what the first has told; `trace` tells all, and a script always.
  @Test func theSecondTouchIsShorter() {
    let bench = bench()
    bench.type("add A")
    let first = bench.type("tap A")
    let second = bench.type("tap A")
    #expect(first.contains("second pass") && first.contains("nobody"))
    #expect(!second.contains("second pass") && !second.contains("nobody"))
    #expect(second.contains("● A received the touch") && second.contains("touchesEnded"))
    #expect(bench.type("trace") == first)
    #expect(ScriptRun(text: "add A; tap A; tap A").output.components(separatedBy: "second pass").count == 3)
  }

  /// With a recognizer too: the way up of a call that nobody handles.
  @Test func theTimeLineOfTheSecondTouchIsShorter() {
    let bench = bench()
    bench.type("add A; attach tap to A")
    #expect(bench.type("tap A").contains("nobody handles it"))
    #expect(!bench.type("tap A").contains("nobody handles it"))
    bench.type("override root touchesBegan handle")
    #expect(bench.type("tap A").contains("root handles it"))
  }

  @Test func theLastOfManyMovesIsFoldedWithThem() {
    let output = ScriptRun(text: "add A; attach pan to A; drag A to 260,340").output
    let lines = output.split(separator: "\n")
    let fold = lines.firstIndex { $0.contains("more times, until 0.300") }
    #expect(fold.map { lines[$0 + 1].hasPrefix("0.300   ended") } == true, "\(output)")
  }

  @Test func aRemovedTargetIsSaidToBeRemoved() {
    let setup = "add P; controller c for P; add B as button; target B touchUpInside c.go; "
    #expect(ScriptRun(text: setup + "show B").output.contains("touchUpInside → c.go\n"))
    #expect(ScriptRun(text: setup + "remove c; show B").output.contains("touchUpInside → c.go (removed)\n"))
  }

  @Test func embedBlamesTheChild() {
    let run = ScriptRun(text: "add P; controller c for P; embed c in tabs t; embed vc,c in tabs u")
    let lines = run.errors.split(separator: "\n")
    let source = lines.dropFirst().first ?? ""
    let caret = lines.dropFirst(2).first ?? ""
    #expect(run.errors.contains("'c' is in 't' already"))
    let place = source.range(of: "vc,c in").map {
      source.distance(from: source.startIndex, to: $0.lowerBound) + 3
    }
    #expect(caret.prefix { $0 == " " }.count == place, "\(run.errors)")
  }

  @Test(arguments: [
    ("می\u{200C}خواهم", true), ("\"👨\u{200D}👩\u{200D}👧\"", true), ("क्\u{200D}ष", true), ("a\u{200D}b", false),
    ("\u{200D}می", false), ("\"می\u{200D}\"", false), ("\"👨\u{200D}\u{200D}👩\"", false),
    ("\"م\u{202E}ی\"", false),
    ("\"م\u{200B}ی\"", false),
  ]) func joinersStandBetweenLettersAlone(_ name: String, _ isRead: Bool) {
    let run = ScriptRun(text: "add \(name); tap \(name)")
    #expect((run.errors == "") == isRead, "\(name.debugDescription): \(run.errors)")
  }

  @Test func inFullEveryRuleIsShown() {
    for columns in [30, 40, 80] {
      let output = ScriptRun(text: "set trace full; add A; set A isHidden on; tap A", columns: columns).output
      #expect(output.contains(" HT-2\n"), "\(columns)")
      #expect(output.split(separator: "\n").allSatisfy { $0.count <= columns })
    }
  }

  @Test(arguments: [
    (
      "add S as scroll; drag S to 50,90",
      "S.pan did not act: there is nothing to scroll: contentSize 0,0 is no larger"
    ),
    (
      "add S as scroll with contentSize=500,900; drag S to 166,240",
      "S.pan did not act: moved 6 pt, wants 10"
    ),
    ("add A; attach pan to A; drag A to 166,240", "pan1 did not act: moved 6 pt, wants 10"),
    (
      "add S as scroll with contentSize=320,900; drag S to 260,240",
      "S.pan did not act: moved in another direction"
    ),
  ]) func aPanThatDidNotBeginSaysWhy(_ commands: String, _ line: String) {
    #expect(ScriptRun(text: commands, columns: 200).output.contains(line), "\(commands)")
  }
}
