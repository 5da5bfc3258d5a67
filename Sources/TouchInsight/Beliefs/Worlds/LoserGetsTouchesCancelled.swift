import TouchModel

extension Belief {
  static let loserGetsTouchesCancelled = Belief(
    "loser-gets-touches-cancelled",
    "The recognizer that loses against another is sent touchesCancelled",
    rules: ["GR-26"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let outer = try scene.put("outer", 20, 20, 200, 200)
      try scene.attach(.tap, "outerTap", to: outer)
      try scene.attach(.tap, "innerTap", to: try scene.put("inner", in: outer, 40, 40, 100, 100))
    },
    world: World(retell: { happenings, _ in
      var told: [Happening] = []
      var fingers: [RecognizerID: FingerSet] = [:]
      for happening in happenings {
        told.append(happening)
        if case .recognizerCalled(let id, .began, let began) = happening.kind { fingers[id] = began }
        guard case .excluded(let loser, _) = happening.kind, let its = fingers[loser] else { continue }
        told.append(Happening(happening.time, .recognizerCalled(loser, .cancelled, its)))
      }
      happenings = told
    }))
}
