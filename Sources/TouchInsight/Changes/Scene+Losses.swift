import TouchModel

extension Scene {
  /// What a person could have wired something to: controls, scroll views, and views with recognizers of the app.
  func isOfInterest(_ view: ViewID) -> Bool {
    let it = views[view.row]
    if it.flags.contains(.removed) { return false }
    if it.viewClass.isControl || it.viewClass.isScrollView { return true }
    return recognizers(of: view).contains { !recognizers[$0.row].isSystem }
  }

  /// Views of interest that are found at their centre, with that centre; not more than a large scene has time for.
  func touchableViews(without view: ViewID) -> [(view: ViewID, center: Point)] {
    let most = max(4, min(64, 100_000 / max(1, views.count)))
    var result: [(view: ViewID, center: Point)] = []
    for row in 0..<views.count where result.count < most {
      let other = ViewID(row)
      guard other != view, isOfInterest(other), window(of: other) != nil else { continue }
      let center = screenCenter(of: other)
      if hitView(at: center) == other { result.append((other, center)) }
    }
    return result
  }

  /// Those of `touchable` that are not found at their centre any more after these edits.
  func losses(by edits: [Edit], of touchable: [(view: ViewID, center: Point)]) -> [ViewID] {
    if touchable.isEmpty { return [] }
    var after = self
    for edit in edits { _ = edit.tryOut(on: &after) }
    return Scene.losses(in: after, of: touchable)
  }

  static func losses(in after: Scene, of touchable: [(view: ViewID, center: Point)]) -> [ViewID] {
    touchable.filter { item in
      guard after.isAlive(.view(item.view)), after.window(of: item.view) != nil else { return true }
      let center = after.screenCenter(of: item.view)
      return after.hitView(at: item.center) != item.view && after.hitView(at: center) != item.view
    }.map(\.view)
  }
}
