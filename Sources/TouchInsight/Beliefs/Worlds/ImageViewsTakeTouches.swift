import TouchModel

extension Belief {
  static let imageViewsTakeTouches = Belief(
    "image-views-take-touches",
    "An image view or a label with a tap recognizer can be tapped like any other view",
    rules: ["HT-2"],
    example: Example(.tap(at: Point(160, 140))) { scene in
      try scene.attach(.tap, "zoom", to: try scene.put("photo", .imageView, 60, 40, 200, 200))
    },
    world: World(
      search: ViewSearch(refuses: { view, scene in
        let isPicture = !scene.views[view.row].viewClass.interactsByDefault
        return ViewSearch.refuses(ignoring: isPicture ? .interaction : nil)(view, scene)
      })))
}
