import TouchModel

extension Scene {
  /// What hears of a touch whose view is this one.
  func wiring(of view: ViewID) -> Wiring {
    let around = ancestry(of: view)
    let recognizers = around.flatMap { self.recognizers(of: $0).reversed() }.filter {
      !self.recognizers[$0.row].isSystem && self.recognizers[$0.row].isEnabled
    }
    let handlers = chain(from: .view(view)).compactMap { responder -> ObjectID? in
      guard case .object(let object) = responder, overrides[object]?.touches.isEmpty == false else {
        return nil
      }
      return object
    }
    let scrollers = around.filter { view in
      let viewClass = views[view.row].viewClass
      return viewClass.isScrollView || viewClass == .tableViewCell || viewClass == .collectionViewCell
    }
    let control =
      views[view.row].viewClass.isControl
      ? nil : around.dropFirst().first { views[$0.row].viewClass.isControl }
    return Wiring(
      targets: targets(of: view), recognizers: recognizers, handlers: handlers, scrollers: scrollers,
      controlAround: control)
  }
}
