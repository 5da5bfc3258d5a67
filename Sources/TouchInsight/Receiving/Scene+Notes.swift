import TouchModel

extension Scene {
  /// What to say beside `why not`.
  func notes(
    _ view: ViewID, _ obstacles: [Obstacle], receiver: ViewID?
  ) -> [ReceiveNote] {
    var notes: [ReceiveNote] = []
    let isElsewhere = obstacles.contains { obstacle in
      if case .outside = obstacle.kind { obstacle.view == view } else { false }
    }
    let center = screenCenter(of: view)
    if isElsewhere, hitView(at: center) == view { notes.append(.hitAtCenter(view, center)) }
    for obstacle in obstacles where obstacle.kind == .refused(.interactionDisabled) {
      if !interactsByDefault(obstacle.view) { notes.append(.classDefault(obstacle.view)) }
    }
    if let first = obstacles.first { notes += self.notes(about: first, view, receiver: receiver) }
    notes += recognizerNotes(view, receiver: receiver)
    notes += overhangs(of: view)
    return notes
  }

  private func notes(about first: Obstacle, _ view: ViewID, receiver: ViewID?) -> [ReceiveNote] {
    switch first.kind {
    case .inFront(let covered, let found):
      var notes = pictureNotes(found)
      if let cell = views[first.view.row].superview, covered == view, isContentView(first.view) {
        notes.append(.contentViewInFront(first.view, cell: cell))
      }
      return notes
    case .windowInFront(let found): return pictureNotes(found)
    case .subview(let found):
      guard views[view.row].viewClass.isControl else { return pictureNotes(found) }
      return [.controlNeedsItself(control: view, receiver: found)]
    case .outside where first.view != view && !isWindow(first.view):
      return [.ownPointInsideDoesNotHelp(view, holder: first.view)]
    case .inNoWindow: return offScreenNotes(first.view)
    case .refused, .outside, .ownPointInside, .ownHitTest, .passesThrough, .elsewhere, .finger:
      return []
    }
  }

  private func isWindow(_ view: ViewID) -> Bool { views[view.row].isWindow }

  private func offScreenNotes(_ top: ViewID) -> [ReceiveNote] {
    let keeper = livingControllers.first { id in
      let it = controllers[id.row]
      if it.presenter != nil, detachedView(by: id)?.view == top { return true }
      return it.kind != .plain && it.children.contains { controllers[$0.row].view == top }
    }
    return keeper.map { [.offScreen(top, by: $0)] } ?? []
  }

  /// A cover that cannot be seen is the one that people do not think of.
  private func pictureNotes(_ cover: ViewID) -> [ReceiveNote] {
    for view in ancestry(of: cover) where views[view.row].alpha < 0.1 {
      return [.hardlyVisible(view, views[view.row].alpha)]
    }
    let plain: [ViewClass] = [.view, .stackView, .control]
    guard plain.contains(views[cover.row].viewClass) else { return [] }
    switch value(of: .backgroundColor, on: .view(cover)) {
    case .text(let colour)? where colour.lowercased().contains("clear"): return [.drawsNothing(cover)]
    case nil: return [.drawsNothing(cover)]
    case _?: return []
    }
  }

  private func recognizerNotes(_ view: ViewID, receiver: ViewID?) -> [ReceiveNote] {
    let own = recognizers(of: view).filter { !recognizers[$0.row].isSystem }
    if own.isEmpty { return [] }
    if let receiver, isView(receiver, inside: view) { return [.recognizersStillGet(view, own)] }
    return [.recognizersGetNothing(view, own)]
  }

  /// Where the view reaches over an edge of one that holds it, and both stand upright. A view without any area is an
  /// obstacle of its own.
  private func overhangs(of view: ViewID) -> [ReceiveNote] {
    var notes: [ReceiveNote] = []
    var rect = views[view.row].bounds
    var inner = view
    while !views[inner.row].flags.contains(.transformed), let holder = views[inner.row].superview {
      let bounds = views[holder.row].bounds
      let origin = convert(rect.origin, outOf: inner)
      rect = Rect(origin: origin, size: rect.size)
      if overrides[.view(holder)]?.pointInside == nil, bounds.size.width > 0, bounds.size.height > 0,
        let overhang = Overhang(rect, of: bounds)
      {
        notes.append(.sticksOut(view, of: holder, overhang))
      }
      inner = holder
    }
    return notes
  }
}
