extension Concept {
  static let containers = Concept(
    "containers", .responders, beliefs: [], rules: ["RC-3", "RC-4", "RC-5", "RC-1", "HT-28"],
    templates: [pushed, presented, embedded])

  /// Controllers on a navigation stack.
  private static let pushed = Template("pushed") { d in
    let (view, detail) = (d.views(1)[0], d.of("detail", "profile", "editor"))
    var scene = ["embed vc in navigation nav"]
    let isPushed = d.chance(65)
    if isPushed { scene.append("push \(detail) onto nav") }
    let parent = isPushed ? "\(detail).view" : "root"
    scene.append("add \(view) to \(parent) at \(Box(20, 100, 200, 100))")
    if d.chance(30) { scene.append("set system iosVersion \(d.of(12, 26))") }
    return Sketch(.chain(of: d.of(view, view, "nav.view")), on: [], scene: scene)
  }

  /// A controller above another one.
  private static let presented = Template("presented") { d in
    let (view, sheet) = (d.views(1)[0], d.of("detail", "settings", "picker"))
    let style = d.of("pageSheet", "fullScreen", "overFullScreen", "popover")
    let button = d.controls(1)[0]
    let scene = [
      "add \(button) as button at \(Box(20, d.of(8, 100), 120, 40))",
      "present \(sheet) from vc style \(style)",
      "add \(view) to \(sheet).view at \(Box(20, 100, 120, 100))",
    ]
    if d.chance(50) { return Sketch(.chain(of: view), on: [], scene: scene) }
    return Sketch(.who, on: "tap \(d.of(Spot(60, 30), Spot(60, 120), Spot(200, 300)))", scene: scene)
  }

  /// A controller in a tab of a navigation stack.
  private static let embedded = Template("embedded") { d in
    let view = d.views(1)[0]
    var scene = ["embed vc in navigation nav"]
    let isInTabs = d.chance(60)
    if isInTabs { scene.append("embed nav in tabs tabs") }
    scene.append("add \(view) at \(Box(20, 60, 200, 200))")
    let full = [view, "root", "vc", "nav.view", "nav"] + (isInTabs ? ["tabs.view", "tabs"] : [])
    var claimed = full + ["window", "scene", "app", "delegate"]
    switch d.below(5) {
    case 0: claimed.removeAll { $0.hasSuffix(".view") }
    case 1: claimed.removeAll { $0 == "nav" }
    default: break
    }
    return Sketch(
      d.chance(40) ? .chain(of: view) : .whether("chain " + claimed.joined(separator: " > ")), on: [],
      scene: scene)
  }
}
