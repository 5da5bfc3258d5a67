extension Concept {
  static let coordinates = Concept(
    "coordinates", .findingTheView, beliefs: ["round-corners-shape-touches", "first-subview-wins"],
    rules: ["HT-6", "HT-7", "HT-9", "HT-5"],
    templates: [edges, shifted, nestedFrames, rounded])

  /// Views side by side, and a point on the line between them.
  private static let edges = Template("edges") { d in
    let names = d.views(3)
    let left = Box(d.within(20...40), d.within(80...200), d.within(80...100), 120)
    let right = Box(left.right, left.y, d.within(80...120), 120)
    let isAcross = d.chance(50)
    let first = isAcross ? left : Box(left.x, left.y, 160, 80)
    let second = isAcross ? right : Box(left.x, left.y + 80, 160, d.within(80...120))
    let point =
      isAcross
      ? Spot(d.of(first.right, first.right - 1, first.right, first.x, second.right), first.y + 40)
      : Spot(first.x + 40, d.of(first.bottom, first.bottom - 1, first.bottom, first.y, second.bottom))
    return Sketch(
      .who, on: "tap \(point)",
      scene: [
        "add \(names[0]) at \(Box(0, first.y - 40, 320, 320))", "add \(names[1]) at \(first)",
        "add \(names[2]) at \(second)",
      ])
  }

  /// A view that shows another part of itself.
  private static let shifted = Template("shifted") { d in
    let names = d.views(3)
    let outer = Box(d.within(40...60), d.within(80...160), 200, 200)
    let shift = d.of(40, 60, 80, 100)
    let first = Box(20, 20, 160, d.within(52...60))
    let second = Box(20, 20 + shift, 160, d.within(52...60))
    let point = Spot(outer.x + 100, outer.y + d.of(44, 44, 44 + shift))
    return Sketch(
      .who, on: "tap \(point)",
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(first)",
        "add \(names[2]) to \(names[0]) at \(second)",
        "set \(names[0]) bounds 0,\(d.of(shift, shift, 0)),200,200",
      ])
  }

  /// Frames are those of the superview, the touch is on the screen.
  private static let nestedFrames = Template("nested-frames", for: "first-subview-wins") { d in
    let names = d.views(4)
    let outer = Box(d.within(20...40), d.within(40...80), 260, 320)
    let middle = Box(d.within(20...40), d.within(40...60), 200, 220)
    let (first, second) = (Box(20, d.within(20...40), 120, 72), Box(20, d.within(100...120), 120, 72))
    let inner = d.of(first, second)
    let point =
      d.chance(70) ? d.spot(in: inner.outside(middle).outside(outer)) : d.spot(in: inner.outside(outer))
    return Sketch(
      .who, on: "tap \(point)",
      scene: [
        "add \(names[0]) at \(outer)", "add \(names[1]) to \(names[0]) at \(middle)",
        "add \(names[2]) to \(names[1]) at \(first)", "add \(names[3]) to \(names[1]) at \(second)",
      ])
  }

  /// A round view is a rectangle for touches.
  private static let rounded = Template("rounded", for: "round-corners-shape-touches") { d in
    let names = d.views(2)
    let side = d.of(80, 100, 120)
    let box = Box(d.within(40...120), d.within(80...240), side, side)
    let inset = d.of(4, 6, 8)
    let point = d.of(
      Spot(box.x + inset, box.y + inset), Spot(box.right - inset, box.y + inset),
      Spot(box.x + inset, box.bottom - inset), box.center, Spot(box.x - inset, box.y + side / 2))
    return Sketch(
      .who, on: "tap \(point)",
      scene: [
        "add \(names[0]) at \(Box(20, box.y - 40, 280, side + 80))", "add \(names[1]) at \(box)",
        "set \(names[1]) cornerRadius \(d.of(side / 2, side / 2, 40))",
      ])
  }
}
