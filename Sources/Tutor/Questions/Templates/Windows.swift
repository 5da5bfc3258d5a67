extension Concept {
  static let windows = Concept(
    "windows", .findingTheView, beliefs: ["key-window-gets-touches"], rules: ["HT-22", "HT-23", "HT-24"],
    templates: [key, levels, passthrough])

  /// A small window in front of a big one that is key.
  private static let key = Template("key", for: "key-window-gets-touches") { d in
    let (front, button) = (d.of("alert", "banner", "hud"), d.controls(1)[0])
    let top = Box(0, d.of(0, 40, 100), 320, d.within(80...120))
    var scene = [
      "add \(button) as button at \(Box(d.within(40...120), top.y + 20, 120, 44))",
      "window \(front) at \(top)",
    ]
    let isKeyBehind = d.chance(70)
    scene.append("set \(isKeyBehind ? "window" : front) isKeyWindow on")
    if d.chance(30) {
      scene.append("set \(front) \(d.of("isHidden on", "isUserInteractionEnabled off", "alpha 0"))")
    }
    let point = d.chance(75) ? Spot(150, top.y + 40) : Spot(150, top.bottom + 30)
    return Sketch(.who, on: "tap \(point)", scene: scene)
  }

  /// Levels go before the order in which windows came.
  private static let levels = Template("levels") { d in
    let names = d.shuffled(["alert", "banner", "hud"])
    let (first, second) = (d.of(0, 1, 2), d.of(0, 1, 3))
    var scene = [
      "window \(names[0]) at 0,0,320,\(d.within(200...280)) level \(first)",
      "window \(names[1]) at 0,\(d.of(60, 80)),320,\(d.within(200...280)) level \(second)",
    ]
    if d.chance(40) { scene.append("set window windowLevel \(d.of(1, 2, 4))") }
    if d.chance(25) { scene.append("set \(names[d.below(2)]) isHidden on") }
    return Sketch(.who, on: "tap \(d.within(60...240)),\(d.of(30, 120, 180, 400))", scene: scene)
  }

  /// A window that is there for one button.
  private static let passthrough = Template("passthrough", for: "key-window-gets-touches") { d in
    let front = d.of("alert", "banner", "hud")
    let buttons = d.controls(2)
    let (low, high) = (Box(40, d.within(240...300), 120, 44), Box(40, d.within(80...140), 120, 44))
    var scene = [
      "add \(buttons[0]) as button at \(low)", "window \(front)",
      "add \(buttons[1]) to \(front) as button at \(high)",
    ]
    if d.chance(50) { scene.append("override \(front) hitTest passthrough") }
    scene.append("set \(d.of("window", front)) isKeyWindow on")
    return Sketch(.who, on: "tap \(d.spot(in: d.of(low, low, high)))", scene: scene)
  }
}
