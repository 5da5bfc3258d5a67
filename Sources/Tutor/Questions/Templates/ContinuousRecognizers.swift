extension Concept {
  static let continuousRecognizers = Concept(
    "continuous-recognizers", .recognizers, beliefs: ["long-press-acts-at-lift", "fast-movement-is-a-swipe"],
    rules: ["GR-4.8", "GR-10", "GR-27", "GR-28"],
    templates: [press, panAndSwipe, pan, pressOrder])

  /// A long press that is long enough or not.
  private static let press = Template("press") { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 200, 200)
    let least = d.of("0.5", "0.5", "0.3", "1")
    var scene = [
      "add \(name) at \(box)", "attach longPress hold to \(name) with minimumPressDuration=\(least)",
    ]
    if d.chance(60) { scene.append("attach tap quick to \(name)") }
    let time = d.of("0.2s", "0.4s", "0.6s", "0.7s", "1.2s")
    return Sketch(
      d.of(.winner, .state(of: "hold"), .whether("action vc.handleHold")),
      on: "press \(box.center) for \(time)",
      scene: scene)
  }

  /// Who is first of a pan and a swipe.
  static let panAndSwipe = Template("pan-and-swipe", for: "fast-movement-is-a-swipe") { d in
    let name = d.views(1)[0]
    let box = Box(10, d.within(20...40), 300, 400)
    let (side, way) = d.of(("up", (0, -150)), ("left", (-120, 0)), ("right", (120, 0)), ("down", (0, 140)))
    var scene = [
      "add \(name) at \(box)", "attach pan scroll to \(name)",
      "attach swipe flick to \(name) with direction=\(side)",
    ]
    if d.chance(50) { scene = [scene[0], scene[2], scene[1]] }
    if d.chance(35) { scene.append("require scroll toFail flick") }
    let speed = d.of("over 0.1s steps 4", "over 0.1s steps 4", "over 1s steps 20")
    return Sketch(
      d.of(.winner, .whether("action vc.handleFlick"), .state(of: "flick")),
      on: "drag \(box.center) to \(box.center.moved(way.0, way.1)) \(speed)", scene: scene)
  }

  /// How far a pan wants the finger to go.
  private static let pan = Template("pan") { d in
    let name = d.views(1)[0]
    let box = Box(10, d.within(20...40), 300, 400)
    let (dx, dy) = d.of((6, 6), (8, 0), (14, 0), (0, -20), (60, 60), (7, 7))
    var scene = ["add \(name) at \(box)", "attach pan scroll to \(name)"]
    if d.chance(60) { scene.append("attach \(d.of("tap quick", "longPress quick")) to \(name)") }
    return Sketch(
      d.of(.winner, .state(of: "scroll")),
      on: "drag \(box.center) to \(box.center.moved(dx, dy)) over \(d.of("0.2s", "0.2s", "0.8s")) steps 4",
      scene: scene)
  }

  /// When a long press calls.
  private static let pressOrder = Template("press-order", for: "long-press-acts-at-lift") { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 200, 200)
    let flags = d.of("", "", " with cancelsTouchesInView=off", " with minimumPressDuration=0.3")
    return Sketch(
      .order, on: "press \(box.center) for \(d.of("0.7s", "0.8s", "1s"))",
      scene: ["add \(name) at \(box)", "attach longPress hold to \(name)\(flags)"])
  }
}
