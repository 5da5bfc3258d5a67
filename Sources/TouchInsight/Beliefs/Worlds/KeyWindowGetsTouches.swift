import TouchModel

extension Belief {
  static let keyWindowGetsTouches = Belief(
    "key-window-gets-touches",
    "Touches go to the key window",
    rules: ["HT-24", "HT-23"],
    example: Example(.tap(at: Point(100, 30))) { scene in
      try scene.set(.isKeyWindow, true, of: Scene.window)
      try scene.addWindow("banner", frame: Rect(0, 0, 320, 60))
    },
    world: World(
      search: ViewSearch(windows: { scene in
        let visible = scene.windows.reversed().filter { !scene.views[$0.row].isHidden }
        let key = visible.filter { scene.property(.isKeyWindow, of: $0) == .bool(true) }
        return key + visible.filter { !key.contains($0) }
      })))
}
