import TouchModel

extension Belief {
  static let cancelledBeforeTheAction = Belief(
    "cancelled-before-the-action",
    "A view gets touchesCancelled just before the recognizer's action is called",
    rules: ["GR-16", "GR-12"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      try scene.attach(.tap, to: try scene.put("card", 40, 40, 120, 120))
    },
    world: World(retell: { happenings, _ in
      for index in happenings.indices
      where happenings[index].phase == .cancelled && !happenings[index].isRecognizerCall {
        var place = index
        while place > 0, happenings[place - 1].time == happenings[place].time,
          case .acted(.recognizer, _, _) = happenings[place - 1].kind
        {
          happenings.swapAt(place - 1, place)
          place -= 1
        }
      }
    }))
}
