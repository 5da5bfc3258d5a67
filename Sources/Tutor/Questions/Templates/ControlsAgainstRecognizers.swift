extension Concept {
  static let controlsAgainstRecognizers = Concept(
    "controls-against-recognizers", .controls,
    beliefs: ["recognizer-beats-control", "control-beats-recognizer"],
    rules: ["UC-20", "UC-21", "UC-23", "UC-24", "UC-25"],
    templates: [around, onItself, remedies])

  private static let kinds = ["button", "button", "control", "control", "switch", "stepper"]
  private static let gestures = [
    ("tap g1", "", "tap"), ("tap g1", "", "tap"), ("tap g1", " with taps=2", "double"),
    ("longPress g1", "", "press"),
    ("tap g1", " with taps=2", "tap"), ("tap g1", "", "press"), ("tap g1", " with fingers=2", "tap"),
  ]

  private static func touch(_ kind: String, _ box: Box) -> String {
    switch kind {
    case "double": "tap \(box.center) count 2"
    case "press": "press \(box.center) for 1s"
    default: "tap \(box.center)"
    }
  }

  /// A recognizer of the view that the control is in.
  private static let around = Template("around", for: "recognizer-beats-control", "control-beats-recognizer")
  { d in
    let (card, button) = (d.views(1)[0], d.controls(1)[0])
    let outer = Box(20, d.within(40...160), 280, 200)
    let box = Box(d.within(20...100), d.within(40...80), 100, 44)
    let gesture = d.pick(gestures)
    let kind = d.pick(kinds)
    let scene = [
      "add \(card) at \(outer)", "add \(button) to \(card) as \(kind) at \(box)",
      "target \(button) \(kind == "switch" || kind == "stepper" ? "valueChanged" : "touchUpInside") vc.\(button)",
      "attach \(gesture.0) to \(d.of(card, card, "root"))\(gesture.1)",
    ]
    return Sketch(
      d.of(.winner, .winner, .whether("action vc.\(button)"), .cancelled),
      on: touch(gesture.2, box.outside(outer)),
      scene: scene)
  }

  /// A recognizer of the control itself.
  private static let onItself = Template("on-itself", for: "control-beats-recognizer") { d in
    let button = d.controls(1)[0]
    let box = Box(d.within(20...100), d.within(80...280), 100, 44)
    let gesture = d.pick(gestures)
    var scene = [
      "add \(button) as \(d.of("button", "control")) at \(box)",
      "target \(button) touchUpInside vc.\(button)",
      "attach \(gesture.0) to \(button)\(gesture.1)",
    ]
    if d.chance(35) { scene.append("set g1 cancelsTouchesInView off") }
    return Sketch(
      d.of(.winner, .winner, .whether("action vc.\(button)"), .cancelled), on: touch(gesture.2, box),
      scene: scene)
  }

  /// What lets a control of one's own win, or does not.
  private static let remedies = Template(
    "remedies", for: "control-beats-recognizer", "recognizer-beats-control"
  ) { d in
    let (card, button) = (d.views(1)[0], d.controls(1)[0])
    let outer = Box(20, d.within(40...160), 280, 200)
    let box = Box(d.within(20...100), d.within(40...80), 100, 44)
    let line = d.of(
      "override \(button) gestureRecognizerShouldBegin no",
      "override \(button) gestureRecognizerShouldBegin yes",
      "delegate g1 shouldReceiveTouch no from \(button)", "set g1 cancelsTouchesInView off",
      "set g1 delaysTouchesEnded off", "delegate g1 shouldReceiveTouch no from \(card)")
    return Sketch(
      d.of(.winner, .winner, .whether("action vc.\(button)")), on: "tap \(box.outside(outer).center)",
      scene: [
        "add \(card) at \(outer)", "add \(button) to \(card) as \(d.of("button", "control")) at \(box)",
        "target \(button) touchUpInside vc.\(button)", "attach tap g1 to \(card)", line,
      ])
  }
}
