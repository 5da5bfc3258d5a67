extension Concept {
  static let otherEvents = Concept(
    "other-events", .responders, beliefs: ["touches-start-at-the-first-responder"],
    rules: ["RC-20", "RC-25", "RC-26", "RC-21"],
    templates: [shaken, menu, touched])

  private static func field(_ d: inout Dice) -> (scene: [String], field: String, card: String, y: Int) {
    let (field, card) = (d.of("field", "search", "input"), d.views(1)[0])
    let y = d.within(60...120)
    return (
      [
        "add \(card) at \(Box(10, y, 300, 120))", "add \(field) to \(card) as textField at 20,20,200,40",
      ], field, card, y
    )
  }

  /// Shaking, keys and remote controls go to the first responder.
  private static let shaken = Template("shaken") { d in
    var (scene, field, card, _) = field(&d)
    let isFocused = d.chance(60)
    if isFocused { scene.append("focus \(field)") }
    let (on, method) = d.of(
      ("shake", "motionBegan:withEvent:"), ("press key space", "pressesBegan:withEvent:"),
      ("remote play", "remoteControlReceivedWithEvent:"))
    return Sketch(
      .whether("log \"-[\(d.of(field, card, "vc", "window")) \(method)]\""), on: on, scene: scene)
  }

  /// A command of the edit menu looks for somebody who can.
  private static let menu = Template("menu") { d in
    var (scene, field, card, _) = field(&d)
    let action = d.of("copy", "paste", "duplicate", "duplicate")
    let able = d.of(card, "vc", "window", "root")
    scene.append("implement \(able) \(action)")
    if d.chance(70) { scene.append("focus \(field)") }
    return Sketch(
      .whether("log \"-[\(d.of(able, able, field)) \(action):]\""), on: "perform \(action)", scene: scene)
  }

  /// A touch does not care who is first responder.
  private static let touched = Template("touched", for: "touches-start-at-the-first-responder") { d in
    var (scene, field, _, y) = field(&d)
    let names = d.controls(1)
    scene.append("add \(names[0]) as button at \(Box(40, y + 160, 120, 44))")
    if d.chance(75) { scene.append("focus \(field)") }
    let point = d.of(
      Spot(100, y + 180), Spot(100, y + 180), Spot(100, y + 40), Spot(280, y + 100), Spot(240, y + 240))
    return Sketch(.who, on: "tap \(point)", scene: scene)
  }
}
