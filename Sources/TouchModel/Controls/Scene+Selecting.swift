/// Rows and items: highlighting and selection come out of the table's own touches methods (RC-16, SV-9, SV-12).
extension Scene {
  mutating func receiveInScrollView(
    _ phase: TouchPhase, _ ids: [Int32], _ scrollView: ViewID, _ trace: inout Trace
  ) {
    let viewClass = views[scrollView.row].viewClass
    guard viewClass == .tableView || viewClass == .collectionView,
      viewValue(.allowsSelection, scrollView) == .bool(true),
      let touch = activity.touches.first(where: { ids.contains($0.id) }), let hitView = touch.hitView,
      let cell = cell(around: hitView, in: scrollView)
    else { return }
    let place = activity.highlights.firstIndex { $0.cell == cell && $0.touch == touch.id }
    switch (phase, place) {
    case (.began, nil) where !activity.highlights.contains { $0.cell == cell }:
      activity.highlights.append(Highlight(cell: cell, touch: touch.id))
      tell("didHighlight", scrollView, &trace)
    case (.ended, let place?):
      activity.highlights.remove(at: place)
      tell("didUnhighlight", scrollView, &trace)
      if viewClass == .tableView { tell("willSelect", scrollView, &trace) }
      select(cell, in: scrollView, &trace)
      tell("didSelect", scrollView, &trace)
    case (.cancelled, let place?):
      activity.highlights.remove(at: place)
      tell("didUnhighlight", scrollView, &trace)
    case (.began, _), (.moved, _), (.ended, nil), (.cancelled, nil): break
    }
  }

  /// One row or item at a time is selected.
  private mutating func select(_ cell: ViewID, in scrollView: ViewID, _ trace: inout Trace) {
    let others = details.entries.compactMap { view, detail in
      view != cell && detail.properties[.isSelected] == .bool(true)
        && self.cell(around: view, in: scrollView) == view ? view : nil
    }
    for other in others.sorted(by: { $0.row < $1.row }) { setSelected(other, false, &trace) }
    if viewValue(.isSelected, cell) != .bool(true) { setSelected(cell, true, &trace) }
  }

  private mutating func setSelected(_ cell: ViewID, _ on: Bool, _ trace: inout Trace) {
    changeDetail(of: cell) { $0.properties[.isSelected] = .bool(on) }
    trace.post(.propertyChanged(.view(cell), .isSelected, to: .bool(on)), .sv9)
  }

  private mutating func tell(_ what: String, _ scrollView: ViewID, _ trace: inout Trace) {
    let selector =
      views[scrollView.row].viewClass == .tableView
      ? "tableView:\(what)RowAtIndexPath:" : "collectionView:\(what)ItemAtIndexPath:"
    callDelegate(selector, of: scrollView, what.hasSuffix("Select") ? .sv9 : .sv12, &trace)
  }

  /// Swiping to delete begins on a row only.
  func rowShouldSwipe(_ id: RecognizerID) -> (answer: Bool, rule: RuleID, asked: ViewID)? {
    guard let table = recognizers[id.row].view,
      let attempt = activity.attempts.first(where: { $0.id == id }),
      let hitView = activity.touches.first(where: { attempt.touches.contains($0.id) })?.hitView
    else { return nil }
    return cell(around: hitView, in: table) == nil ? (false, .sv9, table) : nil
  }

  /// A row was swiped: the table turns to editing it.
  mutating func offerDeletion(_ id: RecognizerID, _ trace: inout Trace) {
    guard let table = recognizers[id.row].view else { return }
    callDelegate("tableView:willBeginEditingRowAtIndexPath:", of: table, .sv9, &trace)
  }

  /// The cell that holds the view, below this table.
  private func cell(around view: ViewID, in table: ViewID) -> ViewID? {
    for ancestor in ancestry(of: view) {
      if ancestor == table { return nil }
      let viewClass = views[ancestor.row].viewClass
      if viewClass == .tableViewCell || viewClass == .collectionViewCell { return ancestor }
    }
    return nil
  }
}
