extension Concept {
  static let touchLife = Concept(
    "touch-life", .touches,
    beliefs: [
      "touch-follows-the-finger", "leaving-the-view-ends-the-touch", "touches-ended-always-comes",
      "second-hit-test-is-for-touches-ended",
    ],
    rules: ["HT-1", "EV-5", "EV-9", "HT-17", "HT-20"],
    templates: [across, away, cut, lines])

  /// A finger that goes from one view to another.
  private static let across = Template("across", for: "touch-follows-the-finger") { d in
    let names = d.views(2)
    let (left, right) = (Box(20, d.within(60...200), 120, 120), Box(180, d.within(60...200), 120, 120))
    let (from, to) = d.chance(50) ? (left, right) : (right, left)
    let asked = d.pick(names)
    let ask = d.of(
      Ask.whether("no touches \(asked)"), .whether("log \"-[\(asked) touchesEnded:withEvent:]\""),
      .whether("log \"-[\(asked) touchesMoved:withEvent:]\""))
    return Sketch(
      ask, on: "drag \(d.spot(in: from, margin: 20)) to \(d.spot(in: to, margin: 20)) steps 4",
      scene: ["add \(names[0]) at \(left)", "add \(names[1]) at \(right)"])
  }

  /// A finger that leaves a button far behind before it lifts, or comes back.
  private static let away = Template("away", for: "leaving-the-view-ends-the-touch") { d in
    let button = d.controls(1)[0]
    let box = Box(d.within(40...160), d.within(40...100), 100, 44)
    let away = box.center.moved(0, d.of(160, 200, 240))
    var on = ["touch down 1 at \(box.center)", "touch move 1 to \(away)"]
    if d.chance(40) { on.append("touch move 1 to \(box.center.moved(8, 4))") }
    on.append("touch up 1")
    return Sketch(
      d.of(Ask.whether("action vc.\(button)"), .winner), on: on,
      scene: ["add \(button) as button at \(box)", "target \(button) touchUpInside vc.\(button)"])
  }

  /// What ends a touch for a view: the finger, a recognizer, a phone call.
  private static let cut = Template("cut", for: "touches-ended-always-comes") { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 200, 200)
    var scene = ["add \(name) at \(box)"]
    let kind = d.of("tap", "longPress", "pan", "none")
    if kind != "none" {
      scene.append("attach \(kind) to \(name)" + (d.chance(30) ? " with cancelsTouchesInView=off" : ""))
    }
    let point = box.center.moved(d.of(-20, 0, 20), d.of(-20, 0, 20))
    let on =
      switch d.below(4) {
      case 0: ["touch down 1 at \(point)", d.of("interrupt", "touch up 1")]
      case 1: ["press \(point) for 0.8s"]
      case 2: ["drag \(point) to \(point.moved(60, 0)) steps 4"]
      default: ["tap \(point)"]
      }
    let ask = d.of(
      Ask.cancelled, .whether("cancelled \(name)"), .whether("log \"-[\(name) touchesEnded:withEvent:]\""))
    return Sketch(ask, on: on, scene: scene)
  }

  /// The calls of one touch.
  private static let lines = Template("lines", for: "second-hit-test-is-for-touches-ended") { d in
    let names = d.views(2)
    let outer = Box(d.within(20...40), d.within(60...120), 240, 240)
    let inner = Box(d.within(20...60), d.within(20...60), 140, 120)
    var scene = ["add \(names[0]) at \(outer)"]
    if d.chance(60) { scene.append("add \(names[1]) to \(names[0]) at \(inner)") }
    return Sketch(.order, on: "tap \(d.spot(in: inner.outside(outer)))", scene: scene)
  }
}
