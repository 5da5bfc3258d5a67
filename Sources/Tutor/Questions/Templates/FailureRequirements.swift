extension Concept {
  static let failureRequirements = Concept(
    "failure-requirements", .recognizers,
    beliefs: ["double-tap-makes-single-tap-wait", "fast-movement-is-a-swipe"],
    rules: ["GR-30", "GR-31", "GR-35", "GR-36", "GR-27"],
    templates: [singleAndDouble, waits, flick])

  /// One tap or two, with and without a requirement.
  private static let singleAndDouble = Template("single-and-double", for: "double-tap-makes-single-tap-wait")
  { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 200, 200)
    var scene = [
      "add \(name) at \(box)", "attach tap single to \(name)", "attach tap double to \(name) with taps=2",
    ]
    let wish = d.below(5)
    if wish == 0 { scene.append("require single toFail double") }
    if wish == 1 { scene.append("require double toFail single") }
    if wish == 2 { scene.append("delegate single shouldRequireFailureOf \(d.of("yes", "no")) of double") }
    if d.chance(15) { scene.append("set double isEnabled off") }
    let on = "tap \(box.center)" + d.of("", " count 2", " count 2", " count 2")
    return Sketch(d.of(.winner, .winner, .whether("action vc.handleSingle")), on: on, scene: scene)
  }

  /// Three that wait for one another.
  private static let waits = Template("waits") { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 200, 200)
    let pairs = [("quick", "hold"), ("hold", "quick"), ("quick", "twice"), ("hold", "twice")]
    var scene = [
      "add \(name) at \(box)", "attach tap quick to \(name)", "attach longPress hold to \(name)",
      "attach tap twice to \(name) with taps=2",
    ]
    for pair in d.shuffled(pairs).prefix(d.of(1, 1, 2)) { scene.append("require \(pair.0) toFail \(pair.1)") }
    let on = d.of("tap \(box.center)", "tap \(box.center) count 2", "press \(box.center) for 0.7s")
    return Sketch(d.of(.winner, .state(of: d.of("quick", "hold", "twice"))), on: on, scene: scene)
  }

  private static let flick = Template("pan-and-swipe", for: "fast-movement-is-a-swipe") { d in
    panAndSwipe.sketch(&d)
  }
}
