import TouchModel

extension Belief {
  static let longPressActsAtLift = Belief(
    "long-press-acts-at-lift",
    "A long press calls its action once, when the finger lifts",
    rules: ["GR-10", "GR-4.8"],
    example: Example(.tap(at: Point(100, 100), hold: Time(seconds: 1))) { scene in
      try scene.attach(.longPress, to: try scene.put("card", 40, 40, 120, 120))
    },
    world: World(retell: { happenings, telling in
      var seen: Set<RecognizerID> = []
      var told: [Happening] = []
      for happening in happenings.reversed() {
        if case .acted(.recognizer(let id), _, _) = happening.kind,
          telling.scene.recognizers[id.row].kind == .longPress, !seen.insert(id).inserted
        {
          continue
        }
        told.append(happening)
      }
      happenings = told.reversed()
    }))
}
