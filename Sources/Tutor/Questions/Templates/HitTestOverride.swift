extension Concept {
  static let hitTestOverride = Concept(
    "hit-test-override", .findingTheView,
    beliefs: ["first-subview-wins", "siblings-below-get-the-touch-too"],
    rules: ["HT-11", "HT-5", "HT-16"],
    templates: [answering, redirected, overlayOfAWindow])

  /// A parent that answers nil, itself, or only for its subviews.
  private static let answering = Template("answering", for: "first-subview-wins") { d in
    let names = d.views(4)
    let point = d.spot()
    let front = d.box(around: point)
    let inFront = (d.chance(60) ? d.box(around: point) : d.box(beside: point)).inside(front)
    return Sketch(
      .who, on: "tap \(point)",
      scene: [
        "add \(names[0]) at \(d.box(around: point))", "add \(names[1]) at \(d.box(around: point))",
        "add \(names[2]) at \(front)", "add \(names[3]) to \(names[2]) at \(inFront)",
        "override \(d.of(names[2], names[2], names[3])) hitTest \(d.of("nil", "self", "passthrough"))",
      ])
  }

  /// A view that hands its touches to another one, wherever that is.
  private static let redirected = Template("redirected") { d in
    let names = d.views(3)
    let button = d.controls(1)[0]
    let outer = Box(d.within(20...40), d.within(80...120), 240, 200)
    let inner = Box(60, 60, 100, 44)
    let point = d.of(
      Spot(outer.x + 12, outer.y + 12), inner.outside(outer).center, Spot(outer.x + 200, outer.y + 150),
      Spot(outer.x + 40, outer.bottom + 24))
    var scene = [
      "add \(names[0]) at \(Box(0, 40, 320, 400))", "add \(names[1]) at \(outer)",
      "add \(button) to \(names[1]) as button at \(inner)", "target \(button) touchUpInside vc.\(button)",
    ]
    scene.append(
      "override \(d.of(names[1], names[1], names[0])) hitTest to \(d.of(button, button, names[0]))")
    return Sketch(d.of(.who, .who, .whether("action vc.\(button)")), on: "tap \(point)", scene: scene)
  }

  /// A cover that lets through what is not for its own button.
  private static let overlayOfAWindow = Template("passthrough", for: "siblings-below-get-the-touch-too") {
    d in
    let cover = d.views(1)[0]
    let buttons = d.controls(2)
    let (low, high) = (Box(40, d.within(240...300), 120, 44), Box(40, d.within(80...140), 120, 44))
    var scene = [
      "add \(buttons[0]) as button at \(low)", "target \(buttons[0]) touchUpInside vc.\(buttons[0])",
      "add \(cover) at 0,0,320,480", "add \(buttons[1]) to \(cover) as button at \(high)",
      "target \(buttons[1]) touchUpInside vc.\(buttons[1])",
    ]
    if d.chance(55) { scene.append("override \(cover) hitTest \(d.of("passthrough", "nil"))") }
    let point = d.spot(in: d.of(low, low, high))
    return Sketch(d.of(.who, .winner, .whether("action vc.\(buttons[0])")), on: "tap \(point)", scene: scene)
  }
}
