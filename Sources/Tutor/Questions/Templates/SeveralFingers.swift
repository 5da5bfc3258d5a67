extension Concept {
  static let severalFingers = Concept(
    "several-fingers", .touches, beliefs: ["recognizers-need-multiple-touch", "one-button-at-a-time"],
    rules: ["EV-7", "EV-8", "GR-4"],
    templates: [twoFingers, twoButtons, secondFinger])

  /// A gesture of two fingers on a view that takes one or several touches.
  private static let twoFingers = Template("two-fingers", for: "recognizers-need-multiple-touch") { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(80...160), 200, 200)
    let (kind, on) = d.of(
      ("tap two", "tap \(box.center) fingers 2"), ("pinch two", "pinch \(box.center) scale 2"),
      ("rotation two", "rotate \(box.center) by 60"))
    var scene = ["add \(name) at \(box)"]
    let needed = d.of(2, 2, 1, 3)
    let isTap = kind == "tap two"
    scene.append("attach \(kind) to \(name)\(isTap ? " with fingers=\(needed)" : "")")
    if d.chance(50) { scene.append("set \(name) isMultipleTouchEnabled \(d.of("on", "off"))") }
    if d.chance(20) { scene.append("set \(d.of(name, "two")) \(d.of("interaction", "isEnabled")) off") }
    scene = scene.filter { !$0.contains("\(name) isEnabled") && !$0.contains("two interaction") }
    return Sketch(d.of(.whether("action vc.handleTwo"), .state(of: "two"), .winner), on: on, scene: scene)
  }

  /// Two buttons that are pressed at once.
  private static let twoButtons = Template("two-buttons", for: "one-button-at-a-time") { d in
    let names = d.controls(2)
    let y = d.within(80...200)
    var scene = names.enumerated().flatMap { place, name in
      [
        "add \(name) as button at \(Box(20 + 150 * place, y + 60 * place, 120, 44))",
        "target \(name) touchUpInside vc.\(name)",
      ]
    }
    if d.chance(50) { scene.append("set \(d.of("root", names[0], names[1])) isMultipleTouchEnabled on") }
    if d.chance(50) { scene.append("set \(d.pick(names)) isExclusiveTouch on") }
    let first = d.pick(names)
    let other = first == names[0] ? names[1] : names[0]
    let on =
      d.chance(50)
      ? ["touch down 1 at \(first)", "touch down 2 at \(other)", "touch up 1", "touch up 2"]
      : ["touch down 1 at \(first) & down 2 at \(other)", "touch up 1 & up 2"]
    return Sketch(d.of(.winner, .whether("action vc.\(other)")), on: on, scene: scene)
  }

  /// What a second finger on the same view does, or on another one.
  private static let secondFinger = Template("second-finger") { d in
    let names = d.views(2)
    let (left, right) = (Box(20, d.within(80...160), 130, 160), Box(170, d.within(80...160), 130, 160))
    var scene = ["add \(names[0]) at \(left)", "add \(names[1]) at \(right)"]
    if d.chance(50) { scene.append("set \(d.of(names[0], "root", names[1])) isMultipleTouchEnabled on") }
    if d.chance(35) { scene.append("set \(d.pick(names)) isExclusiveTouch on") }
    let second = d.chance(60) ? left.center.moved(20, 30) : right.center
    let asked = second == right.center ? names[1] : names[0]
    let claim =
      asked == names[0] ? "-[\(asked) touchesMoved:withEvent:]" : "-[\(asked) touchesBegan:withEvent:]"
    return Sketch(
      .whether("log \"\(claim)\""),
      on: [
        "touch down 1 at \(left.center)", "touch down 2 at \(second)",
        "touch move 2 to \(second.moved(5, 5))",
      ],
      scene: scene)
  }
}
