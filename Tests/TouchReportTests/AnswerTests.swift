import Testing

@testable import TouchModel
@testable import TouchReport

/// The lines that stand first.
@Suite struct AnswerTests {
  private func answer(_ story: Story) -> [String] {
    let output = text {
      Reporter(options: ReportOptions(columns: 200)).walk(story.trace, story.scene, into: &$0)
    }
    return output.split(separator: "\n").prefix { !$0.hasPrefix("Hit test") && !$0.hasPrefix("Time line") }
      .map { line in
        // Without the rule at the margin.
        String(line.prefix(190)).replacing(#/\s+$/#, with: "")
      }
  }

  private func scroll() throws -> (Story, ViewID, RecognizerID, RecognizerID) {
    var scene = Scene()
    let s = try scene.add("S", .scrollView, to: Scene.root, frame: Rect(0, 0, 200, 200))
    let recognizers = scene.recognizers(of: s)
    return (Story(scene), s, recognizers[0], recognizers[1])
  }

  @Test func aViewThatNeverHearsIsHitAndDoesNotReceive() throws {
    var (story, s, delay, pan) = try scroll()
    story.touchDown(at: Point(40, 40))
    for it in [delay, pan] { story.post(.recognizerOffered(it, Finger(1), .received), .gr1) }
    story.post(.touchWithheld(Finger(1), .began, s, by: delay), .gr18)
    #expect(
      answer(story) == [
        "● S (UIScrollView) is the hit view of the touch (hit at depth 2)",
        "◌ touchesBegan to S is held back by S's content delay",
      ])
    story.wait(0.1)
    story.sample(.moved, at: Point(40, 20))
    story.post(.stateChanged(pan, from: .possible, to: .began, .moved(20)), .gr10)
    story.post(.propertyChanged(.view(s), .contentOffset, to: .point(Point(0, 5))), .sv8)
    story.post(.touchTaken(Finger(1), s, by: pan, viewKnew: false), .gr18)
    story.post(.propertyChanged(.view(s), .contentOffset, to: .point(Point(0, 10))), .sv8)
    story.sample(.ended, at: Point(40, 20))
    #expect(
      answer(story) == [
        "● S (UIScrollView) is the hit view of the touch (hit at depth 2)", "▶ S contentOffset is now 0,10",
        "■ S never heard of the touch: S.pan took it first",
      ])
  }

  @Test func aDelayOfContentIsNotAFailure() throws {
    var (story, s, delay, _) = try scroll()
    story.touchDown(at: Point(40, 40))
    story.post(.touchWithheld(Finger(1), .began, s, by: delay), .gr18)
    story.wait(0.15)
    story.post(
      .stateChanged(delay, from: .possible, to: .failed, .contentDelayOver(Time(seconds: 0.15))), .sv2)
    story.post(.touchReleased(Finger(1), s), .gr18)
    story.deliver(.began, to: s, stop: (.view(s), .scrollView))
    #expect(answer(story).contains("◌ touchesBegan reached S 0.15 s late: S's content delay held it back"))
  }

  @Test func lateTouchesSayWhoHeldThemBack() throws {
    #expect(
      answer(try Stories.endedComesLate()).contains(
        "◌ touchesEnded reached V 0.35 s late: tap2 held it back until it failed"))
  }

  @Test func waitingSaysForWhomAndHowItEnded() throws {
    let lines = answer(try Stories.singleWaitsForDouble())
    #expect(lines.contains("◌ single waited 0.35 s for double to fail, until 0.43 s"))
    #expect(lines.contains("▶ single acted: vc.handleSingle"))
    #expect(lines.contains("■ V was cancelled by single"))
  }

  @Test func losersShareALine() throws {
    #expect(
      answer(try Stories.panBeatsTap(others: 2)).contains(
        "✗ tap1, longPress1 and longPress2 did not act: excluded by pan1 (moved 12 pt)"))
  }

  @Test func anUnwiredButtonIsTold() throws {
    var scene = Scene()
    let b = try scene.add("B", .button, to: Scene.root, frame: Rect(0, 0, 100, 100))
    var story = Story(scene)
    story.touchDown(at: Point(40, 40))
    story.deliver(.began, to: b, stop: (.view(b), .control))
    story.post(.trackingCalled(b, .begin, answer: true), .uc1)
    story.sample(.ended, at: Point(40, 40))
    story.deliver(.ended, to: b, stop: (.view(b), .control))
    story.post(.controlEventSent(b, .touchUpInside, pairs: 0), .uc3)
    #expect(
      answer(story) == [
        "● B (UIButton) received the touch (hit at depth 2)", "✗ nothing acted",
        "✗ B did not fire: stopped at wiring: touchUpInside has no target",
      ])
    // A switch without targets still changes, which is an effect.
    story.post(.propertyChanged(.view(b), .isOn, to: .bool(true)), .uc16)
    #expect(
      answer(story) == ["● B (UIButton) received the touch (hit at depth 2)", "▶ B isOn is now on"])
  }

  @Test func aFingerStillDownIsNotYetJudged() throws {
    var story = Story(try Stories.buttonUnderTap().scene)
    let tap = story.recognizer("tap1")
    story.touchDown(at: Point(40, 40))
    story.post(.recognizerOffered(tap, Finger(1), .received), .gr1)
    story.deliver(.began, to: story.view("B"))
    #expect(answer(story) == ["● B (UIButton) received the touch (hit at depth 3)"])
  }
}
