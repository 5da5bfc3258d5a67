import TouchModel

extension Belief {
  static let parentsHearFirst = Belief(
    "parents-hear-first",
    "A touch comes down from the window, so that parents hear of it before their children",
    rules: ["RC-13", "RC-11"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      try scene.put("inner", in: try scene.put("outer", 20, 20, 200, 200), 40, 40, 100, 100)
    },
    world: World(retell: { happenings, _ in
      var told: [Happening] = []
      var call: [Happening] = []
      for happening in happenings {
        if !happening.isPassedOn {
          told += call.reversed()
          call = []
        }
        if happening.isViewCall || happening.isPassedOn {
          call.append(happening)
        } else {
          told.append(happening)
        }
      }
      happenings = told + call.reversed()
    }))
}
