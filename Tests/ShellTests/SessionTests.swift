import Foundation
import Testing
import TouchModel

@testable import SceneSession
@testable import Shell

struct SessionTests {
  @Test(arguments: [
    "add A", "add B to Q", "add B at 0,0,10,10 with alpha=0.5 isOn=on", "set A frame 0,0,-1,5", "remove root",
    "move A to B", "rename A window", "attach tap to Q", "attach tap T to A with taps=2 direction=left",
    "require tap1 toFail A", "target A vc.go", "override A beginTracking no", "restore A", "tap Q",
    "touch up 7", "touch move 7 to 3 3", "touch down 1 at 5 5 & down 1 at 6 6", "expect hit B", "undo 99",
    "redo",
    "open no-such-file", "source no-such-file", "set system sampleRate 0", "toggle A frame",
    "present P from A",
    "save /no/such/folder/x",
  ])
  func aCommandThatFailsChangesNothing(_ line: String) {
    let bench = Bench("add A at 0,0,100,100", "attach tap to A", "tap A")
    let before = bench.state
    let steps = bench.session.past.count
    #expect(bench.error(line) != nil, "\(line)")
    #expect(bench.is(before))
    #expect(bench.session.past.count == steps)
    #expect(bench.session.future.isEmpty)
  }

  @Test func aHalfDoneCommandIsTakenBack() {
    let bench = Bench()
    #expect(bench.error("add S as scroll with isOn=on") != nil)
    #expect(bench.error("add S as scroll") == nil)
    #expect(bench.session.scene.object(named: "S.pan") != nil)
  }

  @Test(arguments: [
    ("touch up 1", "finger 1 is not down"), ("touch move 2 to 5 5", "finger 2 is not down"),
    ("touch cancel", "no finger is down"), ("touch cancel 3", "finger 3 is not down"),
    ("touch down 1 at 5 5 & down 1 at 6 6", "finger 1 is in this event twice"),
  ])
  func fingersAreHeldAgainstWhatIsDown(_ line: String, _ message: String) {
    let bench = Bench()
    #expect(bench.error(line) == message)
  }

  @Test func aFingerGoesDownOnce() {
    let bench = Bench("touch down 1 at 5 5")
    #expect(bench.error("touch down 1 at 6 6") == "finger 1 is down already")
    #expect(bench.error("touch down 2 at 6 6 & up 1") == nil)
  }

  @Test func movesThatAreJoinedShareTheirTime() {
    let bench = Bench("add A", "set A isMultipleTouchEnabled on", "touch down 1 at 10 10 & down 2 at 50 50")
    bench.type("touch move 1 to 20 10 & move 2 to 50 60 over 0.1s steps 2")
    #expect(bench.session.scene.clock == Time(seconds: 0.1))
    let moves = bench.session.sequence.facts.compactMap { fact -> String? in
      guard case .touchSampled(let finger, .moved, let point, _) = fact.kind else { return nil }
      return "\(finger.number) \(point.x),\(point.y) \(fact.time.seconds)"
    }
    #expect(moves == ["1 15.0,10.0 0.05", "2 50.0,55.0 0.05", "1 20.0,10.0 0.1", "2 50.0,60.0 0.1"])
  }

  @Test func movesWithoutStepsComeAtTheSampleRate() {
    let bench = Bench("touch down 1 at 10 10", "touch move 1 to 70 10 over 0.5s")
    let moves = bench.session.sequence.facts.count {
      if case .touchSampled(_, .moved, _, _) = $0.kind { true } else { false }
    }
    #expect(moves == 30)
    bench.type("set system sampleRate 120")
    bench.type("touch move 1 to 10 10 over 0.5s")
    #expect(bench.session.scene.clock == Time(seconds: 1))
  }

  @Test func aWholeGestureTakesFingersThatAreFree() {
    let bench = Bench("add A", "set A isMultipleTouchEnabled on", "touch down 1 at 10 10")
    #expect(bench.error("tap 50 50") == nil)
    #expect(bench.error("pinch 100 100 scale 2") == nil)
    #expect(bench.error("touch up 1") == nil)
  }

  @Test func removingAViewUnderAFingerIsTold() {
    let bench = Bench("add A at 0,0,50,50", "touch down 1 at 10 10", format: .log)
    #expect(bench.type("remove A").contains("-[A touchesCancelled:withEvent:]"))
  }

