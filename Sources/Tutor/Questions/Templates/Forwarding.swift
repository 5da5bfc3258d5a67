extension Concept {
  static let forwarding = Concept(
    "forwarding", .responders,
    beliefs: ["controls-pass-touches-on", "parents-hear-first", "siblings-below-get-the-touch-too"],
    rules: ["RC-11", "RC-12", "RC-14", "RC-17", "RC-13"],
    templates: [handled, keptByControl, sibling, heardInOrder])

  /// One view in the middle that may keep what it gets.
  private static let handled = Template("handled") { d in
    let names = d.views(3)
    let outer = Box(20, d.within(40...100), 280, 300)
    let middle = Box(20, 20, 220, 220)
    let inner = Box(20, 20, 140, 120)
    let method = d.of("touches", "touchesBegan", "touchesEnded")
    let heard = d.of("touchesBegan", "touchesEnded")
    return Sketch(
      .whether("log \"-[\(names[0]) \(heard):withEvent:]\""),
      on: "tap \(inner.outside(middle).outside(outer).center)",
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(middle)",
        "add \(names[2]) to \(names[1]) at \(inner)",
        "override \(d.of(names[1], names[2])) \(method) \(d.of("handle", "handle", "observe", "forward"))",
      ])
  }

  /// A control tells nobody what it tracks, a view in front of it does.
  private static let keptByControl = Template("kept-by-control", for: "controls-pass-touches-on") { d in
    let (card, button) = (d.views(1)[0], d.controls(1)[0])
    let outer = Box(20, d.within(40...160), 280, 200)
    let kind = d.of("button", "switch", "control", "view", "view")
    let inner = Box(d.within(20...100), d.within(40...100), kind == "switch" ? 51 : 100, 31)
    let ask = d.of(
      Ask.whether("no touches \(card)"), .whether("log \"-[\(card) touchesBegan:withEvent:]\""),
      .whether("log \"-[vc touchesEnded:withEvent:]\""))
    return Sketch(
      ask, on: "tap \(inner.outside(outer).center)",
      scene: [
        "add \(card) at \(outer)",
        "add \(button) to \(card)\(kind == "view" ? "" : " as \(kind)") at \(inner)",
      ])
  }

  /// What is behind a view is not its superview.
  private static let sibling = Template("sibling", for: "siblings-below-get-the-touch-too") { d in
    let names = d.views(3)
    let outer = Box(20, d.within(40...100), 280, 300)
    let (behind, front) = (Box(40, 40, 160, 160), Box(80, 80, 160, 160))
    let asked = d.of(names[1], names[1], names[0])
    return Sketch(
      d.of(.whether("no touches \(asked)"), .whether("log \"-[\(asked) touchesBegan:withEvent:]\"")),
      on: "tap \(d.spot(in: Box(outer.x + 90, outer.y + 90, 100, 100)))",
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(behind)",
        "add \(names[2]) to \(d.of(names[0], names[0], names[1])) at \(front)",
      ])
  }

  private static let heardInOrder = Template("order", for: "parents-hear-first") { d in
    upTheChain.sketch(&d)
  }
}
