import TouchModel

extension Belief {
  static let rowsIgnoreRecognizers = Belief(
    "rows-ignore-recognizers",
    "A tap recognizer on the screen does not keep a table from selecting the row that is tapped",
    rules: ["SV-9"],
    example: Example(.tap(at: Point(100, 60))) { scene in
      try scene.attach(.tap, "endEditing", to: Scene.root)
      let list = try scene.put("list", .tableView, 0, 0, 320, 480)
      try scene.put("row", .tableViewCell, in: list, 0, 40, 320, 44)
    },
    world: World(change: { scene in
      let lists = scene.livingViews.filter {
        [.tableView, .collectionView].contains(scene.views[$0.row].viewClass)
      }
      for id in scene.livingRecognizers where !scene.recognizers[id.row].isSystem {
        guard let view = scene.recognizers[id.row].view else { continue }
        if lists.contains(where: { scene.isView($0, inside: view) }) {
          try scene.set(.cancelsTouchesInView, .bool(false), on: .recognizer(id))
        }
      }
    }))
}
