import Testing

@testable import TouchModel

/// The recognizer traces of the seed articles and of published logs, in their notation.
@Suite struct PublishedTraceTests {
  private func tapOnV(_ change: (inout Scene, RecognizerID) throws -> Void) throws -> [String] {
    var (scene, view) = try sceneWithV()
    let tap = try scene.attach(.tap, "g", to: view)
    try change(&scene, tap)
    let trace = scene.perform(.tap(at: Point(50, 50)))
    return notation(trace, scene, only: ["g", "V"]).filter { !$0.hasPrefix("HT") && !$0.hasPrefix("PI") }
  }

  @Test func tapCancelsItsView() throws {
    #expect(try tapOnV { _, _ in } == ["g.began", "V.began", "g.ended", "ACT(g)", "V.cancelled"])
  }

  @Test func tapWithoutCancelling() throws {
    let log = try tapOnV { try $0.set(.cancelsTouchesInView, .bool(false), on: .recognizer($1)) }
    #expect(log == ["g.began", "V.began", "g.ended", "ACT(g)", "V.ended"])
  }

  @Test func tapThatDelaysBegan() throws {
    let log = try tapOnV { try $0.set(.delaysTouchesBegan, .bool(true), on: .recognizer($1)) }
    #expect(log == ["g.began", "g.ended", "ACT(g)"])
  }

  @Test func longPress() throws {
    var (scene, view) = try sceneWithV()
    try scene.attach(.longPress, "lp", to: view)
    let trace = scene.perform(.tap(at: Point(50, 50), hold: Time(seconds: 0.6)))
    let log = notation(trace, scene, only: ["lp", "V"]).suffix(6)
    #expect(log == ["lp.began", "V.began", "ACT(lp,began)", "V.cancelled", "lp.ended", "ACT(lp)"])
  }

  @Test func doubleTapWithAndWithoutDelay() throws {
    for (delays, expected) in [
      (true, ["V.began", "V.began", "V.cancelled", "V.cancelled"]),
      (false, ["V.began", "V.ended", "V.began", "V.cancelled"]),
    ] {
      var (scene, view) = try sceneWithV()
      let tap = try scene.attach(.tap, "d", to: view)
      try scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(tap))
      try scene.set(.delaysTouchesEnded, .bool(delays), on: .recognizer(tap))
      let trace = scene.perform(.tap(at: Point(50, 50), count: 2))
      #expect(notation(trace, scene, only: ["V"]).filter { $0.hasPrefix("V") } == expected)
    }
  }

  @Test func singleWaitsForDouble() throws {
    var (scene, view) = try sceneWithV()
    let single = try scene.attach(.tap, "s", to: view)
    let double = try scene.attach(.tap, "d", to: view)
    try scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(double))
    try scene.require(single, toFail: double)
    let trace = scene.perform(.tap(at: Point(50, 50)))
    let log = notation(trace, scene, only: ["s", "d", "V"]).filter {
      !$0.hasPrefix("HT") && !$0.hasPrefix("PI")
    }
    #expect(log == ["s.began", "d.began", "V.began", "s.ended", "d.ended", "ACT(s)", "V.cancelled"])
    #expect(scene.clock == Time(seconds: 0.43))
    let two = scene.perform(.tap(at: Point(50, 50), count: 2))
    #expect(notation(two, scene).filter { $0.hasPrefix("ACT") } == ["ACT(d)"])
  }

  @Test func laterAddedTapWins() throws {
    var (scene, view) = try sceneWithV()
    try scene.attach(.tap, "g1", to: view)
    try scene.attach(.tap, "g2", to: view)
    let trace = scene.perform(.tap(at: Point(50, 50)))
    #expect(notation(trace, scene).filter { $0.hasPrefix("ACT") } == ["ACT(g2)"])
  }

  @Test func panOnTheParentBeatsTheTapInside() throws {
    var (scene, view) = try sceneWithV()
    try scene.attach(.pan, "pan", to: Scene.root)
    try scene.attach(.tap, "tap", to: view)
    let trace = scene.perform(.drag(from: Point(50, 50), to: Point(62, 50), steps: 12))
    let log = notation(trace, scene, only: ["pan", "tap", "V"]).filter {
      $0.contains("ACT") || $0.hasPrefix("V")
    }
    #expect(log.first { $0.hasPrefix("ACT") } == "ACT(pan,began)")
    #expect(log.filter { $0.hasPrefix("V") }.last == "V.cancelled")
    #expect(log.last == "ACT(pan)")
    #expect(log.filter { $0 == "V.moved" }.count == 9)
  }

  @Test func buttonUnderAncestorTap() throws {
    var scene = Scene()
    let button = try scene.add("B", .button, to: Scene.root, frame: Rect(0, 0, 100, 40))
    try scene.attach(.tap, "g", to: Scene.root)
    scene.addTarget(
      Target(object: .controller(Scene.vc), action: "up"), for: ControlEvent.touchUpInside.rawValue,
      of: button)
    let trace = scene.perform(.tap(at: Point(50, 20)))
    let log = notation(trace, scene, only: ["B", "g"]).filter { !$0.hasPrefix("HT") && !$0.hasPrefix("PI") }
    #expect(
      log == ["g.began", "B.began", "B.beginTrk", "g.ended", "B.ended", "B.endTrk", "ACT(B,up)"])
  }

  @Test func customControlUnderAncestorTap() throws {
    var scene = Scene()
    let control = try scene.add("C", .control, to: Scene.root, frame: Rect(0, 0, 100, 40))
    try scene.attach(.tap, "g", to: Scene.root)
    scene.addTarget(
      Target(object: .controller(Scene.vc), action: "up"), for: ControlEvent.touchUpInside.rawValue,
      of: control)
    let trace = scene.perform(.tap(at: Point(50, 20)))
    let log = notation(trace, scene, only: ["C", "g"]).filter { !$0.hasPrefix("HT") && !$0.hasPrefix("PI") }
    #expect(
      log == ["g.began", "C.began", "C.beginTrk", "g.ended", "ACT(g)", "C.cancelled", "C.cancelTrk"])
  }

  @Test func hitTestRunsTwiceFromLastToFirst() throws {
    var scene = Scene()
    let a = try scene.add("A", to: Scene.root, frame: Rect(0, 0, 200, 200))
    try scene.add("B", to: a, frame: Rect(0, 0, 50, 50))
    let c = try scene.add("C", to: a, frame: Rect(0, 0, 100, 100))
    try scene.add("E", to: c, frame: Rect(0, 0, 50, 50))
    try scene.add("F", to: c, frame: Rect(60, 60, 20, 20))
    let trace = scene.perform(.tap(at: Point(10, 10)))
    let walk = ["HT(A)", "PI(A)+", "HT(C)", "PI(C)+", "HT(F)", "PI(F)-", "HT(E)", "PI(E)+"]
    let log = notation(trace, scene, only: ["A", "B", "C", "E", "F"])
    #expect(log == walk + walk + ["E.began", "C.began", "A.began", "E.ended", "C.ended", "A.ended"])
    #expect(scene.activity.isIdle)
  }
}
