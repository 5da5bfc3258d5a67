extension Concept {
  static let tables = Concept(
    "tables", .controls, beliefs: ["rows-ignore-recognizers", "touches-ended-always-comes"],
    rules: ["SV-9", "SV-10", "SV-11", "RC-16", "SV-2"],
    templates: [row, held, accessory])

  private static func table(_ d: inout Dice) -> (scene: [String], row: Box) {
    let box = Box(0, d.of(40, 60, 80), 320, 360)
    let row = Box(0, d.of(0, 60, 120), 320, 60)
    return (["add table as table at \(box)", "add row to table as cell at \(row)"], row.outside(box))
  }

  private static func recognizer(_ d: inout Dice) -> String {
    let flag = d.of("", "", "", " with cancelsTouchesInView=off", " with taps=2")
    return "attach tap dismiss to \(d.of("root", "root", "table"))\(flag)"
  }

  /// Whether the row is selected.
  private static let row = Template("row", for: "rows-ignore-recognizers") { d in
    var (scene, box) = table(&d)
    if d.chance(75) { scene.append(recognizer(&d)) }
    if d.chance(20) { scene.append("delegate dismiss shouldReceiveTouch no from row") }
    if !scene.contains(where: { $0.hasPrefix("attach") }) { scene.removeAll { $0.hasPrefix("delegate") } }
    let selects = "log \"-[vc tableView:didSelectRowAtIndexPath:]\""
    return Sketch(
      d.of(.whether("no touches table"), .whether("row isSelected on"), .whether(selects)),
      on: "tap \(box.center)",
      scene: scene)
  }

  /// A finger that rests on a row.
  private static let held = Template("held", for: "rows-ignore-recognizers", "touches-ended-always-comes") {
    d in
    let (scene, box) = table(&d)
    let time = d.of("0.3s", "0.5s", "1s", "1.2s")
    return Sketch(
      d.of(.cancelled, .whether("row isSelected on"), .whether("cancelled table"), .winner),
      on: "press \(box.center) for \(time)", scene: scene + [recognizer(&d)])
  }

  /// A button in a row.
  private static let accessory = Template("accessory") { d in
    var (scene, box) = table(&d)
    let button = d.controls(1)[0]
    let kind = d.of("button", "button", "control")
    scene += [
      "add \(button) to row as \(kind) at 220,10,80,40", "target \(button) touchUpInside vc.\(button)",
    ]
    if d.chance(60) { scene.append(recognizer(&d)) }
    let point = d.chance(70) ? Box(220, 10, 80, 40).outside(box).center : box.center
    return Sketch(d.of(.winner, .who, .whether("row isSelected on")), on: "tap \(point)", scene: scene)
  }
}
