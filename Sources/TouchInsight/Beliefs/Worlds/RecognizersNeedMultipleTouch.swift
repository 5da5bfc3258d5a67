import TouchModel

extension Belief {
  static let recognizersNeedMultipleTouch = Belief(
    "recognizers-need-multiple-touch",
    "A two-finger gesture needs isMultipleTouchEnabled on its view",
    rules: ["GR-4", "EV-7"],
    example: Example(.tap(at: Point(100, 100), fingers: 2)) { scene in
      let tap = try scene.attach(.tap, "two", to: try scene.put("card", 40, 40, 120, 120))
      try scene.set(.numberOfTouchesRequired, .number(2), on: .recognizer(tap))
    },
    world: World(arrive: { inputs, scene in
      var owners: [ViewID: Finger] = [:]
      return Arrival.filtered(inputs) { finger, down in
        guard let view = scene.hitView(at: down), !scene.views[view.row].isMultipleTouchEnabled else {
          return true
        }
        let owner = owners[view] ?? finger
        owners[view] = owner
        return owner == finger
      }
    }))
}
