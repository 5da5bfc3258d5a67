import Foundation
import Testing

@testable import SceneSession
@testable import Shell

/// The scenes under `lessons/scenes`: each opens by its bare name, and says what is so.
@Suite struct LessonSceneTests {
  private static let folder = ProjectFiles.lessons.appendingPathComponent("scenes")
  static let files = ProjectFiles.names(in: folder, ending: ".tap")
  static let stories = files.filter { $0.hasPrefix("gestures/") }

  static let reports = files.filter { $0.hasPrefix("reports/") }

  private func bareName(_ file: String) -> String {
    String((file.split(separator: "/").last ?? "").dropLast(4))
  }

  @Test func theScenesAreHere() {
    #expect(LessonSceneTests.files.count >= 47)
    #expect(LessonSceneTests.stories.count >= 20)
    #expect(LessonSceneTests.reports.count == 20)
    #expect(Set(LessonSceneTests.files.map(bareName)).count == LessonSceneTests.files.count)
  }

  @Test(arguments: files)
  func opensByItsBareName(_ file: String) {
    let run = ScriptRun(text: "open " + bareName(file), format: .log)
    #expect(run.errors == "", "\(file)")
    #expect(run.status == 0, "\(file)")
  }

  /// Two or three lines of comment say what to try, and at least one line says what is so.
  @Test(arguments: files)
  func saysWhatToTryAndWhatIsSo(_ file: String) throws {
    let lines = try ProjectFiles.text(LessonSceneTests.folder.appendingPathComponent(file))
      .split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.prefix { $0.hasPrefix("# ") }
    #expect((2...3).contains(header.count), "\(file)")
    #expect(header.contains { $0.hasPrefix("# Try: ") }, "\(file)")
    #expect(header.allSatisfy { $0.count <= 122 }, "\(file)")
    #expect(lines.contains { $0.hasPrefix("expect ") }, "\(file)")
  }

  /// Where the report stands, what went wrong in a line, and the reporter's own screen.
  @Test(arguments: reports)
  func reportsNameTheirSourceAndCause(_ file: String) throws {
    let text = try ProjectFiles.text(LessonSceneTests.folder.appendingPathComponent(file))
    let lines = text.split(separator: "\n")
    let number = bareName(file).dropFirst(2).prefix(2)
    #expect(lines[0].hasPrefix("# B-\(Int(number) ?? 0) https://"), "\(file)")
    #expect(lines[1].hasPrefix("# Cause: "), "\(file)")
    #expect(lines.contains("set window frame 0,0,375,667"), "\(file)")
    #expect(lines.contains { $0.hasPrefix("expect hit ") || $0.hasPrefix("expect action ") }, "\(file)")
  }

  /// What the reporter reads: the answers, without walk and time line.
  @Test(arguments: reports, [80, 40])
  func reportsAreAnswered(_ file: String, columns: Int) throws {
    let text = try ProjectFiles.text(LessonSceneTests.folder.appendingPathComponent(file))
    let run = ScriptRun(text: "set trace short\n" + text, columns: columns)
    try expectSceneGolden(run.output, "reports/\(bareName(file))-\(columns).txt")
  }

  /// The reporter's own question is answered in one line before the walk.
  @Test(arguments: [
    (
      "B-01",
      "closeButton (UIButton) did not receive the touch: y -10 is 10 above the top edge 0 of its superview bubble"
    ),
    (
      "B-03",
      "middleButton (UIButton) did not receive the touch: y -13 is 13 above the top edge 0 of its superview bar"
    ),
    (
      "B-06",
      "retryButton (UIButton) did not receive the touch: content around it is 375 x 0 and contains nothing"
    ),
    (
      "B-13",
      "moreButton (UIButton) did not receive the touch: contentView is in front of it; contentView received it"
    ),
    ("B-14", "shutter (UIButton) did not receive the touch: overlay is in front of it; overlay received it"),
    (
      "B-20",
      "playButton (UIButton) did not receive the touch: popupWindow, a window in front, takes the touch; popupRoot received it"
    ),
    (
      "B-23",
      "payButton (UIButton) did not receive the touch: cover, whose alpha 0.02 is not below 0.01, is in front"
    ),
    (
      "B-30",
      "did not act: stopped at hit: isUserInteractionEnabled of photo is off, as in every new UIImageView"
    ),
    (
      "B-31",
      "stopped at hit: isUserInteractionEnabled of its superview caption is off, as in every new UILabel"
    ),
    ("B-33", "sendControl did not fire: stopped at tracking: the touch belongs to content inside it"),
    (
      "B-34",
      "likeButton (UIButton) did not receive the touch: it is in an animation that does not allow interaction"
    ),
    ("B-38", "row3 was not selected: stopped at delivery: T on root took the touch before row3 heard of it"),
    ("B-39", "checkbox did not fire: stopped at cancel: T on root took the touch, which a direct UIControl"),
    ("B-39", "T did not act: okButton.gestureRecognizerShouldBegin says no, as in every UIButton"),
    ("B-43", "D acted: vc.dismissDialog; D is on root, around card"),
    ("B-44", "T did not act: excluded by L (held for 0 s)"),
    ("B-47", "S waited 0.35 s for D to fail, until 0.43 s"),
    ("B-50", "W did not act: excluded by P (moved 25 pt)"),
    ("B-56", "touchesBegan reached playButton 0.15 s late: page's content delay held it back"),
    ("B-58", "segment was cancelled by page.pan; it overrides touchesEnded, not touchesCancelled"),
    (
      "B-61",
      "B did not fire: stopped at delivery: finger 2 is kept from it, since A is exclusive and has a touch"
    ),
  ])
  func reportsAreAnsweredByTheirCause(_ number: String, _ cause: String) throws {
    let file = try #require(LessonSceneTests.reports.first { $0.hasPrefix("reports/" + number) })
    let text = try ProjectFiles.text(LessonSceneTests.folder.appendingPathComponent(file))
    let output = ScriptRun(text: "set trace short\n" + text, columns: 400).output
    #expect(output.contains(cause), "\(file)")
  }

