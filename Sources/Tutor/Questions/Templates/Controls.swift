extension Concept {
  static let controls = Concept(
    "controls", .controls,
    beliefs: [
      "lifting-inside-is-enough", "the-edge-of-a-button-is-the-limit", "view-in-a-button-presses-it",
      "leaving-the-view-ends-the-touch",
    ],
    rules: ["UC-1", "UC-3", "UC-5", "UC-6", "UC-10", "RC-17"],
    templates: [lifted, draggedIn, covered, events])

  /// Where the finger lifts.
  private static let lifted = Template(
    "lifted", for: "the-edge-of-a-button-is-the-limit", "leaving-the-view-ends-the-touch"
  ) { d in
    let button = d.controls(1)[0]
    let box = Box(d.within(40...120), d.within(60...120), 100, 44)
    let away = d.of(20, 40, 60, 80, 120, 160)
    let end = d.of(Spot(box.center.x, box.bottom + away), Spot(box.center.x, box.center.y + 10))
    let event = d.of("touchUpInside", "touchUpInside", "touchUpOutside")
    return Sketch(
      d.of(.whether("action vc.\(button)"), .winner), on: "drag \(box.center) to \(end) steps 4",
      scene: [
        "add \(button) as \(d.of("button", "control")) at \(box)", "target \(button) \(event) vc.\(button)",
      ])
  }

  /// A touch that begins elsewhere.
  private static let draggedIn = Template("dragged-in", for: "lifting-inside-is-enough") { d in
    let names = d.controls(2)
    let first = Box(d.within(40...120), d.within(60...100), 100, 44)
    let second = Box(first.x, d.within(260...340), 100, 44)
    var scene = ["add \(names[0]) as button at \(first)", "target \(names[0]) touchUpInside vc.\(names[0])"]
    if d.chance(60) {
      scene += ["add \(names[1]) as button at \(second)", "target \(names[1]) touchUpInside vc.\(names[1])"]
    }
    let start = d.of(second.center, Spot(first.x + 20, first.bottom + 30), first.center)
    let end = d.chance(80) ? first.center.moved(8, 4) : second.center
    return Sketch(
      d.of(.whether("action vc.\(names[0])"), .winner), on: "drag \(start) to \(end) steps 6", scene: scene)
  }

  /// Something inside a button.
  private static let covered = Template("covered", for: "view-in-a-button-presses-it") { d in
    let (button, part) = (d.controls(1)[0], d.of("icon", "mark", "dot"))
    let box = Box(d.within(40...100), d.within(60...300), 160, 60)
    let inner = Box(d.within(20...60), 8, 44, 44)
    let kind = d.of("", "", " as image", " as label", " as stack")
    var scene = [
      "add \(button) as button at \(box)", "add \(part) to \(button)\(kind) at \(inner)",
      "target \(button) touchUpInside vc.\(button)",
    ]
    if d.chance(30) { scene.append("set \(part) isUserInteractionEnabled \(d.of("on", "off"))") }
    let point = d.chance(75) ? inner.outside(box).center : Spot(box.right - 16, box.y + 30)
    return Sketch(d.of(.who, .whether("action vc.\(button)")), on: "tap \(point)", scene: scene)
  }

  /// What a control sends when.
  private static let events = Template("events") { d in
    let button = d.controls(1)[0]
    let box = Box(d.within(40...120), d.within(100...160), 100, 44)
    let event = d.of(
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragExit", "touchUpInside",
      "touchUpOutside", "touchCancel")
    let c = box.center
    let on = d.of(
      ["tap \(c)"], ["tap \(c) count 2"], ["drag \(c) to \(c.moved(20, 5)) steps 2"],
      ["drag \(c) to \(c.moved(0, 200)) steps 4"], ["touch down 1 at \(c)", "interrupt"])
    var scene = [
      "add \(button) as \(d.of("button", "control")) at \(box)", "target \(button) \(event) vc.\(button)",
    ]
    if d.chance(15) { scene.append("override \(button) beginTracking no") }
    return Sketch(.whether("action vc.\(button)"), on: on, scene: scene)
  }
}
