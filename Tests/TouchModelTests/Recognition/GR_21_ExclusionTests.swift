import Testing

@testable import TouchModel

/// GR-21, GR-25, GR-26, GR-27, GR-28: one winner on a line of views.
@Suite struct GR21ExclusionTests {
  @Test func laterAddedOnTheSameView() throws {
    var trial = try Trial()
    let first = try trial.attach(.tap, "g1")
    let second = try trial.attach(.tap, "g2")
    trial.tap()
    #expect(trial.actions == ["ACT(g2)"])
    #expect(trial.lastReason(first) == .excluded(by: second))
  }

  @Test func deeperViewFirst() throws {
    var trial = try Trial()
    try trial.attach(.tap, "child")
    try trial.attach(.tap, "parent", to: Scene.root)
    try trial.attach(.tap, "w", to: Scene.window)
    trial.tap()
    #expect(trial.actions == ["ACT(child)"])
  }

  /// GR-25: of two taps that are ready in one event the one that needs more.
  @Test func moreTapsBeforeDepth() throws {
    var trial = try Trial()
    try trial.attach(.tap, "child", [.delaysTouchesEnded: .bool(false)])
    try trial.attach(.tap, "parent", to: Scene.root, [.numberOfTapsRequired: .number(2)])
    trial.tap(2)
    #expect(trial.actions == ["ACT(child)", "ACT(parent)"])
  }

  @Test func siblingsDoNotExcludeEachOther() throws {
    var trial = try Trial()
    let other = try trial.scene.add("W", to: Scene.root, frame: Rect(0, 310, 100, 100))
    try trial.attach(.tap, "g")
    try trial.attach(.tap, "h", to: other)
    trial.down(1, 50, 50)
    trial.down(2, 50, 350)
    trial.send([TouchSample(Finger(1), .up), TouchSample(Finger(2), .up)], after: 0.08)
    #expect(Set(trial.actions) == ["ACT(g)", "ACT(h)"])
  }

  @Test func panInsideAPan() throws {
    var trial = try Trial()
    let outer = try trial.attach(.pan, "outer", to: Scene.root)
    let inner = try trial.attach(.pan, "inner")
    trial.down()
    trial.move(1, 70, 50)
    trial.up()
    #expect(trial.actions == ["ACT(inner,began)", "ACT(inner)"])
    #expect(trial.states(outer) == [.failed])
    #expect(trial.lastReason(outer) == .excluded(by: inner))
  }

  /// GR-26: the loser fails in silence.
  @Test func theLoserIsNotSentTouchesCancelled() throws {
    var trial = try Trial()
    let first = try trial.attach(.tap, "g1")
    try trial.attach(.tap, "g2")
    trial.tap()
    #expect(trial.calls(first) == [.began, .ended])
    #expect(trial.states(first) == [.failed])
  }

  /// GR-27: a pan beats a tap that is still possible.
  @Test func panBeatsATapWhereverTheyAre() throws {
    for panIsInside in [true, false] {
      var trial = try Trial()
      try trial.attach(.pan, "pan", to: panIsInside ? nil : Scene.root)
      let tap = try trial.attach(.tap, "tap", to: panIsInside ? Scene.root : nil)
      trial.down()
      trial.move(1, 60, 50)
      trial.up()
      #expect(trial.actions == ["ACT(pan,began)", "ACT(pan)"])
      #expect(trial.states(tap) == [.failed])
    }
  }

  /// GR-27: a swipe and a pan race; the pan is first.
  @Test func panIsFasterThanASwipe() throws {
    var trial = try Trial()
    try trial.attach(.pan, "pan")
    let swipe = try trial.attach(.swipe, "swipe")
    trial.down()
    for x in stride(from: 60.0, through: 150, by: 10) { trial.move(1, x, 50) }
    trial.up()
    #expect(trial.actions.first == "ACT(pan,began)")
    #expect(trial.states(swipe) == [.failed])
  }

  @Test func panThatRequiresTheSwipeToFail() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    let swipe = try trial.attach(.swipe, "swipe")
    try trial.scene.require(pan, toFail: swipe)
    trial.down()
    for x in stride(from: 60.0, through: 150, by: 10) { trial.move(1, x, 50) }
    trial.up()
    #expect(trial.actions == ["ACT(swipe)"])
    #expect(trial.states(pan) == [.failed])
  }

  /// The swipe is too slow: then the pan goes on from there.
  @Test func panAfterASlowSwipe() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    let swipe = try trial.attach(.swipe, "swipe")
    try trial.scene.require(pan, toFail: swipe)
    trial.down()
    trial.move(1, 65, 50)
    trial.wait(0.6)
    #expect(trial.states(swipe) == [.failed])
    #expect(trial.states(pan) == [.began])
    #expect(trial.value(.translation, pan) == .point(.zero))
    trial.move(1, 75, 50)
    #expect(trial.value(.translation, pan) == .point(Point(10, 0)))
  }

  @Test func edgePanAndPan() throws {
    var trial = try Trial()
    let pan = try trial.attach(.pan, "pan")
    try trial.attach(.screenEdgePan, "edge", [.edges: .sides(.left)])
    trial.down(1, 5, 50)
    trial.move(1, 30, 50)
    trial.up()
    #expect(trial.actions == ["ACT(edge,began)", "ACT(edge)"])
    trial.down(1, 50, 50)
    trial.move(1, 80, 50)
    trial.up()
    #expect(trial.actions.suffix(2) == ["ACT(pan,began)", "ACT(pan)"])
    #expect(trial.states(pan) == [.failed, .began, .ended])
  }

  /// GR-28: before 0.5 s a tap, from then on a long press.
  @Test func longPressAndTap() throws {
    for (hold, expected) in [(0.499, ["ACT(tap)"]), (0.5, ["ACT(lp,began)", "ACT(lp)"])] {
      var trial = try Trial()
      try trial.attach(.longPress, "lp")
      try trial.attach(.tap, "tap")
      trial.down()
      trial.up(after: hold)
      #expect(trial.actions == expected)
    }
  }
}
