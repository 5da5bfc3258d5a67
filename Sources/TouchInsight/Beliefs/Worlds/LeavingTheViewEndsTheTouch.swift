import TouchModel

extension Belief {
  static let leavingTheViewEndsTheTouch = Belief(
    "leaving-the-view-ends-the-touch",
    "A touch is over for a view as soon as the finger leaves it",
    rules: ["HT-1", "EV-5"],
    example: Example(.drag(from: Point(100, 100), to: Point(100, 300), steps: 4)) { scene in
      try scene.put("pad", 40, 40, 120, 120)
    },
    world: World(arrive: { inputs, scene in
      Arrival.rewritten(inputs) { sample, down in
        guard case .move(let point) = sample.change, let view = scene.hitView(at: down) else {
          return [sample]
        }
        let isInside = scene.pointInside(view, scene.convertFromScreen(point, to: view))
        return isInside ? [sample] : [TouchSample(sample.finger, .up)]
      }
    }))
}
