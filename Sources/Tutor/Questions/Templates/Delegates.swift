extension Concept {
  static let delegates = Concept(
    "delegates", .recognizers,
    beliefs: [
      "every-recognizer-acts", "recognizers-hear-their-own-view-only", "one-no-forbids-simultaneity",
    ],
    rules: ["GR-2", "GR-20", "GR-33", "GR-22"],
    templates: [receives, begins, relations])

  /// A delegate that turns touches away, all of them or those of a view.
  private static let receives = Template("receives", for: "recognizers-hear-their-own-view-only") { d in
    let names = d.views(2)
    let outer = Box(20, d.within(40...100), 280, 300)
    let inner = Box(40, 40, 160, 160)
    let from = d.of(" from \(names[1])", " from \(names[1])", " from \(names[0])", "")
    let point = d.chance(70) ? inner.outside(outer).center : Spot(outer.right - 24, outer.bottom - 24)
    return Sketch(
      d.of(.whether("action vc.handleClose"), .whether("no touches close")), on: "tap \(point)",
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
        "attach tap close to \(names[0])",
        "delegate close shouldReceiveTouch \(d.of("no", "no", "yes"))\(from)",
      ])
  }

  /// A delegate that says no at the last moment.
  private static let begins = Template("begins", for: "every-recognizer-acts") { d in
    let names = d.views(2)
    let outer = Box(20, d.within(40...100), 280, 300)
    let inner = Box(40, 40, 160, 160)
    let kind = d.of("tap", "tap", "pan")
    let center = inner.outside(outer).center
    var scene = [
      "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
      "attach \(kind) outerOne to \(names[0])", "attach \(kind) innerOne to \(names[1])",
      "delegate \(d.of("innerOne", "innerOne", "outerOne")) shouldBegin \(d.of("no", "no", "yes"))",
    ]
    if d.chance(25) { scene.append("override \(names[1]) gestureRecognizerShouldBegin no") }
    let on = kind == "tap" ? "tap \(center)" : "drag \(center) to \(center.moved(60, 0)) steps 4"
    return Sketch(d.of(.winner, .winner, .state(of: "outerOne")), on: on, scene: scene)
  }

  /// Relations that delegates make.
  private static let relations = Template("relations", for: "one-no-forbids-simultaneity") { d in
    let name = d.views(1)[0]
    let box = Box(20, d.within(60...120), 280, 280)
    let line = d.of(
      "delegate quick shouldRequireFailureOf yes of hold",
      "delegate hold shouldBeRequiredToFailBy yes by quick",
      "delegate quick shouldRecognizeSimultaneously yes with hold",
      "delegate hold shouldRecognizeSimultaneously no",
      "delegate hold shouldBegin no")
    let second = d.of("delegate quick shouldRecognizeSimultaneously yes", "", "")
    let c = box.center
    let on = d.of(
      "press \(c) for 0.6s", "drag \(c) to \(c.moved(60, 0)) steps 4",
      "drag \(c) to \(c.moved(40, 0)) over 1s steps 4")
    let kind = on.hasPrefix("press") ? "tap" : "pan"
    return Sketch(
      d.of(.winner, .state(of: "quick")), on: on,
      scene: [
        "add \(name) at \(box)", "attach \(kind) quick to \(name)",
        "attach \(d.of("longPress", "pan")) hold to \(name)", line,
      ]
        + (second.isEmpty ? [] : [second]))
  }
}
