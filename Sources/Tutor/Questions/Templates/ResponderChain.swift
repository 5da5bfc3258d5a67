extension Concept {
  static let responderChain = Concept(
    "responder-chain", .responders, beliefs: ["parents-hear-first"],
    rules: ["RC-1", "RC-2", "RC-3", "RC-9", "RC-13"],
    templates: [chain, link, upTheChain])

  /// Three views, of which one may have a controller of its own.
  private static let chain = Template("chain") { d in
    let scene = family(&d)
    return Sketch(.chain(of: scene.object), on: [], scene: scene.lines)
  }

  /// Whether a chain is the right one.
  private static let link = Template("link") { d in
    let scene = family(&d)
    let rest = ["root", "vc", "window", "scene", "app", "delegate"]
    var claimed = scene.path + rest
    switch d.below(5) {
    case 0: claimed.removeAll { $0 == "vc" }
    case 1 where scene.path.count > 2: claimed.swapAt(1, 2)
    default: break
    }
    return Sketch(.whether("chain " + claimed.joined(separator: " > ")), on: [], scene: scene.lines)
  }

  private static func family(_ d: inout Dice) -> (lines: [String], object: String, path: [String]) {
    let names = d.views(4)
    var lines = [
      "add \(names[0]) at \(Box(20, 40, 280, 400))",
      "add \(names[1]) to \(names[0]) at \(Box(20, 20, 240, 300))",
      "add \(names[2]) to \(names[1]) at \(Box(20, 20, 160, 100))",
      "add \(names[3]) to \(names[1]) at \(Box(20, 140, 160, 100))",
    ]
    let owner = d.below(4)
    if owner < 3 { lines.append("controller child for \(names[owner])") }
    if d.chance(20) { lines.append("override \(names[2]) next \(names[0])") }
    let deep = d.of(names[2], names[3])
    var path: [String] = []
    for (place, name) in [(2, names[2]), (3, names[3]), (1, names[1]), (0, names[0])] {
      if place > 1, name != deep { continue }
      path.append(name)
      if place == owner { path.append("child") }
    }
    return (lines, deep, path)
  }

  /// Children hear of a touch before their parents.
  static let upTheChain = Template("order", for: "parents-hear-first") { d in
    let names = d.views(2)
    let outer = Box(d.within(20...40), d.within(60...120), 240, 240)
    let inner = Box(d.within(20...60), d.within(20...60), 140, 120)
    var scene = ["add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)"]
    if d.chance(50) { scene.append("attach tap to \(d.pick(names)) with taps=\(d.of(1, 2))") }
    return Sketch(.order, on: "tap \(d.spot(in: inner.outside(outer)))", scene: scene)
  }
}
