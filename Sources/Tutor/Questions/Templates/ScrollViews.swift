extension Concept {
  static let scrollViews = Concept(
    "scroll-views", .controls, beliefs: ["scroll-views-deliver-at-once", "touches-ended-always-comes"],
    rules: ["SV-2", "SV-4", "SV-5", "SV-6", "SV-7"],
    templates: [button, order, plainView])

  private static func touch(_ box: Box, _ d: inout Dice) -> [String] {
    let c = box.center
    return d.of(
      ["tap \(c)"], ["press \(c) for 0.5s"], ["drag \(c) to \(c.moved(0, -60)) steps 6"],
      [
        "touch down 1 at \(c)", "wait 0.3s", "touch move 1 to \(c.moved(0, -30))",
        "touch move 1 to \(c.moved(0, -60))", "touch up 1",
      ])
  }

  /// A button, and a finger that taps, holds or drags.
  private static let button = Template("button") { d in
    let name = d.controls(1)[0]
    let list = d.of("list", "feed", "scroller")
    let box = Box(d.within(40...120), d.within(120...300), 100, 44)
    var scene = [
      "add \(list) as scroll at 0,0,320,480",
      "set \(list) contentSize \(d.of("320,1000", "320,1000", "320,480"))",
      "add \(name) to \(list) as button at \(box)", "target \(name) touchUpInside vc.\(name)",
    ]
    if d.chance(30) { scene.append("set \(list) delaysContentTouches off") }
    if d.chance(25) { scene.append("override \(list) touchesShouldCancel yes") }
    return Sketch(
      d.of(
        .whether("action vc.\(name)"), .winner, .cancelled,
        .whether("log \"-[\(name) touchesBegan:withEvent:]\"")),
      on: touch(box, &d), scene: scene)
  }

  /// When the content hears of a touch.
  private static let order = Template("order", for: "scroll-views-deliver-at-once") { d in
    let name = d.of("row1", "item", "cell1")
    let list = d.of("list", "feed", "scroller")
    let box = Box(d.within(40...120), d.within(120...300), 100, 44)
    let c = box.center
    let kind = d.of(" as button", "")
    var scene = [
      "add \(list) as scroll at 0,0,320,480", "set \(list) contentSize 320,1000",
      "add \(name) to \(list)\(kind) at \(box)",
    ]
    if d.chance(25) { scene.append("set \(list) delaysContentTouches off") }
    let on = d.of(["tap \(c)"], ["press \(c) for 0.5s"], ["drag \(c) to \(c.moved(0, -60)) steps 6"])
    return Sketch(
      d.of(.order, .whether("log \"-[\(name) touchesCancelled:withEvent:]\"")), on: on, scene: scene)
  }

  /// A plain view: its touch may be taken.
  private static let plainView = Template(
    "plain-view", for: "touches-ended-always-comes", "scroll-views-deliver-at-once"
  ) { d in
    let name = d.views(1)[0]
    let list = d.of("list", "feed", "scroller")
    let box = Box(d.within(40...120), d.within(120...300), 120, 80)
    var scene = [
      "add \(list) as scroll at 0,0,320,480", "set \(list) contentSize 320,1000",
      "add \(name) to \(list) at \(box)",
    ]
    if d.chance(30) { scene.append("set \(list) canCancelContentTouches off") }
    if d.chance(20) { scene.append("set \(list) delaysContentTouches off") }
    return Sketch(
      d.of(.cancelled, .whether("no touches \(name)"), .whether("cancelled \(name)")), on: touch(box, &d),
      scene: scene)
  }
}
