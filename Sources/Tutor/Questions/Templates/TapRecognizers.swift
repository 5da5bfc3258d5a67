extension Concept {
  static let tapRecognizers = Concept(
    "tap-recognizers", .recognizers,
    beliefs: [
      "recognizers-hear-their-own-view-only", "every-recognizer-acts", "recognizers-hear-after-the-view",
      "image-views-take-touches",
    ],
    rules: ["GR-1", "GR-3", "GR-21", "GR-25", "GR-4.8"],
    templates: [around, inside, counted, order])

  /// A tap on a view with its own recognizer, in one with another.
  private static let around = Template("around", for: "every-recognizer-acts") { d in
    let names = d.views(2)
    let outer = Box(d.within(20...40), d.within(60...160), 260, 240)
    let inner = Box(d.within(20...60), d.within(20...60), 140, 120)
    let taps = d.of((1, 1), (1, 1), (1, 2), (2, 1), (2, 2))
    var scene = [
      "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
      "attach tap outerTap to \(names[0])" + (taps.0 > 1 ? " with taps=2" : ""),
      "attach tap innerTap to \(names[1])" + (taps.1 > 1 ? " with taps=2" : ""),
    ]
    if d.chance(20) { scene.append("set \(d.of("innerTap", "outerTap")) isEnabled off") }
    let point = d.chance(80) ? inner.outside(outer).center : Spot(outer.right - 20, outer.bottom - 20)
    return Sketch(.winner, on: "tap \(point)\(d.of("", "", " count 2"))", scene: scene)
  }

  /// A recognizer gets the touches of everything that is in its view.
  private static let inside = Template("inside", for: "recognizers-hear-their-own-view-only") { d in
    let names = d.views(3)
    let outer = Box(d.within(20...40), d.within(60...160), 260, 240)
    let inner = Box(d.within(20...40), d.within(20...40), 160, 140)
    let point = inner.outside(outer).center
    let owner = d.of("root", names[0], names[0], names[1], names[2])
    return Sketch(
      d.of(Ask.whether("action vc.handleDismiss"), .whether("no touches dismiss")),
      on: "tap \(d.chance(75) ? point : Spot(point.x, outer.bottom - 16))",
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
        "add \(names[2]) \(d.of("to \(names[1]) ", ""))at \(Box(d.of(0, 200), 0, 100, 40))",
        "attach tap dismiss to \(owner)",
      ])
  }

  /// How many taps, how long, how far.
  private static let counted = Template("counted", for: "image-views-take-touches") { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 220, 220)
    let needed = d.of(1, 1, 2, 3)
    let way = d.of(20, 30, 60, 80)
    let on = d.of(
      "tap \(box.center)", "tap \(box.center) count \(d.of(2, 2, 3))",
      "press \(box.center) for \(d.of("0.4s", "0.6s", "1s"))",
      "drag \(box.center) to \(box.center.moved(way, 0)) steps 4")
    return Sketch(
      d.of(.state(of: "tapper"), .whether("action vc.handleTapper")), on: on,
      scene: [
        "add \(name)\(d.of("", "", "", " as image", " as label")) at \(box)",
        "attach tap tapper to \(name)" + (needed > 1 ? " with taps=\(needed)" : ""),
      ])
  }

  /// A recognizer hears of a touch before its view.
  private static let order = Template("order", for: "recognizers-hear-after-the-view") { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 200, 200)
    let kind = d.of("tap g1", "tap g1", "longPress g1", "pan g1")
    let flags = d.of("", "", " with cancelsTouchesInView=off", " with delaysTouchesEnded=off")
    let on = d.of("tap \(box.center)", "press \(box.center) for 1s")
    return Sketch(.order, on: on, scene: ["add \(name) at \(box)", "attach \(kind) to \(name)\(flags)"])
  }
}
