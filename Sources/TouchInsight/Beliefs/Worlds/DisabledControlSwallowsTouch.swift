import TouchModel

extension Belief {
  static let disabledControlSwallowsTouch = Belief(
    "disabled-control-swallows-touch",
    "A disabled control takes the touch and does nothing with it",
    rules: ["HT-12"],
    example: Example(.tap(at: Point(100, 100))) { scene in
      let card = try scene.put("card", 20, 20, 280, 200)
      try scene.attach(.tap, "close", to: card)
      let buy = try scene.put("buy", .button, in: card, 40, 60, 120, 44)
      try scene.set(.isEnabled, false, of: buy)
      scene.wire(buy, to: "buy")
    },
    world: World(
      search: ViewSearch(refuses: ViewSearch.refuses(ignoring: .disabled)),
      retell: { happenings, telling in
        happenings.removeAll { happening in
          switch happening.kind {
          case .controlSent(let control, _), .acted(.view(let control), _, _):
            !telling.scene.views[control.row].isEnabled
          case .asked, .found, .recognizerCalled, .viewCalled, .passedOn, .excluded, .acted, .selected: false
          }
        }
      }))
}
