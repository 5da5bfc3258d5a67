import Testing

@testable import SceneSession
@testable import Shell

/// Every form of `expect`, on both sides.
struct ExpectTests {
  let touched = [
    "add A at 0,0,200,200", "add B to A at 0,0,100,100", "attach tap to A", "attach tap to root", "tap 50 50",
  ]

  private func bench(_ lines: [String]) -> Bench {
    let bench = Bench()
    for line in lines { #expect(bench.error(line) == nil, "\(line)") }
    return bench
  }

  @Test(arguments: [
    "hit B", "hit B for 1", "action vc.handleTap1", "no action vc.handleTap2", "cancelled B", "cancelled A",
    "no touches window2", "state tap1 ended", "chain B > A > root > vc > window > scene > app > delegate",
    "chain delegate", "log \"-[vc handleTap1:]\"", "log \"-[A touchesCancelled:withEvent:]\"", "A alpha 1",
    "A frame 0,0,200,200", "A frame 1,0,200,200 within 1", "tap1 location 50,50",
    "tap1 location 52,50 within 2",
    "tap1 location 50,50 in A",
  ])
  func holds(_ expectation: String) {
    let bench = bench(["window window2 at 300,400,10,10"] + touched)
    #expect(bench.error("expect " + expectation) == nil)
  }

  @Test(arguments: [
    ("hit A", "expected the touch to hit A, but it hit B"),
    ("hit nothing", "expected the touch to hit nothing, but it hit B"),
    ("hit B for 2", "finger 2 never went down in the last touch sequence"),
    ("action vc.save", "expected vc.save to be called, but vc.handleTap1 was called"),
    ("no action", "expected no action, but vc.handleTap1 was called"),
    ("no action vc.handleTap1", "expected vc.handleTap1 not to be called, but vc.handleTap1 was called"),
    ("cancelled C", "expected C to be cancelled, but it got no touches"),
    ("no touches A", "expected no touches for A, but it got touchesBegan, touchesCancelled"),
    ("state tap1 failed", "expected tap1 to reach failed, but its last state was ended (1 tap)"),
    ("state tap2 ended", "expected tap2 to reach ended, but its last state was failed (excluded by tap1)"),
    (
      "chain A > root",
      "expected the chain A > root, but it is A > root > vc > window > scene > app > delegate"
    ),
    ("A alpha 0.5", "expected A.alpha to be 0.5, but it is 1"),
    ("A frame 1.1,0,200,200 within 1", "expected A.frame to be 1.1,0,200,200, but it is 0,0,200,200"),
    ("tap1 location 51,50", "expected tap1.location to be 51,50, but it is 50,50"),
    ("hit Q", "there is no 'Q' in the scene"),
    ("chain A > Q", "there is no 'Q' in the scene"),
  ])
  func fails(_ expectation: String, _ message: String) {
    let bench = bench(touched + ["add C to A at 150,150,20,20"])
    let error = bench.error("expect " + expectation) ?? "nothing"
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test(arguments: [
    "hit A", "hit nothing", "action vc.handleTap1", "no action", "cancelled A", "no touches A",
    "state tap1 possible",
    "log \"-[A touchesBegan:withEvent:]\"",
  ])
  func nothingHoldsBeforeATouch(_ expectation: String) {
    let bench = bench(["add A", "attach tap to A"])
    let error = bench.error("expect " + expectation) ?? "nothing"
    #expect(error.hasPrefix("there was no touch"), "\(error)")
  }

  @Test(arguments: ["chain A > root > vc > window > scene > app > delegate", "A isHidden off"])
  func chainsAndPropertiesNeedNoTouch(_ expectation: String) {
    let bench = bench(["add A"])
    #expect(bench.holds(expectation))
  }

  @Test func aFingerThatJoinsAnotherIsNoFirstFinger() {
    let bench = bench(["add A at 0,0,50,50", "add B at 100,0,50,50", "add C at 200,0,50,50"])
    for line in ["touch down 9 at A", "tap B", "touch down 1 at C"] { bench.type(line) }
    #expect(bench.holds("hit B"))
    #expect(bench.holds("hit C for 1"))
    #expect(!bench.holds("hit A for 9"))
    bench.type("touch up 1 & up 9; touch down 1 at C")
    #expect(bench.holds("hit C"))
  }

  @Test func hitLooksAtTheLaterOfHitAndTouch() {
    let bench = bench(["add A at 0,0,50,50", "add B at 100,0,50,50", "tap A"])
    #expect(bench.holds("hit A"))
    bench.type("hit 110 10")
    #expect(bench.holds("hit B"))
    #expect(bench.holds("hit A for 1"))
    bench.type("touch down 4 at 10 10")
    #expect(bench.holds("hit A"))
    bench.type("touch down 5 at 110 10")
    #expect(bench.holds("hit A"))
    #expect(bench.holds("hit B for 5"))
  }

  @Test func hitAloneIsNoTouch() {
    let bench = bench(["add A at 0,0,50,50", "hit 10 10"])
    #expect(bench.holds("hit A"))
    #expect(bench.error("expect no touches A") == "there was no touch yet")
  }

  @Test func aNewFirstFingerBeginsANewSequence() {
    let bench = bench(["add A at 0,0,50,50", "touch down 1 at 10 10", "touch up 1", "settle"])
    #expect(!bench.holds("no touches A"))
    bench.type("touch down 1 at 200 200")
    #expect(bench.holds("no touches A"))
  }

  @Test func aFingerThatComesWhileATimerRunsBelongsToTheSequence() {
    let bench = bench([
      "add A at 0,0,50,50", "attach tap to A with taps=2", "touch down 1 at 10 10", "wait 0.05",
      "touch up 1", "wait 0.1", "touch down 1 at 10 10", "wait 0.05", "touch up 1",
    ])
    #expect(bench.holds("action vc.handleTap1"))
    #expect(bench.holds("cancelled A"))
  }

  @Test func forwardedTouchesCount() {
    let bench = bench(["add A at 0,0,50,50", "tap A"])
    for object in ["root", "vc", "window", "scene", "app", "delegate"] {
      #expect(!bench.holds("no touches \(object)"))
    }
  }

  @Test func aRemovedViewCanBeAskedFor() {
    let bench = bench(["add A at 0,0,50,50", "touch down 1 at 10 10", "remove A"])
    #expect(bench.holds("cancelled A"))
  }

  @Test func aStateThatWasNeverReachedIsPossible() {
    let bench = bench(["add A at 0,0,50,50", "attach tap to A", "tap 200 200"])
    #expect(bench.holds("state tap1 possible"))
  }
}
