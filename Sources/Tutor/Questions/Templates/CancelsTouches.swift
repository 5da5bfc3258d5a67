extension Concept {
  static let cancelsTouches = Concept(
    "cancels-touches", .recognizers,
    beliefs: [
      "touches-ended-always-comes", "cancelled-before-the-action", "cancels-touches-off-lets-both-act",
    ],
    rules: ["GR-16", "GR-17", "GR-12", "GR-21", "EV-9"],
    templates: [taken, order, both])

  /// Whether the view keeps its touch.
  private static let taken = Template("taken", for: "touches-ended-always-comes") { d in
    let names = d.views(2)
    let outer = Box(20, d.within(40...100), 280, 300)
    let inner = Box(40, 40, 180, 180)
    let owner = d.pick(names)
    let kind = d.of("tap", "tap", "longPress", "pan")
    let center = inner.outside(outer).center
    let on = d.of(
      "tap \(center)", "press \(center) for 0.6s", "press \(center) for 1s",
      "drag \(center) to \(center.moved(60, 0)) steps 4")
    return Sketch(
      d.of(.cancelled, .cancelled, .whether("log \"-[\(names[1]) touchesEnded:withEvent:]\"")), on: on,
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
        "attach \(kind) g1 to \(owner)" + (d.chance(35) ? " with cancelsTouchesInView=off" : ""),
      ])
  }

  /// The action first, then the cancellation.
  private static let order = Template(
    "order", for: "cancelled-before-the-action"
  ) { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 200, 200)
    let (kind, on) = d.of(
      ("tap", "tap \(box.center)"), ("tap", "tap \(box.center)"),
      ("longPress", "press \(box.center) for 0.7s"))
    let flags = d.of("", "", " with cancelsTouchesInView=off", " with delaysTouchesBegan=on")
    return Sketch(.order, on: on, scene: ["add \(name) at \(box)", "attach \(kind) g1 to \(name)\(flags)"])
  }

  /// The flag is about views, not about other recognizers.
  static let both = Template("both", for: "cancels-touches-off-lets-both-act") { d in
    let names = d.views(2)
    let outer = Box(20, d.within(40...100), 280, 300)
    let inner = Box(40, 40, 180, 180)
    let off = d.of("innerTap", "outerTap", "innerTap", "neither")
    var scene = [
      "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
      "attach tap outerTap to \(names[0])",
      "attach tap innerTap to \(names[1])",
    ]
    if off != "neither" { scene.append("set \(off) cancelsTouchesInView off") }
    if d.chance(20) {
      scene.append("delegate \(d.of("innerTap", "outerTap")) shouldRecognizeSimultaneously yes")
    }
    return Sketch(
      d.of(.winner, .winner, .whether("action vc.handleOuterTap")), on: "tap \(inner.outside(outer).center)",
      scene: scene)
  }
}
