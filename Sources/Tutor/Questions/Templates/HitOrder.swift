extension Concept {
  static let hitOrder = Concept(
    "hit-order", .findingTheView,
    beliefs: [
      "first-subview-wins", "z-position-orders-touches", "clear-views-let-touches-through",
      "siblings-below-get-the-touch-too", "stack-views-are-transparent",
    ],
    rules: ["HT-5", "HT-9", "HT-10", "HT-16"],
    templates: [overlap, lifted, overlay, nested, stack])

  /// Two or three views that overlap, perhaps put into another order.
  private static let overlap = Template("overlap", for: "first-subview-wins") { d in
    let names = d.views(d.of(2, 3, 3))
    let point = d.spot()
    var scene: [String] = []
    for (place, name) in names.enumerated() {
      let isBeside = place == names.count - 1 && names.count == 3 && d.chance(30)
      scene.append("add \(name) at \(isBeside ? d.box(beside: point) : d.box(around: point))")
    }
    if d.chance(35) {
      scene.append(d.chance(50) ? "bring \(names[0]) to front" : "send \(names[names.count - 1]) to back")
    }
    return Sketch(.who, on: "tap \(point)", scene: scene)
  }

  /// A zPosition above all others.
  private static let lifted = Template("lifted", for: "z-position-orders-touches") { d in
    let names = d.views(3)
    let point = d.spot()
    var scene = names.map { "add \($0) at \(d.box(around: point))" }
    let z = d.of(1, 5, 10, 100)
    scene.append("set \(names[d.below(3)]) zPosition \(z)")
    if d.chance(30) { scene.append("send \(names[2]) to back") }
    return Sketch(.who, on: "tap \(point)", scene: scene)
  }

  /// Something clear above or below a button.
  private static let overlay = Template(
    "overlay", for: "clear-views-let-touches-through", "siblings-below-get-the-touch-too"
  ) { d in
    let (cover, button) = (d.views(1)[0], d.controls(1)[0])
    let point = d.spot()
    let box = Box(point.x - d.within(20...60), point.y - d.within(12...24), 120, 44)
    let isAbove = d.chance(60)
    let coverLine =
      "add \(cover) at " + (d.chance(70) ? "\(d.box(around: point))" : "\(d.box(beside: point))")
    let buttonLines = ["add \(button) as button at \(box)", "target \(button) touchUpInside vc.\(button)"]
    var scene = isAbove ? buttonLines + [coverLine] : [coverLine] + buttonLines
    if d.chance(60) { scene.append("set \(cover) backgroundColor clear") }
    let ask = d.of(Ask.who, .whether("action vc.\(button)"))
    return Sketch(ask, on: "tap \(point)", scene: scene)
  }

  /// Two parents with a child each: a child never comes before a sibling of its parent.
  private static let nested = Template("nested", for: "first-subview-wins") { d in
    let names = d.views(4)
    let point = d.spot()
    let (first, second) = (d.box(around: point), d.box(around: point))
    let inFirst = (d.chance(60) ? d.box(around: point) : d.box(beside: point)).inside(first)
    let inSecond = (d.chance(50) ? d.box(around: point) : d.box(beside: point)).inside(second)
    var scene = [
      "add \(names[0]) at \(first)", "add \(names[1]) to \(names[0]) at \(inFirst)",
      "add \(names[2]) at \(second)", "add \(names[3]) to \(names[2]) at \(inSecond)",
    ]
    if d.chance(35) { scene.append("bring \(names[0]) to front") }
    return Sketch(.who, on: "tap \(point)", scene: scene)
  }

  /// A stack view that lays out what is in a control.
  private static let stack = Template("stack", for: "stack-views-are-transparent") { d in
    let (button, parts) = (d.controls(1)[0], d.of("parts", "row", "stack"))
    let box = Box(d.within(20...60), d.within(80...300), 220, 60)
    let inner = Box(d.within(40...80), d.within(0...8), 96, 48)
    let stack = "add \(parts) to \(button) as stack at \(inner)"
    var scene = [
      "add \(button) as control at \(box)", stack, "target \(button) touchUpInside vc.\(button)",
    ]
    if d.chance(30) { scene.append("set \(parts) isUserInteractionEnabled off") }
    let point =
      d.chance(70) ? d.spot(in: inner.outside(box)) : Spot(box.x + 16 + d.below(16), box.y + 20 + d.below(20))
    let ask = d.of(Ask.who, .whether("action vc.\(button)"))
    return Sketch(ask, on: "tap \(point)", scene: scene)
  }
}
