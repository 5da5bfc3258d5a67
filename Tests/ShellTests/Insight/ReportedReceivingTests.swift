import Testing

/// Reports of real threads, restated: the answer to the reporter's question contains the cause that the thread found.
/// The window is 375 by 667 points.
@Suite struct ReportedReceivingTests {
  private func bench(_ lines: [String]) -> Bench {
    let bench = Bench(
      "set trace silent", "set window frame 0,0,375,667", "set root frame 0,0,375,667")
    bench.session.settings.report.columns = 1000
    for line in lines { #expect(bench.error(line) == nil, "\(line)") }
    return bench
  }

  private func expect(_ text: String, holds parts: [String]) {
    for part in parts { #expect(text.contains(part), "'\(part)' in:\n\(text)") }
  }

  /// B-1.
  @Test func aButtonSticksOutOfItsBubble() {
    let bench = bench([
      "add bubble at 60,200,250,100", "add button to bubble as button at 105,-20,40,40", "tap 185 190",
    ])
    expect(
      bench.type("why not button"),
      holds: [
        "does not receive a touch at 185,190: root does", "y 190 is 10 pt above bubble's top edge 200",
        "tappable are its lower 20 pt", "override of pointInside on button would not help",
        "override bubble pointInside",
      ])
    bench.type("tap 185 210")
    expect(bench.type("why button"), holds: ["receives a touch at 185,210"])
  }

  /// B-3.
  @Test func theMiddleButtonOfATabBarIsRaised() {
    let bench = bench([
      "add bar at 0,618,375,49", "add middle to bar as button at 157,-20,60,60", "tap 187 605",
    ])
    expect(
      bench.type("why not middle"),
      holds: [
        "y 605 is 13 pt above bar's top edge 618", "override bar pointInside",
        "move middle to root; set middle frame 157,598,60,60",
      ])
  }

  /// B-6.
  @Test func containersWithoutHeightHoldNoPoint() {
    let bench = bench([
      "add content at 0,200,375,0", "add custom to content at 0,0,375,0",
      "add text to custom as label at 40,-30,295,21", "add button to custom as button at 120,10,135,44",
      "tap 187 232",
    ])
    let parts = [
      "content, which button is in, has height 0", "custom, which button is in, has height 0",
      "none of the 2 views in it can be touched",
    ]
    expect(
      bench.type("why not button"),
      holds: parts + ["set content frame 0,200,375,54; set custom frame 0,0,375,54"])
    expect(bench.type("find point for button"), holds: parts + ["is hit nowhere, whatever the point"])
  }

  /// B-13.
  @Test func aCellsContentViewCoversWhatIsInTheCellItself() {
    let bench = bench([
      "add cell as cell at 0,200,375,60", "add button to cell as button at 250,10,100,40",
      "add contentView to cell at 0,0,375,60", "tap 300 230",
    ])
    expect(
      bench.type("why not button"),
      holds: ["covered here by its sibling contentView", "since iOS 14", "move button to contentView"])
  }

  /// B-14.
  @Test func aClearOverlayTakesTheTouch() {
    let bench = bench([
      "add shutter as button at 160,580,55,55", "add overlay at 0,0,375,667 with backgroundColor=clear",
      "add b1 to overlay as button at 10,600,50,50", "add b2 to overlay as button at 315,300,50,50",
      "tap 187 607",
    ])
    let answer = bench.type("why not shutter")
    expect(
      answer,
      holds: [
        "covered here by its sibling overlay", "overlay draws nothing",
        "override overlay hitTest passthrough",
        "set overlay isUserInteractionEnabled off", "b1, b2 get no touch",
      ])
  }

  /// B-20.
  @Test func aWindowInFrontPassesTouchesThrough() {
    let bench = bench([
      "add buy as button at 100,250,200,100", "window w2 at 0,0,375,667", "add content to w2",
      "add bar to content at 0,600,375,67", "tap 187 300",
    ])
    expect(
      bench.type("why not buy"),
      holds: [
        "window w2 is in front and is asked first: content in it takes the touch",
        "override content hitTest passthrough; override w2 hitTest passthrough",
      ])
    bench.type("override content hitTest passthrough; override w2 hitTest passthrough; tap 187 300")
    expect(bench.type("why buy"), holds: ["w2 lets the touch through: its own hitTest gives nil"])
    expect(bench.type("why bar at 187,630"), holds: ["bar receives a touch"])
  }

  /// B-23.
  @Test(arguments: ["0", "0.005", "0.02"])
  func aCoverNobodySees(_ alpha: String) {
    let bench = bench([
      "add button as button at 140,300,95,44", "add cover with alpha=\(alpha)", "tap 187 322",
    ])
    let answer = bench.type("why not button")
    if alpha == "0.02" {
      expect(
        answer,
        holds: ["covered here by its sibling cover", "cover has alpha 0.02, which is not below 0.01"])
    } else {
      expect(
        answer,
        holds: ["button does receive it", "cover  alpha \(alpha) counts as below 0.01: not in the way"])
    }
  }

  /// B-30.
  @Test func anImageViewIsNotTouched() {
    let bench = bench([
      "add picture as image at 87,100,200,200", "attach tap T to picture", "tap 187 200",
    ])
    expect(
      bench.type("why not picture"),
      holds: [
        "has isUserInteractionEnabled off", "a UIImageView starts with isUserInteractionEnabled off",
        "T on picture gets no touch", "set picture isUserInteractionEnabled on",
      ])
  }

  /// B-31.
  @Test func anImageInsideALabelIsNotAsked() {
    let bench = bench([
      "add content", "add text to content as label at 5,0,320,30",
      "add picture to text as image at 270,0,35,35 with interaction=on", "attach tap T to picture",
      "tap picture",
    ])
    expect(
      bench.type("why not picture"),
      holds: [
        "text (UILabel), which picture is in, has isUserInteractionEnabled off: nothing in it is asked",
        "the bottom 5 pt of picture stick out of text", "set text isUserInteractionEnabled on",
      ])
  }

  /// B-33.
  @Test func aStackViewInsideAControlTakesTheTouch() {
    let bench = bench([
      "add send as control at 40,300,295,50", "target send touchUpInside vc.send",
      "add stack1 to send as stack at 80,0,135,50", "add text to stack1 as label at 50,0,85,50",
      "tap 187 325",
    ])
    expect(
      bench.type("why not send"),
      holds: [
        "stack1 (UIStackView), a subview of send, takes the touch itself",
        "a control reacts only to touches that hit the control itself",
        "set stack1 isUserInteractionEnabled off",
      ])
    expect(bench.type("why stack1"), holds: ["nothing is wired to it", "send around it is a control"])
    bench.type("tap 60 325")
    expect(bench.type("why send"), holds: ["targets: touchUpInside → vc.send"])
  }

  /// B-34.
  @Test func anAnimatedViewIgnoresTouches() {
    let bench = bench([
      "add button as button at 40,300,100,50", "tap button", "set button isAnimating on", "tap button",
    ])
    expect(bench.type("why not button"), holds: ["is in an animation that does not allow interaction"])
  }

  /// B-61, as far as it is about who gets a finger.
  @Test func anExclusiveViewKeepsOtherFingersAway() {
    let bench = bench([
      "add A as button at 40,100,100,50", "add B as button at 40,300,100,50", "set A isExclusiveTouch on",
      "touch down 1 at A", "wait 0.1", "touch down 2 at B",
    ])
    let cause = "A is exclusive (isExclusiveTouch) and is tracking a finger"
    expect(bench.type("why not B"), holds: [cause, "set A isExclusiveTouch off"])
    bench.type("touch up 1; touch up 2; settle")
    expect(bench.type("why not B"), holds: [cause, "set A isExclusiveTouch off"])
  }
}
