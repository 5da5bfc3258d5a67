extension Concept {
  static let simultaneity = Concept(
    "simultaneity", .recognizers,
    beliefs: ["one-no-forbids-simultaneity", "every-recognizer-acts", "cancels-touches-off-lets-both-act"],
    rules: ["GR-21", "GR-22", "GR-23", "GR-25"],
    templates: [twoTaps, twoPans, pinchAndTurn, flagOff])

  /// What both delegates may say.
  private static func delegates(_ first: String, _ second: String, _ d: inout Dice) -> [String] {
    let answers = d.of(
      ("yes", "no"), ("no", "yes"), ("yes", ""), ("no", ""), ("", ""), ("", "yes"), ("yes", "yes"))
    return zip([first, second], [answers.0, answers.1]).compactMap {
      $1.isEmpty ? nil : "delegate \($0) shouldRecognizeSimultaneously \($1)"
    }
  }

  private static let twoTaps = Template(
    "two-taps", for: "one-no-forbids-simultaneity", "every-recognizer-acts"
  ) { d in
    let names = d.views(2)
    let outer = Box(20, d.within(40...100), 280, 300)
    let inner = Box(40, 40, 180, 180)
    return Sketch(
      d.of(.winner, .winner, .whether("action vc.handleOuterTap")), on: "tap \(inner.outside(outer).center)",
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
        "attach tap outerTap to \(names[0])", "attach tap innerTap to \(names[1])",
      ] + delegates("outerTap", "innerTap", &d))
  }

  private static let twoPans = Template("two-pans", for: "one-no-forbids-simultaneity") { d in
    let names = d.views(2)
    let outer = Box(20, d.within(40...100), 280, 300)
    let inner = Box(40, 40, 180, 180)
    let center = inner.outside(outer).center
    var scene = [
      "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
      "attach pan outerPan to \(names[0])",
      "attach \(d.of("pan", "pan", "longPress")) innerOne to \(names[1])",
    ]
    scene += delegates("outerPan", "innerOne", &d)
    return Sketch(
      d.of(.winner, .state(of: "outerPan")), on: "drag \(center) to \(center.moved(60, d.of(0, 20))) steps 4",
      scene: scene)
  }

  private static let pinchAndTurn = Template("pinch-and-turn", for: "one-no-forbids-simultaneity") { d in
    let name = d.views(1)[0]
    let box = Box(20, d.within(60...120), 280, 280)
    let c = box.center
    let turn = d.of(0, 20, 24)
    return Sketch(
      .winner,
      on: [
        "touch down 1 at \(c.moved(-50, 0)) & down 2 at \(c.moved(50, 0))",
        "touch move 1 to \(c.moved(-70, 0)) & move 2 to \(c.moved(70, 0))",
        "touch move 1 to \(c.moved(-70, -turn)) & move 2 to \(c.moved(70, turn))", "touch up 1 & up 2",
      ],
      scene: ["add \(name) at \(box)", "attach pinch zoom to \(name)", "attach rotation turn to \(name)"]
        + delegates("zoom", "turn", &d))
  }

  private static let flagOff = Template("flag-off", for: "cancels-touches-off-lets-both-act") { d in
    both.sketch(&d)
  }
}
