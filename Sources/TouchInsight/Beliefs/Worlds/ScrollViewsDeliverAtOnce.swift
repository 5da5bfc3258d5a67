import TouchModel

extension Belief {
  static let scrollViewsDeliverAtOnce = Belief(
    "scroll-views-deliver-at-once",
    "A button in a scroll view hears of the touch as soon as the finger lands",
    rules: ["SV-2", "SV-5"],
    example: Example(.tap(at: Point(100, 60), hold: Time(seconds: 0.5))) { scene in
      let list = try scene.put("list", .scrollView, 0, 0, 320, 480)
      try scene.set(.contentSize, .size(Size(320, 1000)), on: .view(list))
      scene.wire(try scene.put("buy", .button, in: list, 40, 40, 120, 44), to: "buy")
    },
    world: World(change: { scene in
      for view in scene.livingViews where scene.views[view.row].viewClass.isScrollView {
        try scene.set(.delaysContentTouches, false, of: view)
      }
    }))
}
