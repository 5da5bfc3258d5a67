extension Concept {
  static let transforms = Concept(
    "transforms", .findingTheView, beliefs: ["clipping-limits-touches"], rules: ["HT-7", "HT-8", "HT-5"],
    templates: [scaled, turned, moved])

  /// A view that is drawn bigger or smaller than it was.
  private static let scaled = Template("scaled") { d in
    let names = d.views(2)
    let box = Box(d.within(100...120), d.within(160...240), 80, 80)
    let scale = d.of("2", "1.5", "0.5", "0.4")
    let distance = d.of(28, 34, 48, 52, 70)
    let (dx, dy) = d.of((distance, 0), (-distance, 0), (0, distance), (distance, distance))
    return Sketch(
      .who, on: "tap \(box.center.moved(dx, dy))",
      scene: [
        "add \(names[0]) at \(Box(0, box.y - 80, 320, 240))", "add \(names[1]) at \(box)",
        "set \(names[1]) transform scale \(scale)",
      ])
  }

  /// A long view that is turned around its centre.
  private static let turned = Template("turned") { d in
    let names = d.views(3)
    let box = Box(d.within(60...80), d.within(200...240), 160, 40)
    let degrees = d.of(90, 90, 180, 270, 0)
    let away = d.of(40, 50, 60)
    let (dx, dy) = d.of((away, 0), (-away, 0), (0, away), (0, -away))
    return Sketch(
      .who, on: "tap \(box.center.moved(dx, dy))",
      scene: [
        "add \(names[0]) at \(Box(20, box.y - 100, 280, 240))", "add \(names[1]) at \(box)",
        "add \(names[2]) to \(names[1]) at \(d.of(Box(100, 4, 56, 32), Box(4, 4, 56, 32)))",
        "set \(names[1]) transform rotate \(degrees)",
      ])
  }

  /// A view that is drawn elsewhere than its superview has room for.
  private static let moved = Template("moved", for: "clipping-limits-touches") { d in
    let names = d.views(2)
    let outer = Box(d.within(40...60), d.within(80...160), 160, 120)
    let inner = Box(20, 20, 80, 60)
    let way = d.of(40, 120, 140)
    var scene = [
      "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(inner)",
      "set \(names[1]) transform translate \(way),0",
    ]
    if d.chance(30) { scene.append("set \(names[0]) clipsToBounds on") }
    let drawn = inner.outside(outer)
    let target = d.chance(70) ? Box(drawn.x + way, drawn.y, 80, 60) : drawn
    return Sketch(.who, on: "tap \(target.center.moved(d.of(-6, 6, 10), d.of(-6, 6)))", scene: scene)
  }
}
