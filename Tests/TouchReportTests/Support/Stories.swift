@testable import TouchModel

/// Runs that people ask about, told by hand.
enum Stories {
  /// S-4: a view with a tap, defaults.
  static func tapOnView() throws -> Story {
    var scene = Scene()
    let v = try scene.add("V", to: Scene.root, frame: Rect(0, 0, 100, 100))
    let tap = try scene.attach(.tap, to: v)
    var story = Story(scene)
    story.touchDown(at: Point(40, 40))
    story.post(.recognizerOffered(tap, Finger(1), .received), .gr1)
    story.call(tap, .began)
    story.deliver(.began, to: v)
    story.wait(0.08)
    story.sample(.ended, at: Point(40, 40))
    story.call(tap, .ended)
    story.post(.questionAnswered(tap, .viewShouldBegin(v), answer: true), .gr20)
    story.post(.stateChanged(tap, from: .possible, to: .ended, .tapped(count: 1, fingers: 1)), .gr10)
    story.act(tap, .ended)
    story.post(.touchTaken(Finger(1), v, by: tap, viewKnew: true), .gr16)
    story.deliver(.cancelled, to: v)
    story.post(.recognizerReset(tap), .gr13)
    return story
  }

  /// D-1: a single tap that requires a double tap to fail, tapped once.
  static func singleWaitsForDouble() throws -> Story {
    var scene = Scene()
    let v = try scene.add("V", to: Scene.root, frame: Rect(0, 0, 100, 100))
    let single = try scene.attach(.tap, "single", to: v)
    let double = try scene.attach(.tap, "double", to: v)
    try scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(double))
    try scene.require(single, toFail: double)
    var story = Story(scene)
    story.touchDown(at: Point(40, 40))
    for tap in [single, double] { story.post(.recognizerOffered(tap, Finger(1), .received), .gr1) }
    story.call(single, .began)
    story.call(double, .began)
    story.deliver(.began, to: v)
    story.wait(0.08)
    story.sample(.ended, at: Point(40, 40))
    story.call(single, .ended)
    story.call(double, .ended)
    story.post(.recognizerWaits(single, for: double, toBecome: .ended), .gr30)
    story.post(.touchWithheld(Finger(1), .ended, v, by: double), .gr19)
    story.wait(0.35)
    story.post(.timerFired(.tapGap(double)), .ev6)
    story.post(
      .stateChanged(double, from: .possible, to: .failed, .noNextTap(limit: Time(seconds: 0.35))), .gr13)
    story.post(.stateChanged(single, from: .possible, to: .ended, .requirementFailed(double)), .gr30)
    story.act(single, .ended)
    story.post(.touchTaken(Finger(1), v, by: single, viewKnew: true), .gr16)
    story.deliver(.cancelled, to: v)
    return story
  }

  /// D-4: a double tap alone, tapped once: touchesEnded comes late.
  static func endedComesLate() throws -> Story {
    var scene = Scene()
    let v = try scene.add("V", to: Scene.root, frame: Rect(0, 0, 100, 100))
    let double = try scene.attach(.tap, "tap2", to: v)
    try scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(double))
    var story = Story(scene)
    story.touchDown(at: Point(40, 40))
    story.post(.recognizerOffered(double, Finger(1), .received), .gr1)
    story.call(double, .began)
    story.deliver(.began, to: v)
    story.wait(0.08)
    story.sample(.ended, at: Point(40, 40))
    story.call(double, .ended)
    story.post(.touchWithheld(Finger(1), .ended, v, by: double), .gr19)
    story.wait(0.35)
    story.post(
      .stateChanged(double, from: .possible, to: .failed, .noNextTap(limit: Time(seconds: 0.35))), .gr13)
    story.post(.touchReleased(Finger(1), v), .gr19)
    story.deliver(.ended, to: v)
    return story
  }

  /// D-8: a pan on the parent and a tap on the child; a drag.
  static func panBeatsTap(others: Int = 0) throws -> Story {
    var scene = Scene()
    let parent = try scene.add("P", to: Scene.root, frame: Rect(0, 0, 200, 200))
    let v = try scene.add("V", to: parent, frame: Rect(0, 0, 100, 100))
    let tap = try scene.attach(.tap, to: v)
    let pan = try scene.attach(.pan, to: parent)
    var recognizers = [tap, pan]
    for _ in 0..<others { recognizers.append(try scene.attach(.longPress, to: Scene.root)) }
    var story = Story(scene)
    story.touchDown(at: Point(40, 40))
    for it in recognizers { story.post(.recognizerOffered(it, Finger(1), .received), .gr1) }
    for it in recognizers { story.call(it, .began) }
    story.deliver(.began, to: v)
    for step in 1...10 {
      story.wait(1.0 / 60)
      story.sample(.moved, at: Point(40 + 4 * Double(step), 40))
      let active = step <= 3 ? recognizers : [pan]
      for it in active { story.call(it, .moved) }
      if step == 3 {
        story.post(.stateChanged(pan, from: .possible, to: .began, .moved(12)), .gr10)
        for it in recognizers where it != pan {
          story.post(.stateChanged(it, from: .possible, to: .failed, .excluded(by: pan)), .gr21)
        }
        story.act(pan, .began)
        story.post(.touchTaken(Finger(1), v, by: pan, viewKnew: true), .gr16)
        story.deliver(.cancelled, to: v)
      } else if step > 3 {
        story.post(.stateChanged(pan, from: .changed, to: .changed, .moved(4)), .gr10)
        story.act(pan, .changed)
      } else {
        story.deliver(.moved, to: v)
      }
    }
    story.sample(.ended, at: Point(80, 40))
    story.call(pan, .ended)
    story.post(.stateChanged(pan, from: .changed, to: .ended, .lifted), .gr10)
    story.act(pan, .ended)
    return story
  }

  /// S-6: a button under a tap of its parent.
  static func buttonUnderTap() throws -> Story {
    var scene = Scene()
    let v = try scene.add("V", to: Scene.root, frame: Rect(0, 0, 200, 200))
    let b = try scene.add("B", .button, to: v, frame: Rect(20, 20, 100, 40))
    let tap = try scene.attach(.tap, to: v)
    scene.addTarget(Target(object: .controller(Scene.vc), action: "save"), for: 64, of: b)
    var story = Story(scene)
    story.touchDown(at: Point(40, 40))
    story.post(.recognizerOffered(tap, Finger(1), .received), .gr1)
    story.call(tap, .began)
    story.deliver(.began, to: b, stop: (.view(b), .control))
    story.post(.trackingCalled(b, .begin, answer: true), .uc1)
    story.post(.controlEventSent(b, .touchDown, pairs: 0), .uc1)
    story.wait(0.08)
    story.sample(.ended, at: Point(40, 40))
    story.call(tap, .ended)
    story.post(.questionAnswered(tap, .viewShouldBegin(b), answer: false), .uc21)
    story.post(.stateChanged(tap, from: .possible, to: .failed, .vetoedByView(b)), .uc21)
    story.deliver(.ended, to: b, stop: (.view(b), .control))
    story.post(.trackingCalled(b, .end, answer: true), .uc3)
    story.post(.controlEventSent(b, .touchUpInside, pairs: 1), .uc3)
    story.post(
      .actionSent(from: .view(b), to: .controller(Scene.vc), action: "save", .direct, state: nil), .uc11)
    return story
  }

  static let all: [(name: String, make: @Sendable () throws -> Story)] = [
    ("tap", { try tapOnView() }),
    ("single-waits-for-double", { try singleWaitsForDouble() }),
    ("ended-comes-late", { try endedComesLate() }),
    ("pan-beats-tap", { try panBeatsTap() }),
    ("six-receivers", { try panBeatsTap(others: 3) }),
    ("button-under-tap", { try buttonUnderTap() }),
  ]
}