  /// B-6 asks for it without a touch too.
  @Test func aContainerOfHeightZeroIsSeenInTheTree() {
    let output = ScriptRun(
      text: """
        add content at 0,200,320,0; add B to content as button at 120,10,135,44; tree; show B
        override content pointInside subviews; tree content
        """
    ).output
    #expect(output.contains("└─ content 0,200,320,0  contains nothing\n"))
    #expect(output.contains("✗ takes no touches: content, which it is in, is refused: 320 x 0 contains"))
    #expect(output.contains("\ncontent 0,200,320,0  own pointInside (subviews)\n"))
  }

  /// HT-8, at the place where a person would look for it.
  @Test func theWalkSaysWhoIsNeverAsked() throws {
    for (scene, line) in [
      ("outside-the-parent", "D  y -60 is 60 above the top edge 0; its subview E is not asked"),
      ("tab-bar-tip", "tabs.bar (UITabBar)  y -40 is 40 above the top edge 0; its subview tip is not asked"),
    ] {
      let url = LessonSceneTests.folder.appendingPathComponent(scene + ".tap")
      #expect(try ScriptRun(file: url, columns: 120).output.contains(line), "\(scene)")
    }
    let fixed = LessonSceneTests.folder.appendingPathComponent("tab-bar-tip-fixed.tap")
    #expect(try !ScriptRun(file: fixed).output.contains("is not asked"))
  }

  @Test func whoeverTypesIsToldWhatToTry() {
    let bench = Bench()
    bench.session.files = SceneFiles(lessonFolders: [ProjectFiles.lessons.path])
    #expect(!bench.type("open tab-bar-tip").contains("Try: "))
    bench.session.settings.isInteractive = true
    bench.session.settings.report.columns = 100
    let lines = bench.type("open tab-bar-tip").split(separator: "\n")
    #expect(
      lines.first == "A tip is a subview of the tab bar, but it is drawn above the bar. Its tap never comes.")
    #expect(lines.dropFirst(2).first?.hasPrefix("Try: map") == true)
    #expect(lines.contains { $0.hasPrefix("✗ tip did not receive the touch: ") })
  }

  @Test func whatASceneSaysOfItselfIsBrokenBetweenWords() {
    let bench = Bench()
    bench.session.files = SceneFiles(lessonFolders: [ProjectFiles.lessons.path])
    bench.session.settings.isInteractive = true
    bench.session.settings.report.columns = 40
    let lines = bench.type("open tab-bar-tip").split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "A tip is a subview of the tab bar, but", "it is drawn above the bar. Its tap never",
      ])
    #expect(lines.prefix(8).allSatisfy { $0.count <= 40 })
  }

  /// What the header proposes can be typed as it stands once the scene is open.
  @Test(arguments: files)
  func whatToTryCanBeTyped(_ file: String) throws {
    let text = try ProjectFiles.text(LessonSceneTests.folder.appendingPathComponent(file))
    for line in text.split(separator: "\n") where line.hasPrefix("# Try: ") {
      for attempt in line.dropFirst(7).components(separatedBy: " · ") {
        let plain = attempt.replacingOccurrences(of: #" \([^)]*\)"#, with: "", options: .regularExpression)
        let commands = plain.replacingOccurrences(of: ", then ", with: "; ")
          .replacingOccurrences(of: ", ", with: "; ")
        let run = ScriptRun(text: "open \(bareName(file))\n" + commands)
        #expect(run.errors == "", "\(file): \(commands)")
      }
    }
  }

  @Test(arguments: stories)
  func readsAsItShould(_ file: String) throws {
    let url = LessonSceneTests.folder.appendingPathComponent(file)
    let name = bareName(file)
    try expectSceneGolden(try ScriptRun(file: url).output, name + ".txt")
    try expectSceneGolden(try ScriptRun(file: url, format: .log).output, name + ".log")
  }
}
