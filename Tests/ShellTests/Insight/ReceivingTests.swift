import SceneLanguage
import Testing
import TouchInsight
import TouchModel

@testable import SceneSession
@testable import Shell

/// `why`, `make`, `find point` and `map diff` as they are typed.
@Suite struct ReceivingTests {
  @Test func withoutAPointTheLastTouchIsMeant() {
    let bench = Bench("add A at 10,10,100,100", "add B to A at 0,0,20,20")
    #expect(bench.type("why not B").hasPrefix("· B does receive it"))
    bench.type("tap 60 60")
    #expect(bench.type("why not B").contains("B does not receive a touch at 60,60: A does"))
    bench.type("hit 15 15")
    #expect(bench.type("why B").contains("B receives a touch at 15,15"))
    #expect(bench.type("why B at 60,60").hasPrefix("· B does not receive it"))
    #expect(bench.type("why not vc").contains("root does not receive"))
  }

  /// Every kind of edit is written so that the line does what the edit does.
  @Test func everySuggestedLineWorks() throws {
    let bench = Bench(
      "add A at 10,10,100,100", "add \"to\" to A as label at 0,0,50,150", "add C at 0,0,200,200",
      "window w2 level 1", "override w2 hitTest self", "override A pointInside never",
      "override \"to\" hitTest nil", "set A isHidden on", "set A alpha 0", "add D at 5,5,20,20")
    guard case .view(let view)? = bench.session.scene.object(named: "to") else { return }
    let edits: [Edit] = [
      .restoreHitTest(view), .set(.frame, .rect(Rect(0.5, -1, 30, 1e-7)), of: .view(view)),
      .pointInside(view, .inset(-10.25)), .hitTest(view, .answers(Scene.root)), .hitTest(view, .passthrough),
      .set(.isUserInteractionEnabled, .bool(true), of: .view(view)), .pointInside(view, .subviews),
      .restorePointInside(view), .move(view, to: Scene.root), .bringToFront(view),
      .moveAbove(view, ViewID(4)),
      .set(.alpha, .number(1), of: .view(view)), .set(.windowLevel, .number(2), of: .view(Scene.window)),
    ]
    for edit in edits {
      var after = bench.session.scene
      try edit.apply(to: &after)
      let line = bench.session.scene.line(edit)
      #expect(bench.error(line) == nil, "\(line)")
      #expect(bench.session.scene == after, "\(line)")
    }
  }

  /// The lines that an answer prints, typed as they stand, let the view receive the touch.
  @Test(arguments: [
    ["add A at 10,10,100,100", "add B to A at 90,0,50,50"],
    ["add A at 10,10,100,100 with hidden=on alpha=0", "add B to A at 0,0,150,150 with interaction=off"],
    ["add B at 0,0,150,150", "window w2 level 3", "add C to w2", "add D to C as button"],
    ["add B as button at 0,0,150,150 with isEnabled=off", "add C", "add D to C", "override D hitTest self"],
    ["add A at 0,0,10,0", "add B to A at 100,0,50,50"],
    ["add B at 0,0,200,200", "add C to B", "override B pointInside circle"],
  ])
  func printedLinesWork(_ scene: [String]) {
    let bench = Bench()
    for line in scene { #expect(bench.error(line) == nil) }
    for question in ["why not B at 120,20", "make B receive 120,20"] {
      let answer = bench.type(question)
      let verbs = ["  set ", "  override ", "  restore ", "  bring ", "  move "]
      bench.session.settings.report.columns = 1000
      let lines = bench.type(question).split(separator: "\n").filter { line in
        verbs.contains { line.hasPrefix($0) }
      }
      #expect(!lines.isEmpty, "\(answer)")
      for line in lines {
        #expect(bench.error(String(line)) == nil, "\(line)")
        bench.type("hit 120 20")
        #expect(bench.holds("hit B"), "\(line) in \(answer)")
        bench.type("undo \(line.split(separator: ";").count)")
      }
    }
  }

  @Test func theSmallestChangeSaysHowSmall() {
    let bench = Bench("add A at 10,10,100,100", "set A isHidden on", "set A alpha 0")
    bench.session.settings.report.columns = 1000
    #expect(bench.type("make A receive 20,20").contains("2 edits let A receive"))
    #expect(bench.type("make A receive 20,20").contains("fewer do not do"))
    bench.type("set A isHidden off; set A alpha 1")
    #expect(bench.type("make A receive 20,20").contains("as it is"))
    #expect(bench.error("make A receive") != nil)
    #expect(bench.error("make Nobody receive 20,20") != nil)
  }

  @Test func aPointIsFoundBesideACover() {
    let bench = Bench("add A at 0,0,100,100", "add B at 0,0,100,60")
    #expect(bench.type("find point for A").contains("A is hit at 50,80"))
    bench.type("set A isHidden on")
    #expect(bench.type("find point for A").contains("is hit nowhere, whatever the point"))
    bench.type("set A isHidden off; set B frame 0,0,100,100")
    #expect(bench.type("find point for A").contains("every different place of it was tried"))
  }

  @Test func mapDiffShowsWhatTheLastChangeDid() {
    let bench = Bench()
    #expect(bench.error("map diff") != nil)
    bench.type("add A at 0,0,160,480")
    #expect(bench.type("map diff").contains("A A, before root"))
    bench.type("tap 10 10")
    #expect(bench.type("map diff").contains("A A, before root"))
    bench.type("set A tag 3")
    #expect(bench.type("map diff").contains("touched no cell"))
    bench.type("set A isHidden on")
    #expect(bench.type("map diff").contains("r root, before A"))
    bench.type("set window isHidden on")
    #expect(bench.type("map diff").contains("- nobody, before root"))
    #expect(bench.type("map receivers") == bench.type("map"))
  }

  @Test func questionsLeaveTheSessionAlone() {
    let bench = Bench("add A at 0,0,50,50", "add B to A at 40,40,50,50", "tap 70 70")
    let before = bench.state
    for line in [
      "why not B", "why A", "why B at 45,45", "make B receive 70,70", "find point for B", "map diff",
    ] {
      #expect(bench.type(line) != "")
      #expect(bench.state == before)
    }
    bench.session.settings.format = .log
    for line in ["why not B", "make B receive 70,70", "find point for B", "map diff"] {
      #expect(bench.type(line) == "")
    }
  }
}
