import TouchModel

extension Belief {
  static let touchesStartAtTheFirstResponder = Belief(
    "touches-start-at-the-first-responder",
    "A touch goes to the first responder first, like a key press",
    rules: ["RC-20"],
    example: Example(.tap(at: Point(100, 160))) { scene in
      let field = try scene.put("field", .textField, 40, 40, 240, 40)
      scene.wire(try scene.put("send", .button, 40, 140, 120, 44), to: "send")
      var trace = Trace(isRecording: false)
      Simulator.focus(.view(field), on: &scene, into: &trace)
    },
    world: World(
      search: ViewSearch(
        contains: { view, point, scene in
          guard let first = scene.activity.firstResponder?.view else { return scene.pointInside(view, point) }
          return scene.isView(first, inside: view)
        },
        subviews: { view, scene in
          let subviews = Array(scene.subviews(of: view).reversed())
          guard let first = scene.activity.firstResponder?.view else { return subviews }
          return subviews.filter { scene.isView(first, inside: $0) }
        })))
}
