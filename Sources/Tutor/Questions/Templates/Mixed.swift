extension Concept {
  /// What a review asks to find out about several beliefs at once.
  static let mixed = Concept(
    "mixed", .touches,
    beliefs: [
      "recognizer-beats-control", "control-beats-recognizer", "disabled-control-swallows-touch",
      "image-views-take-touches", "alpha-zero-is-tapped", "hidden-parent-does-not-matter",
      "interaction-off-is-not-inherited", "view-in-a-button-presses-it", "stack-views-are-transparent",
      "clear-views-let-touches-through", "round-corners-shape-touches", "clipping-limits-touches",
      "own-point-inside-suffices", "every-recognizer-acts", "recognizers-hear-their-own-view-only",
      "z-position-orders-touches", "first-subview-wins", "the-edge-of-a-button-is-the-limit",
      "lifting-inside-is-enough", "touch-follows-the-finger", "leaving-the-view-ends-the-touch",
      "one-button-at-a-time", "parents-hear-first", "recognizers-hear-after-the-view",
      "cancelled-before-the-action", "long-press-acts-at-lift", "key-window-gets-touches",
      "touches-start-at-the-first-responder", "double-tap-makes-single-tap-wait",
      "cancels-touches-off-lets-both-act", "loser-gets-touches-cancelled", "touches-ended-always-comes",
    ],
    rules: ["HT-5", "GR-21", "UC-20", "RC-11"],
    templates: [cards, cards, cards, crowd, windowsAndFocus, tapsAround, calls, losers])

  /// Three cards, a finger on each of them at once.
  private static let cards = Template(
    "cards", for: "recognizer-beats-control", "control-beats-recognizer", "disabled-control-swallows-touch",
    "image-views-take-touches", "alpha-zero-is-tapped", "hidden-parent-does-not-matter",
    "interaction-off-is-not-inherited", "view-in-a-button-presses-it", "stack-views-are-transparent",
    "clear-views-let-touches-through", "round-corners-shape-touches", "clipping-limits-touches",
    "own-point-inside-suffices", "every-recognizer-acts", "recognizers-hear-their-own-view-only",
    "z-position-orders-touches", "first-subview-wins", "the-edge-of-a-button-is-the-limit",
    "lifting-inside-is-enough", "touch-follows-the-finger", "leaving-the-view-ends-the-touch",
    "one-button-at-a-time"
  ) { d in
    let count = 3
    let (views, controls) = (d.views(count), d.controls(2 * count))
    var scene: [String] = []
    var fingers: [(start: Spot, end: Spot)] = []
    for (place, make) in d.shuffled(MixedCard.all).prefix(count).enumerated() {
      let card = MixedCard(
        view: views[place], control: controls[2 * place], other: controls[2 * place + 1],
        recognizer: "tap\(place + 1)", part: "part\(place + 1)", box: Box(20, 10 + 155 * place, 280, 140))
      let made = make(card)
      scene += ["add \(card.view) at \(card.box)"] + made.lines
      fingers.append((made.start.moved(card.box.x, card.box.y), made.end.moved(card.box.x, card.box.y)))
    }
    func event(_ part: (Int, (start: Spot, end: Spot)) -> String?) -> String {
      "touch " + fingers.enumerated().compactMap { part($0 + 1, $1) }.joined(separator: " & ")
    }
    var on = [event { "down \($0) at \($1.start)" }]
    if fingers.contains(where: { $0.start != $0.end }) {
      on.append(event { $1.start == $1.end ? nil : "move \($0) to \($1.end)" })
    }
    on.append(event { finger, _ in "up \(finger)" })
    return Sketch(.winner, on: on, scene: scene)
  }

  /// Many views under one finger, each with its own reason not to take the touch.
  private static let crowd = Template(
    "crowd", for: "alpha-zero-is-tapped", "hidden-parent-does-not-matter", "interaction-off-is-not-inherited",
    "image-views-take-touches", "disabled-control-swallows-touch", "first-subview-wins"
  ) { d in
    let names = d.views(6)
    let button = d.controls(1)[0]
    let point = d.spot()
    let parent = Box(point.x - 80, point.y - 80, 160, 160)
    let child = d.box(around: point).inside(parent)
    let reasons = [
      ["add \(names[1]) at \(d.box(around: point))", "set \(names[1]) alpha 0"],
      [
        "add \(names[2]) at \(parent)", "add \(names[3]) to \(names[2]) at \(child)",
        "set \(names[2]) isHidden on",
      ],
      [
        "add \(names[4]) at \(parent)", "add \(names[5]) to \(names[4]) at \(child)",
        "set \(names[4]) isUserInteractionEnabled off",
      ],
      ["add photo as image at \(d.box(around: point))"],
      [
        "add \(button) as button at \(Box(point.x - 40, point.y - 20, 100, 44))",
        "set \(button) isEnabled off",
      ],
    ]
    return Sketch(
      .who, on: "tap \(point)",
      scene: ["add floor at \(Box(10, 20, 300, 400))", "add \(names[0]) at \(d.box(around: point))"]
        + d.shuffled(reasons).prefix(4).flatMap { $0 })
  }

  /// A window in front, a key window behind it, a first responder, and a button that hangs over an edge.
  private static let windowsAndFocus = Template(
    "windows-and-focus", for: "key-window-gets-touches", "touches-start-at-the-first-responder",
    "clipping-limits-touches", "own-point-inside-suffices"
  ) { d in
    let (front, card) = (d.of("alert", "banner", "hud"), d.views(2))
    let buttons = d.controls(2)
    let y = d.within(80...200)
    let point = Spot(208, y + 20)
    return Sketch(
      .who, on: "tap \(point)",
      scene: [
        "add \(card[0]) at 0,\(y - 40),320,200", "add field as textField at 20,20,200,36", "window \(front)",
        "set window isKeyWindow on", "focus field", "add \(card[1]) to \(front) at 40,\(y - 20),120,120",
        "add \(buttons[0]) to \(card[1]) as button at 90,20,100,40",
        "add \(card[1])2 to \(front) at 40,\(y - 20),100,60",
        "add \(buttons[1]) to \(card[1])2 as button at 80,10,110,44",
        "override \(buttons[1]) pointInside \(d.of("always", "inset -30"))",
        "set \(card[1])2 clipsToBounds on",
      ])
  }

  /// Two taps, and everybody who might count them.
  private static let tapsAround = Template(
    "taps-around", for: "double-tap-makes-single-tap-wait", "every-recognizer-acts",
    "recognizers-hear-their-own-view-only", "cancels-touches-off-lets-both-act"
  ) { d in
    let names = d.views(3)
    let outer = Box(20, d.within(40...100), 280, 300)
    let (middle, inner) = (Box(40, 40, 200, 200), Box(40, 40, 100, 100))
    var scene = [
      "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(middle)",
      "add \(names[2]) to \(names[1]) at \(inner)", "attach tap far to \(names[0])",
      "attach tap near to \(names[1])",
    ]
    let isDouble = d.chance(50)
    if isDouble {
      scene.append("attach tap double to \(names[1]) with taps=2")
    } else {
      scene += ["attach tap farthest to root", "set near cancelsTouchesInView off"]
    }
    let point = inner.outside(middle).outside(outer).center
    return Sketch(.winner, on: "tap \(point)\(isDouble ? " count 2" : "")", scene: scene)
  }

  /// The calls of a press that is taken away.
  private static let calls = Template(
    "calls", for: "parents-hear-first", "recognizers-hear-after-the-view", "cancelled-before-the-action",
    "long-press-acts-at-lift"
  ) { d in
    let names = d.views(2)
    let outer = Box(20, d.within(40...100), 280, 300)
    let inner = Box(40, 40, 180, 180)
    return Sketch(
      .order, on: "press \(inner.outside(outer).center) for \(d.of("0.7s", "0.8s", "1s"))",
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
        "attach longPress hold to \(d.pick(names))",
      ])
  }

  /// Who is cancelled where one recognizer wins.
  private static let losers = Template(
    "losers", for: "loser-gets-touches-cancelled", "touches-ended-always-comes"
  ) { d in
    let names = d.views(2)
    let outer = Box(20, d.within(40...100), 280, 300)
    let inner = Box(40, 40, 180, 180)
    let center = inner.outside(outer).center
    let (kinds, on) = d.of(
      (("pan", "pan"), "drag \(center) to \(center.moved(60, 0)) steps 4"), (("tap", "tap"), "tap \(center)"),
      (("tap", "longPress"), "press \(center) for 0.6s"))
    return Sketch(
      .cancelled, on: on,
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
        "attach \(kinds.0) outerOne to \(names[0])", "attach \(kinds.1) innerOne to \(names[1])",
      ])
  }
}
