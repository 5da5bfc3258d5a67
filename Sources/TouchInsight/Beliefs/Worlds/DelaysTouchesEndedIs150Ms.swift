import TouchModel

extension Belief {
  static let delaysTouchesEndedIs150Ms = Belief(
    "delays-touches-ended-is-150-ms",
    "delaysTouchesEnded holds touchesEnded back for 0.15 seconds",
    rules: ["GR-19a", "GR-19"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let tap = try scene.attach(.tap, "double", to: try scene.put("card", 40, 40, 120, 120))
      try scene.set(.numberOfTapsRequired, .number(2), on: .recognizer(tap))
    },
    world: World(retell: { happenings, _ in
      var lift: Time?
      var moved: [Time: Time] = [:]
      for happening in happenings where happening.phase == .ended {
        if happening.isRecognizerCall { lift = happening.time }
        guard happening.isViewCall, let lift, happening.time > lift else { continue }
        moved[happening.time] = lift + Time(seconds: 0.15)
      }
      for index in happenings.indices where !happenings[index].isRecognizerCall {
        happenings[index].time = moved[happenings[index].time] ?? happenings[index].time
      }
      happenings.sortByTime()
    }))
}