  @Test func questionsPrintNothingInTheLog() {
    let bench = Bench("add A at 0,0,50,50", "tap A", format: .log)
    for line in [
      "tree", "chain A", "show A", "map", "hit 10 10", "trace", "log", "inside A 3 3", "show system",
    ] {
      #expect(bench.type(line) == "", "\(line)")
    }
  }

  @Test func questionsPrintNothingInJSON() {
    let bench = Bench("add A at 0,0,50,50", "tap A", format: .json)
    for line in ["tree", "chain A", "hit 10 10", "trace", "log"] {
      #expect(bench.type(line) == "", "\(line)")
    }
  }

  @Test func factsAreNumberedThroughTheSession() {
    let bench = Bench("add A at 0,0,50,50", format: .json)
    let first = bench.type("touch down 1 at 10 10").split(separator: "\n").count
    #expect(bench.type("touch up 1").contains("\"n\":\(first + 1),"))
    bench.type("settle")
    #expect(bench.type("undo") == "")
  }

  @Test func onlyAPersonIsToldWhatAnEditDid() {
    let bench = Bench()
    #expect(bench.type("add A at 1,2,3,4") == "")
    bench.session.settings.isInteractive = true
    #expect(bench.type("add B at 1,2,3,4") == "added B to root at 1,2,3,4\n")
  }

  @Test func aCircleOfRequirementsIsToldToScripts() {
    let bench = Bench("attach tap to root", "attach tap to root", "require tap1 toFail tap2")
    #expect(bench.type("require tap2 toFail tap1").hasPrefix("warning: a circle"))
  }

  @Test func convertAndInsideUseTheViewsOwnCoordinates() {
    let bench = Bench("add A at 40,40,100,100", "add B to A at 10,10,20,20")
    #expect(bench.type("convert 5,5 from B to root") == "5,5 in B is 55,55 in root\n")
    #expect(bench.type("inside B 19,19").contains("inside B"))
    #expect(bench.type("inside B 20,19").contains("outside B"))
  }

  @Test func insideAsksAnOverriddenPointInside() {
    let bench = Bench("add A at 0,0,100,100", "override A pointInside inset 10")
    #expect(bench.type("inside A 5,50").contains("outside A"))
    #expect(bench.type("inside A 15,50").contains("inside A"))
  }

  @Test func causesReachBackOverCommands() throws {
    let bench = Bench("add A at 0,0,50,50", "attach longPress to A", format: .json)
    var lines = bench.type("touch down 1 at 10 10").split(separator: "\n")
    lines += bench.type("wait 0.6").split(separator: "\n") + bench.type("touch up 1").split(separator: "\n")
    for (index, line) in lines.enumerated() {
      #expect(line.contains("\"n\":\(index + 1),"), "\(line)")
      guard let start = line.range(of: "\"cause\":")?.upperBound else { continue }
      let cause = Int(line[start...].prefix { $0.isNumber }) ?? 0
      #expect(cause <= index, "\(line)")
    }
  }

  @Test func focusRefusedIsNoError() {
    let bench = Bench("add A", "add F as textField")
    #expect(bench.error("focus A") == nil)
    #expect(bench.holds("A isFirstResponder off"))
    #expect(bench.error("focus F") == nil)
    #expect(bench.holds("F isFirstResponder on"))
    bench.type("undo")
    #expect(bench.holds("F isFirstResponder off"))
    #expect(bench.error("resign") == nil)
  }

  @Test func fireSendsActionsWithoutATouch() {
    let bench = Bench("add B as button", "target B touchUpInside vc.save", format: .log)
    #expect(bench.type("fire B touchUpInside") == "-[vc save:]\n")
    #expect(bench.holds("action vc.save"))
  }

  @Test func onlyCustomRecognizersAreMovedByHand() {
    let bench = Bench("attach custom G to root", "attach tap to root")
    #expect(bench.error("set tap1 state began") != nil)
    #expect(bench.error("set G state began") == nil)
  }

  @Test func privateViewsAnswerToTheirClassAndTheirName() {
    let bench = Bench("set system wrappers on", "add A", "embed vc in navigation nav", "tap 100 200")
    #expect(bench.holds("hit A"))
    let tail = "nav > UIDropShadowView > UITransitionView > window > scene > app > delegate"
    #expect(bench.holds("chain A > root > vc > vc.wrapper > nav.transition > nav.view > " + tail))
    #expect(
      bench.holds(
        "chain A > root > vc > UIViewControllerWrapperView > UINavigationTransitionView > UILayoutContainerView > "
          + tail))
    #expect(!bench.holds("chain A > root > vc"))
  }
}
