import TouchModel

extension Belief {
  static let controlsPassTouchesOn = Belief(
    "controls-pass-touches-on",
    "A control passes the touches that it gets on to its superview, like every view",
    rules: ["RC-14"],
    example: Example(.tap(at: Point(100, 60))) { scene in
      scene.wire(try scene.put("buy", .button, 40, 40, 120, 44), to: "buy")
    },
    world: World(retell: { happenings, telling in
      var told: [Happening] = []
      for happening in happenings {
        told.append(happening)
        guard case .viewCalled(let view, let phase, let fingers) = happening.kind,
          telling.scene.views[view.row].viewClass.isControl
        else { continue }
        for responder in telling.scene.chain(from: .view(view)).dropFirst() {
          told.append(Happening(happening.time, .passedOn(responder, phase, fingers)))
        }
      }
      happenings = told
    }))
}
