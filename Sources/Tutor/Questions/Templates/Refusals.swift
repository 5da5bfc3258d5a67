extension Concept {
  static let refusals = Concept(
    "refusals", .findingTheView,
    beliefs: [
      "alpha-zero-is-tapped", "hidden-parent-does-not-matter", "interaction-off-is-not-inherited",
      "image-views-take-touches", "disabled-control-swallows-touch",
    ],
    rules: ["HT-2", "HT-3", "HT-12"],
    templates: [flagged, faded, picture, disabled])

  /// A parent with a button, something behind them, and one flag somewhere.
  private static let flagged = Template(
    "flagged", for: "hidden-parent-does-not-matter", "interaction-off-is-not-inherited"
  ) { d in
    let names = d.views(2)
    let button = d.controls(1)[0]
    let point = d.spot()
    let parent = Box(point.x - 80, point.y - 60, d.within(160...200), d.within(120...160))
    let child = Box(point.x - d.within(20...60), point.y - d.within(12...28), 100, 44).inside(parent)
    let flag = d.of("isHidden on", "isUserInteractionEnabled off")
    return Sketch(
      d.of(.who, .who, .whether("action vc.\(button)")), on: "tap \(point)",
      scene: [
        "add \(names[0]) at \(d.box(around: point))", "add \(names[1]) at \(parent)",
        "add \(button) to \(names[1]) as button at \(child)", "target \(button) touchUpInside vc.\(button)",
        "set \(d.of(names[1], names[1], button, names[0])) \(flag)",
      ])
  }

  /// A view with little alpha above a button, or around it.
  private static let faded = Template("faded", for: "alpha-zero-is-tapped") { d in
    let (cover, button) = (d.views(1)[0], d.controls(1)[0])
    let point = d.spot()
    let box = Box(point.x - d.within(20...60), point.y - d.within(12...24), 120, 44)
    let alpha = d.of("0", "0", "0.005", "0.009", "0.01", "0.011", "0.02", "0.1", "0.5")
    let outer = d.box(around: point)
    let scene =
      d.chance(70)
      ? ["add \(button) as button at \(box)", "add \(cover) at \(outer)"]
      : ["add \(cover) at \(outer)", "add \(button) to \(cover) as button at \(box.inside(outer))"]
    return Sketch(
      d.of(Ask.who, .whether("action vc.\(button)")), on: "tap \(point)",
      scene: scene + ["target \(button) touchUpInside vc.\(button)", "set \(cover) alpha \(alpha)"])
  }

  /// A tap recognizer on something that shows a picture or a text.
  private static let picture = Template("picture", for: "image-views-take-touches") { d in
    let names = d.views(2)
    let point = d.spot()
    let kind = d.of(" as image", " as label", "")
    let outer = Box(point.x - 90, point.y - 80, 180, 160)
    let inner = Box(point.x - d.within(20...60), point.y - d.within(20...40), 120, 80)
    var scene = [
      "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0])\(kind) at \(inner.inside(outer))",
      "attach tap zoom to \(names[1])",
    ]
    if d.chance(40) {
      scene.append("set \(names[1]) isUserInteractionEnabled \(d.of("on", "on", "off"))")
    }
    return Sketch(d.of(Ask.who, .whether("action vc.handleZoom")), on: "tap \(point)", scene: scene)
  }

  /// A control that is switched off, with a recognizer or another control behind it.
  private static let disabled = Template("disabled", for: "disabled-control-swallows-touch") { d in
    let names = d.controls(2)
    let card = d.views(1)[0]
    let page = Box(20, d.within(60...120), 280, 200)
    let box = Box(d.within(20...120), d.within(40...120), 120, 44)
    let kind = d.of("button", "control", "switch")
    var scene = ["add \(card)\(d.of("", " as control")) at \(page)"]
    scene.append("add \(names[0]) to \(card) as \(kind) at \(box)")
    scene.append("attach tap close to \(card)")
    scene.append("target \(names[0]) touchUpInside vc.\(names[0])")
    scene.append("set \(names[0]) isEnabled \(d.of("off", "off", "on"))")
    let point = d.spot(in: Box(box.x, box.y, kind == "switch" ? 50 : 120, 30).outside(page))
    return Sketch(
      d.of(.who, .winner, .whether("action vc.handleClose")), on: "tap \(point)", scene: scene)
  }
}
