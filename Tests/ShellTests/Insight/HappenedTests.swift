import Testing

@testable import SceneSession
@testable import Shell

/// Reports of users, restated as scenes: the answer to the reporter's question holds the cause, and every line that it
/// suggests works.
@Suite struct HappenedTests {
  struct Report: CustomTestStringConvertible, Sendable {
    let name: String
    let scene: [String]
    let touch: [String]
    let question: String
    let cause: [String]
    /// Holds once a suggested line stands between scene and touch.
    let cured: String?
    var testDescription: String { name }
  }

  static let screen = ["set window frame 0,0,375,667", "set root frame 0,0,375,667", "attach tap T to root"]
  static let controls = [
    "add checkbox as M13Checkbox:UIControl at 40,100,44,44", "add okButton as button at 40,160,100,44",
    "target checkbox touchUpInside vc.check", "target okButton touchUpInside vc.confirm",
  ]
  static let twoButtons = [
    "add A as button at 40,300,120,44", "add B as button at 215,300,60,44",
    "target A touchUpInside vc.first", "target B touchUpInside vc.second", "set A isExclusiveTouch on",
  ]
  static let pageWithSegment = [
    "add page as scroll with contentSize=375,2000", "add segment to page at 40,300,295,44",
    "override segment touchesBegan handle", "override segment touchesEnded handle",
  ]
  static let longDrag = [
    "touch down 1 at 187,322", "wait 0.3s", "touch move 1 to 187,222 over 0.3s", "touch up 1",
  ]

