import Testing

@testable import SceneSession
@testable import Shell

/// A control under the finger that does not fire: one line says at which of hit, delivery, tracking, cancel and wiring
/// the touch stopped; where it is the hit, the first line says so and who received it instead.
@Suite struct SilenceTests {
  private func silences(_ commands: String) -> [String] {
    let run = ScriptRun(text: commands, columns: 400)
    #expect(run.errors == "", "\(commands)")
    return run.output.split(separator: "\n").map(String.init).filter {
      $0.contains(": stopped at ") || $0.contains("(UIButton) did not receive the touch: ")
    }
  }

  /// The line ends with its rule.
  private func expect(_ line: String, for commands: String, sourceLocation: SourceLocation = #_sourceLocation)
  {
    let lines = silences(commands)
    #expect(lines.count == 1, "\(commands)", sourceLocation: sourceLocation)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: true)
    #expect(words.joined(separator: " ") == "✗ " + line, "\(commands)", sourceLocation: sourceLocation)
  }

  private static let button =
    "add P at 50,50,100,100; add B to P as button at 20,20,60,40; target B touchUpInside vc.save; "
  private static let control =
    "add P at 50,50,100,100; add C to P as control at 20,20,60,40; target C touchUpInside vc.buy; "

  @Test(arguments: [
    (
      "set B isEnabled off; tap B",
      "B (UIButton) did not receive the touch: isEnabled is off; P received it HT-12"
    ),
    (
      "set B interaction off; tap B",
      "B (UIButton) did not receive the touch: isUserInteractionEnabled of B is off; P received it HT-2"
    ),
    (
      "set P interaction off; tap B",
      "B (UIButton) did not receive the touch: isUserInteractionEnabled of its superview P is off; root received it HT-2"
    ),
    (
      "set B alpha 0.005; tap B",
      "B (UIButton) did not receive the touch: alpha 0.005 of B counts as below 0.01; P received it HT-3"
    ),
    (
      "set B isAnimating on; tap B",
      "B (UIButton) did not receive the touch: it is in an animation that does not allow interaction; P received it HT-14"
    ),
    (
      "set B frame 80,20,60,40; tap 160 80",
      "B (UIButton) did not receive the touch: x 110 is 10 past the right edge 100 of its superview P; root received it HT-8"
    ),
    (
      "set P frame 50,50,100,0; tap B",
      "B (UIButton) did not receive the touch: its superview P is 100 x 0 and contains nothing; root received it HT-8"
    ),
    (
      "override B pointInside never; tap B",
      "B (UIButton) did not receive the touch: pointInside of B says no to 30,20; P received it HT-4"
    ),
    (
      "override P pointInside inset 60; tap B",
      "B (UIButton) did not receive the touch: pointInside of its superview P says no to 50,40; root received it HT-8"
    ),
    (
      "override P hitTest nil; tap B",
      "B (UIButton) did not receive the touch: hitTest of its superview P answers nil; root received it HT-11"
    ),
    (
      "override P hitTest self; tap B",
      "B (UIButton) did not receive the touch: hitTest of its superview P answers itself; P received it HT-11"
    ),
    (
      "override root hitTest to P; tap B",
      "B (UIButton) did not receive the touch: hitTest of root around it answers P; P received it HT-11"
    ),
    (
      "add cover to P; tap B",
      "B (UIButton) did not receive the touch: cover is in front of it; cover received it HT-5"
    ),
    (
      "add card; add inner to card; tap B",
      "B (UIButton) did not receive the touch: card is in front of it; inner received it HT-5"
    ),
    (
      "add cover with alpha=0.02; tap B",
      "B (UIButton) did not receive the touch: cover, whose alpha 0.02 is not below 0.01, is in front of it; cover received it HT-5"
    ),
    (
      "window w2 level 1; tap B",
      "B (UIButton) did not receive the touch: w2, a window in front, takes the touch; w2 received it HT-23"
    ),
  ]) func hit(commands: String, line: String) { expect(line, for: Self.button + commands) }

  @Test(arguments: [
    (
      "attach tap to P with delaysTouchesBegan=on; tap C",
      "C did not fire: stopped at delivery: tap1 on P took the touch before it heard of it GR-18"
    ),
    (
      "add A at 0,0,40,40 with isExclusiveTouch=on; touch down 1 at A; touch down 2 at C",
      "C did not fire: stopped at delivery: finger 2 is kept from it, since A is exclusive and has a touch EV-8"
    ),
    (
      "add A at 0,0,40,40; set C isExclusiveTouch on; touch down 1 at A; touch down 2 at C",
      "C did not fire: stopped at delivery: finger 2 is kept from it, since it is exclusive and finger 1 is already down EV-8"
    ),
    (
      "add S as scroll; move C to S; override S touchesShouldBegin no; tap C",
      "C did not fire: stopped at delivery: S.touchesShouldBegin says no SV-3"
    ),
    ("add V to C; tap V", "C did not fire: stopped at tracking: the touch belongs to V inside it RC-17"),
    (
      "add V to C; override V touches handle; tap V",
      "C did not fire: stopped at tracking: the touch belongs to V inside it RC-17"
    ),
    (
      "override C beginTracking no; tap C",
      "C did not fire: stopped at tracking: its own beginTracking says no UC-5"
    ),
    (
      "override C continueTracking no; drag C to 101,91",
      "C did not fire: stopped at tracking: its own continueTracking says no UC-5"
    ),
    (
      "override C touches handle; tap C",
      "C did not fire: stopped at tracking: its own touches methods do not call super RC-18"
    ),
    (
      "drag C to 300,300",
      "C did not fire: stopped at tracking: the finger lifted more than 70 pt outside it, so touchUpOutside was sent UC-6"
    ),
    (
      "attach tap to P; tap C",
      "C did not fire: stopped at cancel: tap1 on P took the touch, which a direct UIControl subclass does not prevent GR-16"
    ),
    (
      "attach longPress to P; press C for 1s",
      "C did not fire: stopped at cancel: longPress1 on P took the touch GR-16"
    ),
    ("touch down 1 at C; remove C", "C did not fire: stopped at cancel: it left its window EV-10"),
    (
      "touch down 1 at C; interrupt",
      "C did not fire: stopped at cancel: the system took all touches away UC-4"
    ),
    ("untarget C; tap C", "C did not fire: stopped at wiring: touchUpInside has no target UC-3"),
    (
      "untarget C; target C touchUpOutside vc.buy; tap C",
      "C did not fire: stopped at wiring: touchUpInside has no target, only touchUpOutside UC-3"
    ),
    (
      "untarget C; target C touchUpInside nil.buy; tap C",
      "C did not fire: stopped at wiring: nobody in the responder chain implements buy RC-23"
    ),
    (
      "controller vc2 for P; untarget C; target C touchUpInside vc2.buy; remove vc2; tap C",
      "C did not fire: stopped at wiring: the target of buy has been removed UC-13"
    ),
  ]) func later(commands: String, line: String) { expect(line, for: Self.control + commands) }

  @Test(arguments: [
    (
      "add S as slider at 50,50,200,30; tap 200 60",
      "S did not fire: stopped at tracking: the finger landed beside the knob UC-16"
    ),
    (
      "add S as stepper at 50,50,94,32; target S valueChanged vc.change; tap 60 60",
      "S did not fire: stopped at tracking: its value stays what it was, so it does not send valueChanged UC-16"
    ),
    (
      "add V as imageView; attach tap to V; tap V",
      "tap1 on V did not act: stopped at hit: isUserInteractionEnabled of V is off, as in every new UIImageView HT-2"
    ),
    (
      "attach tap to root; add T as table; add row to T as cell at 0,0,320,44; tap row",
      "row was not selected: stopped at delivery: tap1 on root took the touch before row heard of it GR-18"
    ),
    (
      "attach tap to root; add T as table; add row to T as cell at 0,0,320,44; press row for 0.3s",
      "row was not selected: stopped at cancel: tap1 on root took the touch GR-16"
    ),
  ]) func others(commands: String, line: String) { expect(line, for: commands) }

  /// Who fires, who is not to be seen, and who is not meant.
  @Test func theFirstLineTellsOfTheViewThatIsNamed() {
    for (commands, line) in [
      ("add A; set A isHidden on; tap A", "✗ A did not receive the touch: it is hidden; root received it"),
      ("add A; add B; tap A; trace", "✗ A did not receive the touch: B is in front of it; B received it"),
      ("add A; set A alpha 0; hit A", "✗ A would not receive a touch at 160,240: alpha 0 of A counts as"),
      ("add A; add B to A; tap A", "● B received the touch"),
    ] {
      #expect(ScriptRun(text: commands, columns: 400).output.hasPrefix(line), "\(commands)")
    }
  }

  @Test(arguments: [
    "tap B",
    "touch down 1 at B",
    "untarget B; target B touchDown vc.save; tap B",
    "set B isHidden on; tap 100 90",
    "set P isHidden on; tap 100 90",
    "set B frame 80,20,60,40; set P clipsToBounds on; tap 160 80",
    "remove B; tap P",
    "add A to P as button at 20,20,60,40; target A touchUpInside vc.other; tap A",
    "tap 10 10",
    "attach pan to root; set B isEnabled off; drag 100,90 to 200,200",
    "add S as scroll at 0,200,100,100 with contentSize=100,900; move B to S; set B frame 0,-100,60,40; tap 30 110",
  ]) func nothingToSay(commands: String) { #expect(silences(Self.button + commands) == [], "\(commands)") }

  /// One line, and none beside it that says a part of the same.
  @Test func saysItOnce() {
    for commands in [
      "attach tap to P; tap C", "add V to C; tap V",
      "add A at 0,0,40,40 with isExclusiveTouch=on; touch down 1 at A; touch down 2 at C",
    ] {
      let output = ScriptRun(text: "set trace short; " + Self.control + commands).output
      #expect(output.contains("C did not fire: stopped at "), "\(commands)")
      for part in ["C was cancelled by", "C does not track", "C is not given"] {
        #expect(!output.contains(part), "\(commands)")
      }
    }
  }

  /// Of a pile of controls only those in front are told.
  @Test func tellsOfThreeAtMost() {
    let pile = (1...5).map { "add B\($0) as button at 0,0,80,40" }.joined(separator: "; ")
    let lines = silences(pile + "; add cover; tap 40 20")
    #expect(lines.count == 3)
    #expect(
      lines.first?.hasPrefix("✗ B5 (UIButton) did not receive the touch: cover is in front of it; cover ")
        == true)
  }
}
