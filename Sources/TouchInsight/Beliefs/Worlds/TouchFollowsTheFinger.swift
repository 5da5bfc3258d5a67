import TouchModel

extension Belief {
  static let touchFollowsTheFinger = Belief(
    "touch-follows-the-finger",
    "A finger that is dragged over another view now touches that one",
    rules: ["HT-1", "EV-5"],
    example: Example(.drag(from: Point(80, 80), to: Point(240, 80), steps: 4)) { scene in
      try scene.put("left", 20, 20, 120, 120)
      try scene.put("right", 180, 20, 120, 120)
    },
    world: World(arrive: { inputs, scene in
      Arrival.rewritten(inputs) { sample, down in
        guard case .move(let point) = sample.change, scene.hitView(at: point) != scene.hitView(at: down)
        else {
          return [sample]
        }
        return [TouchSample(sample.finger, .up), TouchSample(sample.finger, .down(point))]
      }
    }))
}