  static let reports: [Report] = [
    Report(
      name: "B-38: no row is selected",
      scene: screen + [
        "add items as table", "add row3 to items as cell at 0,132,375,44",
      ], touch: ["tap row3"], question: "why cancelled row3",
      cause: ["T recognized", "cancelsTouchesInView is on", "delegate T shouldReceiveTouch no from items"],
      cured: "log \"-[vc tableView:didSelectRowAtIndexPath:]\""),
    Report(
      name: "B-39: a control of one's own loses", scene: screen + controls, touch: ["tap checkbox"],
      question: "why not action vc.check",
      cause: ["cancel: checkbox", "T recognized", "a control of one's own"], cured: "action vc.check"),
    Report(
      name: "B-39: UIButton does not", scene: screen + controls, touch: ["tap okButton"],
      question: "why not T", cause: ["gestureRecognizerShouldBegin says no", "one of UIKit's own controls"],
      cured: "action vc.handleT"),
    Report(
      name: "B-43: a tap on the card dismisses",
      scene: [
        "attach tap D to root", "target D vc.dismissDialog", "add card at 40,200,295,200",
      ], touch: ["tap card"], question: "why D",
      cause: ["belongs to card", "everything in it", "delegate D shouldReceiveTouch no from card"],
      cured: "no action"),
    Report(
      name: "B-44: a long press of no time",
      scene: [
        "add banner at 0,0,300,64", "add content to banner at 0,20,300,44",
        "attach longPress L to banner with minimumPressDuration=0", "attach tap T to content",
      ], touch: ["tap content"], question: "why not T",
      cause: ["excluded by L", "L was first, at 0 s"], cured: "action vc.handleT"),
    Report(
      name: "B-47: a single tap is slow",
      scene: [
        "add photo at 0,100,300,300", "attach tap S to photo", "attach tap D to photo with taps=2",
        "require S toFail D",
      ], touch: ["tap photo"], question: "why late S",
      cause: ["S waited for D to fail: 0.35 s later", "no further tap within 0.35 s"], cured: nil),
    Report(
      name: "B-50: a pan before a swipe",
      scene: [
        "add canvas at 0,0,300,467", "attach pan P to canvas",
        "attach swipe W to canvas with direction=up",
      ], touch: ["drag 187,450 to 187,300 over 0.1s"], question: "why not W",
      cause: ["excluded by P", "a pan begins after 10 pt", "require P toFail W"], cured: "action vc.handleW"),
    Report(
      name: "B-56: a quick tap shows no highlight",
      scene: [
        "add page as scroll with contentSize=375,2000", "add play to page as button at 140,300,95,44",
        "target play touchUpInside vc.play",
      ], touch: ["tap play"], question: "why late play",
      cause: ["page.delaysContentTouches is on", "0.08 s late", "no highlight is seen"], cured: nil),
    Report(
      name: "B-56: a long one shows it late",
      scene: [
        "add page as scroll with contentSize=375,2000", "add play to page as button at 140,300,95,44",
        "target play touchUpInside vc.play",
      ], touch: ["press play for 0.5s"], question: "why late play",
      cause: ["page.delaysContentTouches is on", "0.15 s late"], cured: nil),
    Report(
      name: "B-58: the highlight stays", scene: pageWithSegment, touch: longDrag,
      question: "why cancelled segment",
      cause: ["page.pan recognized", "touchesEnded never", "not to touchesCancelled"], cured: nil),
    Report(
      name: "B-61: two buttons at once", scene: twoButtons,
      touch: [
        "touch down 1 at A", "wait 0.1s", "touch down 2 at B", "wait 0.1s", "touch up 1 & up 2",
      ], question: "why not action vc.second", cause: ["B is not given finger 2: A is exclusive"],
      cured: "action vc.second"),
    Report(
      name: "B-30: a recognizer of an image view",
      scene: [
        "add photo as imageView at 80,100,200,200", "attach tap I to photo",
      ], touch: ["tap photo"], question: "why not I",
      cause: [
        "belongs to root", "✗ photo (UIImageView) has isUserInteractionEnabled off",
        "set photo isUserInteractionEnabled on",
      ], cured: "action vc.handleI"),
    Report(
      name: "B-33: a control made of a stack",
      scene: [
        "add send as control at 40,300,200,50", "target send touchUpInside vc.send",
        "add stack to send as stack at 50,0,100,50",
      ], touch: ["tap stack"], question: "why not action vc.send",
      cause: ["received by stack inside send", "hit the control itself"], cured: "action vc.send"),
    Report(
      name: "B-1: the parent does not contain the point",
      scene: [
        "add bubble at 60,200,250,100", "add close to bubble as button at 105,-20,40,40",
        "target close touchUpInside vc.close",
      ], touch: ["tap 185,190"], question: "why not action vc.close",
      cause: ["hit: close", "✗ bubble, which close is in, does not contain the point: y 190 is 10 pt above"],
      cured: "action vc.close"),
    Report(
      name: "B-6: a container of height zero",
      scene: [
        "add content at 0,200,300,0", "add go to content as button at 100,10,100,40",
        "target go touchUpInside vc.go",
      ], touch: ["tap 150,230"], question: "why not action vc.go",
      cause: ["✗ content, which go is in, has height 0"], cured: "action vc.go"),
    Report(
      name: "B-23: a cover that can hardly be seen",
      scene: [
        "add go as button at 100,100,100,40", "target go touchUpInside vc.go", "add cover with alpha=0.02",
      ], touch: ["tap 150,120"], question: "why not action vc.go",
      cause: ["✗ go (UIButton) is covered here by its sibling cover", "cover has alpha 0.02"],
      cured: "action vc.go"),
    Report(
      name: "a recognizer's view is covered",
      scene: ["add A at 0,0,100,100", "attach tap T to A", "add cover at 0,0,100,100"],
      touch: ["tap 50,50"], question: "why not T", cause: ["✗ A is covered here by its sibling cover"],
      cured: "action vc.handleT"),
    Report(
      name: "somewhere else was touched",
      scene: ["add go as button at 10,10,50,50", "target go touchUpInside vc.go"], touch: ["tap 200,200"],
      question: "why not action vc.go",
      cause: ["✗ go (UIButton) does not contain the point", "it is hit at its centre, 35,35"], cured: nil),
    Report(
      name: "a scroll view without contentSize",
      scene: ["add page as scroll at 0,0,300,300", "add content to page at 0,0,300,900"],
      touch: ["drag 150,250 to 150,100"], question: "why not page.pan",
      cause: ["there is nothing to scroll: contentSize 0,0", "set page contentSize 300,900"],
      cured: "log \"-[vc scrollViewDidScroll:]\""),
    Report(
      name: "wiring: another event",
      scene: [
        "add save as button at 40,300,200,50", "target save touchDownRepeat vc.save",
      ], touch: ["tap save"], question: "why not action vc.save",
      cause: ["wiring: save received the touch", "wired for touchDownRepeat"], cured: "action vc.save"),
    Report(
      name: "wiring: nothing", scene: ["add save as button at 40,300,200,50"], touch: ["tap save"],
      question: "why not action vc.save", cause: ["wiring: nothing in the scene sends save"],
      cured: "action vc.save"),
    Report(
      name: "a delegate says no",
      scene: [
        "attach tap T to root", "delegate T shouldBegin no",
      ], touch: ["tap 40,40"], question: "why not T",
      cause: ["its delegate's gestureRecognizerShouldBegin says no"],
      cured: "action vc.handleT"),
    Report(
      name: "delaysTouchesBegan",
      scene: [
        "add A at 0,0,100,100", "attach longPress L to root with delaysTouchesBegan=on",
      ], touch: ["tap A"], question: "why late A",
      cause: ["held back by L (delaysTouchesBegan is on): 0.08 s late"], cured: nil),
  ]

