import TouchModel

extension Belief {
  static let oneButtonAtATime = Belief(
    "one-button-at-a-time",
    "Two buttons cannot be pressed at once unless isMultipleTouchEnabled is on",
    rules: ["EV-8", "EV-7"],
    example: Example(.tap(at: Point(160, 60), fingers: 2)) { scene in
      scene.wire(try scene.put("yes", .button, 40, 40, 120, 44), to: "yes")
      scene.wire(try scene.put("no", .button, 160, 40, 120, 44), to: "no")
    },
    world: World(change: { scene in
      for view in scene.livingViews where scene.views[view.row].viewClass.isControl {
        try scene.set(.isExclusiveTouch, true, of: view)
      }
    }))
}
