extension Concept {
  static let delaysTouches = Concept(
    "delays-touches", .recognizers,
    beliefs: [
      "delays-touches-ended-is-150-ms", "recognizers-hear-after-the-view",
    ],
    rules: ["GR-18", "GR-19", "GR-19a", "GR-3"],
    templates: [flags, secondView, never])

  /// The calls of a touch that a recognizer holds back.
  private static let flags = Template(
    "flags", for: "recognizers-hear-after-the-view"
  ) { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 200, 200)
    let taps = d.of(1, 1, 2)
    let flag = d.of("delaysTouchesBegan=on", "delaysTouchesEnded=off", "delaysTouchesBegan=on")
    let on = d.of("tap \(box.center)", "press \(box.center) for 1s")
    return Sketch(
      .order, on: on,
      scene: [
        "add \(name) at \(box)", "attach tap g1 to \(name) with \(flag)" + (taps > 1 ? " taps=2" : ""),
      ])
  }

  /// What lands elsewhere while an end is held back.
  private static let secondView = Template("second-view", for: "delays-touches-ended-is-150-ms") { d in
    let names = d.views(2)
    let (first, second) = (Box(20, d.within(40...80), 240, 120), Box(20, d.within(240...300), 240, 120))
    let wait = d.of("0.2s", "0.25s", "0.2s")
    let flag = d.of("", "", "", " delaysTouchesEnded=off")
    return Sketch(
      .order,
      on: [
        "touch down 1 at \(first.center)", "wait 0.1s", "touch up 1", "wait \(wait)",
        "touch down 2 at \(second.center)", "wait 1s",
      ],
      scene: [
        "add \(names[0]) at \(first)", "add \(names[1]) at \(second)",
        "attach tap g1 to \(names[0]) with taps=2\(flag)",
      ])
  }

  /// Whether a view hears of a touch at all.
  private static let never = Template("never") { d in
    let name = d.views(1)[0]
    let box = Box(d.within(20...60), d.within(60...160), 200, 200)
    let kind = d.of("tap", "longPress", "pan")
    let flag = d.of(
      "delaysTouchesBegan=on", "delaysTouchesBegan=on", "delaysTouchesEnded=off", "cancelsTouchesInView=off")
    let method = d.of("touchesBegan", "touchesEnded", "touchesCancelled")
    let on = d.of(
      "tap \(box.center)", "press \(box.center) for 1s",
      "drag \(box.center) to \(box.center.moved(60, 0)) steps 4")
    return Sketch(
      d.of(.whether("no touches \(name)"), .whether("log \"-[\(name) \(method):withEvent:]\"")), on: on,
      scene: ["add \(name) at \(box)", "attach \(kind) g1 to \(name) with \(flag)"])
  }
}
