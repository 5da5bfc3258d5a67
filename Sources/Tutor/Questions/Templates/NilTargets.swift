extension Concept {
  static let nilTargets = Concept(
    "nil-targets", .responders, beliefs: ["touches-start-at-the-first-responder"],
    rules: ["RC-22", "RC-23", "RC-20", "UC-13"],
    templates: [searched, focused])

  /// An action without a target, and those who could do it.
  private static let searched = Template("searched") { d in
    let (card, button) = (d.views(1)[0], d.controls(1)[0])
    let outer = Box(20, d.within(40...160), 280, 200)
    let box = Box(60, 60, 120, 44)
    let able = d.shuffled([card, "root", "vc", "window", "app", "delegate"]).prefix(d.of(1, 2, 2, 0))
    var scene = ["add \(card) at \(outer)", "add \(button) to \(card) as button at \(box)"]
    if d.chance(30) { scene.append("controller child for \(card)") }
    scene.append("target \(button) touchUpInside nil.\(button)")
    scene += able.map { "implement \($0) \(button)" }
    let asked = able.isEmpty || d.chance(20) ? d.of("vc", "window") : d.pick(Array(able))
    return Sketch(
      .whether("action \(asked).\(button)"), on: "tap \(box.outside(outer).center)", scene: scene)
  }

  /// The first responder comes first for actions, but not for touches.
  private static let focused = Template("focused", for: "touches-start-at-the-first-responder") { d in
    let button = d.controls(1)[0]
    let field = d.of("field", "search", "input")
    let top = d.within(40...100)
    var scene = [
      "add \(field) as textField at \(Box(20, top, 240, 40))",
      "add \(button) as button at \(Box(20, top + 120, 120, 44))",
      "target \(button) touchUpInside \(d.of("nil", "nil", "vc")).\(button)",
      "implement \(d.of(field, "vc", "window")) \(button)",
    ]
    if d.chance(80) { scene.append("focus \(field)") }
    let point = d.of(Spot(80, top + 140), Spot(80, top + 140), Spot(200, top + 200), Spot(100, top + 20))
    return Sketch(
      d.of(.who, .who, .whether("action \(d.of(field, "vc")).\(button)")), on: "tap \(point)", scene: scene)
  }
}
