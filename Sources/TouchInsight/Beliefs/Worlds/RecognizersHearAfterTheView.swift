import TouchModel

extension Belief {
  static let recognizersHearAfterTheView = Belief(
    "recognizers-hear-after-the-view",
    "A recognizer gets each touch after the view has had it",
    rules: ["GR-3"],
    example: Example(.tap(at: Point(100, 100), hold: Time(seconds: 1))) { scene in
      try scene.attach(.tap, to: try scene.put("card", 40, 40, 120, 120))
    },
    world: World(retell: { happenings, _ in
      var told: [Happening] = []
      var held: [Happening] = []
      for happening in happenings {
        if let first = held.first,
          happening.time != first.time
            || !(happening.isViewCall || happening.isPassedOn || happening.isRecognizerCall)
        {
          told += held
          held = []
        }
        if happening.isRecognizerCall { held.append(happening) } else { told.append(happening) }
      }
      happenings = told + held
    }))
}
