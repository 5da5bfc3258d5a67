extension Concept {
  static let outsideTheParent = Concept(
    "outside-the-parent", .findingTheView, beliefs: ["clipping-limits-touches", "own-point-inside-suffices"],
    rules: ["HT-8", "HT-11"],
    templates: [sticksOut, deep, ownPointInside])

  /// A button that hangs over an edge of the view that it is in.
  private static let sticksOut = Template("sticks-out", for: "clipping-limits-touches") { d in
    let (card, button) = (d.views(1)[0], d.controls(1)[0])
    let outer = Box(d.within(40...60), d.within(100...200), 160, d.within(100...140))
    let inner = d.of(
      Box(130, 30, 80, 44), Box(40, outer.height - 20, 80, 44), Box(-30, 30, 80, 44), Box(40, -24, 80, 44))
    let screen = inner.outside(outer)
    var scene = [
      "add \(card) at \(outer)", "add \(button) to \(card) as button at \(inner)",
      "target \(button) touchUpInside vc.\(button)",
    ]
    if d.chance(40) { scene.append("set \(card) clipsToBounds \(d.of("on", "off"))") }
    let point = d.spot(in: screen, margin: 6)
    return Sketch(d.of(Ask.who, .whether("action vc.\(button)")), on: "tap \(point)", scene: scene)
  }

  /// Two views deep: each of them has to contain the point.
  private static let deep = Template("deep", for: "clipping-limits-touches") { d in
    let names = d.views(3)
    let outer = Box(d.within(20...40), d.within(80...160), 160, 160)
    let middle = Box(d.of(20, 60, 100), 20, 120, 100)
    let inner = Box(d.of(10, 60, 80), 20, 80, 50)
    var scene = [
      "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(middle)",
      "add \(names[2]) to \(names[1]) at \(inner)",
    ]
    if d.chance(30) { scene.append("set \(d.of(names[0], names[1])) clipsToBounds on") }
    let point = d.spot(in: inner.outside(middle).outside(outer))
    return Sketch(.who, on: "tap \(point)", scene: scene)
  }

  /// A pointInside of its own, or one of its superview.
  static let ownPointInside = Template("own-point-inside", for: "own-point-inside-suffices") { d in
    let (card, button) = (d.views(1)[0], d.controls(1)[0])
    let outer = Box(d.within(60...80), d.within(100...200), 160, 120)
    let inner = d.of(Box(130, 40, 80, 44), Box(40, 100, 80, 44))
    let gap = d.of(10, 14)
    let screen = inner.outside(outer)
    let point =
      inner.x > 100
      ? Spot(d.of(screen.right - 20, screen.right + gap), screen.y + 20)
      : Spot(screen.x + 20, d.of(screen.bottom - 12, screen.bottom + gap))
    var scene = ["add \(card) at \(outer)", "add \(button) to \(card) as button at \(inner)"]
    scene.append("override \(button) pointInside \(d.of("always", "inset -20"))")
    if d.chance(45) {
      scene.append("override \(card) pointInside \(d.of("subviews", "inset -40", "inset -80"))")
    }
    scene.append("target \(button) touchUpInside vc.\(button)")
    return Sketch(d.of(Ask.who, .whether("action vc.\(button)")), on: "tap \(point)", scene: scene)
  }
}
