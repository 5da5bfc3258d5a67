extension Concept {
  static let recognizerStates = Concept(
    "recognizer-states", .recognizers, beliefs: ["loser-gets-touches-cancelled", "every-recognizer-acts"],
    rules: ["GR-10", "GR-26", "GR-15", "GR-14", "GR-4.8"],
    templates: [last, interrupted, loser])

  /// The state that one recognizer reaches.
  private static let last = Template("last") { d in
    let name = d.views(1)[0]
    let box = Box(10, d.within(20...40), 300, 400)
    let kind = d.of(
      "tap", "tap", "longPress", "pan", "swipe", "pinch")
    let flags = kind == "swipe" ? " with direction=\(d.of("left", "right", "up"))" : ""
    let center = box.center
    let on = d.of(
      "tap \(center)", "press \(center) for 0.7s", "press \(center) for 1s",
      "drag \(center) to \(center.moved(-90, 0)) over 0.2s steps 6",
      "drag \(center) to \(center.moved(0, -100)) over 1s steps 10",
      "pinch \(center) scale 2")
    return Sketch(
      .state(of: "g1"), on: on, scene: ["add \(name) at \(box)", "attach \(kind) g1 to \(name)\(flags)"])
  }

  /// What a phone call or a flag makes of a recognizer under way.
  private static let interrupted = Template("interrupted") { d in
    let name = d.views(1)[0]
    let box = Box(10, d.within(20...40), 300, 400)
    let kind = d.of("tap", "longPress", "pan")
    let start = box.center
    var on = ["touch down 1 at \(start)"]
    if d.chance(60) { on.append("touch move 1 to \(start.moved(d.of(6, 40, 60), 0))") }
    if d.chance(50) { on.append("wait 0.6s") }
    on.append(d.of("interrupt", "interrupt", "touch up 1"))
    return Sketch(
      d.of(.state(of: "g1"), .state(of: "g1"), .cancelled), on: on,
      scene: ["add \(name) at \(box)", "attach \(kind) g1 to \(name)"])
  }

  /// What becomes of the one that does not win.
  private static let loser = Template("loser", for: "loser-gets-touches-cancelled", "every-recognizer-acts") {
    d in
    let names = d.views(2)
    let outer = Box(20, d.within(40...100), 280, 300)
    let inner = Box(40, 40, 180, 180)
    let (first, second) = d.of(
      ("tap", "tap"), ("pan", "pan"), ("pan", "tap"), ("longPress", "tap"), ("tap", "pan"))
    let center = inner.outside(outer).center
    let on = d.of(
      "tap \(center)", "drag \(center) to \(center.moved(60, 0)) steps 4", "press \(center) for 0.7s")
    let asked = d.of("outerOne", "innerOne")
    return Sketch(
      d.of(.state(of: asked), .cancelled, .whether("log \"-[\(asked) touchesCancelled:withEvent:]\"")),
      on: on,
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
        "attach \(first) outerOne to \(names[0])", "attach \(second) innerOne to \(names[1])",
      ])
  }
}
