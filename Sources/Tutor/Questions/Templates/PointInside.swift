extension Concept {
  static let pointInside = Concept(
    "point-inside", .findingTheView, beliefs: ["own-point-inside-suffices", "first-subview-wins"],
    rules: ["HT-11", "HT-6", "HT-4"],
    templates: [inset, shaped, outsideTheParentToo])

  /// A touch area that is bigger or smaller than what is drawn.
  private static let inset = Template("inset") { d in
    let names = d.views(2)
    let box = Box(d.within(80...120), d.within(120...240), 100, 60)
    let inset = d.of(-30, -20, -10, 10, 20)
    let away = d.of(-14, -6, 5, 14, 25)
    let point = d.of(
      Spot(box.right + away, box.y + 30), Spot(box.x - away, box.y + 30), Spot(box.x + 50, box.y - away))
    return Sketch(
      .who, on: "tap \(point)",
      scene: [
        "add \(names[0]) at \(Box(20, box.y - 60, 280, 180))", "add \(names[1]) at \(box)",
        "override \(names[1]) pointInside inset \(inset)",
      ])
  }

  /// A circle, everything, nothing.
  private static let shaped = Template("shaped", for: "first-subview-wins") { d in
    let names = d.views(3)
    let box = Box(d.within(80...120), d.within(120...240), 100, 100)
    let point = d.of(
      Spot(box.x + 6, box.y + 6), Spot(box.right - 6, box.bottom - 6), box.center.moved(8, 8),
      Spot(box.x - 20, box.y + 40))
    return Sketch(
      .who, on: "tap \(point)",
      scene: [
        "add \(names[0]) at \(Box(20, box.y - 40, 280, 180))", "add \(names[1]) at \(box)",
        "add \(names[2]) to \(names[1]) at \(d.of(Box(4, 4, 40, 40), Box(30, 30, 40, 40)))",
        "override \(names[1]) pointInside \(d.of("circle", "circle", "always", "never"))",
      ])
  }

  private static let outsideTheParentToo = Template("outside-the-parent", for: "own-point-inside-suffices") {
    d in
    ownPointInside.sketch(&d)
  }
}