  @Test(arguments: reports)
  func theAnswerHoldsTheCause(_ report: Report) {
    let bench = Bench()
    for line in report.scene + report.touch { #expect(bench.error(line) == nil, "\(line)") }
    let answer = unwrapped(bench.type(report.question))
    for part in report.cause { #expect(answer.contains(part), "\(answer)") }
  }

  @Test(arguments: reports)
  func everySuggestionWorks(_ report: Report) {
    let bench = Bench()
    bench.session.settings.report.columns = 1000
    for line in report.scene + report.touch { bench.type(line) }
    let lines = bench.type(report.question).split(separator: "\n").compactMap { suggestion(in: $0) }
    if report.cured != nil { #expect(!lines.isEmpty) }
    for line in lines {
      let other = Bench()
      for line in report.scene + [line] + report.touch { #expect(other.error(line) == nil, "\(line)") }
      if let cured = report.cured { #expect(other.holds(cured), "\(line)") }
    }
  }

  private func suggestion(in line: Substring) -> String? {
    for start in ["fix, tried on this touch: ", "to keep it from acting: ", "to react to it: "] {
      if let range = line.firstRange(of: start) { return String(line[range.upperBound...]) }
    }
    return nil
  }

  /// On one line, without the places where it was broken.
  private func unwrapped(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func askingChangesNothing() {
    for report in Self.reports {
      let bench = Bench()
      for line in report.scene + report.touch { bench.type(line) }
      let before = bench.state
      bench.type(report.question)
      #expect(bench.is(before))
    }
  }

  @Test(arguments: ["why not T", "why late T", "why cancelled root", "why not action vc.handleT"])
  func withoutATouchItIsAnError(_ line: String) {
    #expect(Bench("attach tap T to root").error(line) == "there was no touch yet")
  }

  @Test func aSilentTraceStillAnswers() {
    let bench = Bench(
      "set trace silent", "add A as button at 0,0,100,100", "target A touchUpInside vc.go", "tap A", "tap A")
    for question in [
      "why action vc.go", "why late A", "why cancelled A", "diff", "goto 3", "goto end",
      "what if set A isEnabled off then tap A", "make vc.other fire on tap A",
    ] { #expect(!bench.type(question).isEmpty, "\(question)") }
  }

  /// The control is gone: no line can be about it, and the reason is not its wiring.
  @Test func aRemovedControlLostItsTouch() {
    let bench = Bench(
      "add A as button at 0,0,100,100", "target A touchUpInside vc.go", "touch down 1 at A", "remove A")
    let answer = unwrapped(bench.type("why not action vc.go"))
    #expect(answer.contains("cancel: A received the touch and lost it: it left its window"), "\(answer)")
    #expect(!answer.contains("→"))
  }

  @Test func noLineIsAboutWhatIsGone() {
    let bench = Bench("attach tap T to root", "add A as control at 0,0,100,100", "tap A", "remove T")
    let answer = bench.type("why cancelled A")
    #expect(answer.contains("took the touch") && !answer.contains("set T"), "\(answer)")
    #expect(answer.contains("override A gestureRecognizerShouldBegin no"))
  }

  @Test func theReasonIsToldAsItWas() {
    let bench = Bench(
      "add A as button at 0,0,100,100", "target A touchUpInside vc.go", "add cover", "tap A", "remove cover")
    let answer = unwrapped(bench.type("why not action vc.go"))
    #expect(
      answer.contains("covered here by its sibling cover, which is later in root's subviews"), "\(answer)")
  }

  @Test func noLineIsSuggestedTwice() {
    for report in Self.reports {
      let bench = Bench()
      bench.session.settings.report.columns = 1000
      for line in report.scene + report.touch { bench.type(line) }
      let lines = bench.type(report.question).split(separator: "\n").compactMap { suggestion(in: $0) }
      #expect(Set(lines).count == lines.count, "\(lines)")
    }
  }

  /// What came after the touch had no part in it.
  @Test func whatCameAfterTheTouch() {
    let bench = Bench(
      "add A as button at 0,0,100,100", "tap A", "attach tap T to A", "target A touchUpInside vc.go")
    #expect(bench.type("why not T").contains("T got no touch: it came to A after the finger had landed"))
    let action = unwrapped(bench.type("why not action vc.go"))
    #expect(action.contains("A received the touch, and was wired for it only afterwards"), "\(action)")
  }

  @Test func theSizeOfTheContentIsTheOneItHad() {
    let bench = Bench(
      "add page as scroll at 0,0,300,300", "drag 150,250 to 150,100", "set page contentSize 300,900")
    let answer = bench.type("why not page.pan")
    #expect(answer.contains("there is nothing to scroll") && !answer.contains("900 is no larger"))
  }

  /// One that never acts is not late.
  @Test func aWaitInVain() {
    let bench = Bench(
      "add A at 0,0,100,100", "attach tap a to A", "attach tap b to A with taps=2", "require a toFail b",
      "tap A count 2")
    let answer = unwrapped(bench.type("why not a"))
    #expect(answer.contains("a waited for b to fail, for 0.2 s, in vain"), "\(answer)")
  }

  /// Between the landing and the walk a finger is down, and nothing is hit yet.
  @Test func insideTheWalkNothingIsHitYet() {
    let bench = Bench("attach tap T to root", "tap 40,40")
    #expect(bench.type("at 3 why not T").contains("no finger has hit anything"))
  }
}
