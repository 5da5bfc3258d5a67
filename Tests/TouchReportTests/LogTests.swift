import Testing

@testable import TouchModel
@testable import TouchReport

@Suite struct LogTests {
  private func log(_ story: Story) -> [String] {
    text { Reporter(options: ReportOptions()).log(story.trace, story.scene, into: &$0) }
      .split(separator: "\n").map(String.init)
  }

  /// S-1's walk, twice, and then the deliveries.
  @Test func nestedViewsInSeedNotation() throws {
    let story = try WalkTests.tapE()
    let pass = ["window", "root", "A", "C", "F", "E"].flatMap {
      ["-[\($0) hitTest:withEvent:]", "-[\($0) pointInside:withEvent:]"]
    }
    let chain = ["E", "C", "A", "root", "vc", "window", "scene", "app", "delegate"]
    #expect(
      log(story) == pass + pass + chain.map { "-[\($0) touchesBegan:withEvent:]" }
        + chain.map { "-[\($0) touchesEnded:withEvent:]" })
  }

  @Test func recognizersActionsAndTracking() throws {
    let lines = log(try Stories.buttonUnderTap()).drop { !$0.hasPrefix("-[tap1") }
    #expect(
      Array(lines) == [
        "-[tap1 touchesBegan:withEvent:]", "-[B touchesBegan:withEvent:]",
        "-[B beginTrackingWithTouch:withEvent:]", "-[tap1 touchesEnded:withEvent:]",
        "-[B touchesEnded:withEvent:]", "-[B endTrackingWithTouch:withEvent:]", "-[vc save:]",
      ])
  }

  /// Each kind of fact prints one line or none, and none but calls print one.
  @Test func onlyCallsPrint() throws {
    let scene = try EveryFact.scene()
    for kind in EveryFact.kinds(scene) {
      var trace = Trace()
      trace.post(kind, .ht1)
      let line = text { Reporter(options: ReportOptions()).log(trace, scene, into: &$0) }
      let expected: String
      switch kind {
      case .hitTestCalled: expected = "-[root hitTest:withEvent:]\n"
      case .pointInsideCalled: expected = "-[root pointInside:withEvent:]\n"
      case .recognizerCalled: expected = "-[tap1 touchesBegan:withEvent:]\n"
      case .touchesCalled(.wrapper, _, _, _, _): expected = "-[UIDropShadowView touchesMoved:withEvent:]\n"
      case .touchesCalled: expected = "-[root touchesMoved:withEvent:]\n"
      case .trackingCalled(_, .begin, _): expected = "-[root beginTrackingWithTouch:withEvent:]\n"
      case .trackingCalled(_, .continue, _): expected = "-[root continueTrackingWithTouch:withEvent:]\n"
      case .trackingCalled(_, .end, _): expected = "-[root endTrackingWithTouch:withEvent:]\n"
      case .trackingCalled(_, .cancel, _): expected = "-[root cancelTrackingWithEvent:]\n"
      case .actionSent: expected = "-[vc save:]\n"
      case .delegateCalled: expected = "-[vc scrollViewDidScroll:]\n"
      case .eventCalled: expected = "-[vc motionBegan:withEvent:]\n"
      default: expected = ""
      }
      #expect(line == expected)
    }
  }

  @Test func theDelayOfContentTouchesAndConcealedViewsPrintNothing() throws {
    var scene = Scene()
    let s = try scene.add("S", .scrollView, to: Scene.root)
    let sheet = try scene.present("sheet", from: Scene.vc)
    let transition = try #require(scene.controllers[sheet.row].presentationView)
    var story = Story(scene)
    for recognizer in scene.recognizers(of: s) { story.call(recognizer, .began) }
    story.post(.hitTestCalled(transition, at: .zero, depth: 1), .ht4)
    story.post(
      .touchesCalled(.object(.view(transition)), .began, FingerSet(Finger(1)), view: s, forwardedBy: nil),
      .rc11)
    #expect(log(story) == ["-[S.pan touchesBegan:withEvent:]", "-[S.pinch touchesBegan:withEvent:]"])
    story.scene.settings.wrappers = true
    #expect(
      log(story) == [
        "-[S.pan touchesBegan:withEvent:]", "-[S.pinch touchesBegan:withEvent:]",
        "-[UITransitionView hitTest:withEvent:]", "-[UITransitionView touchesBegan:withEvent:]",
      ])
  }

  @Test func namesAreEscaped() throws {
    var scene = Scene()
    let view = try scene.add("x\u{1B}]\u{202E}\n", to: Scene.root)
    var story = Story(scene)
    story.post(.hitTestCalled(view, at: .zero, depth: 1), .ht4)
    #expect(log(story) == ["-[x\\e]\\u{202E}\\n hitTest:withEvent:]"])
  }
}
