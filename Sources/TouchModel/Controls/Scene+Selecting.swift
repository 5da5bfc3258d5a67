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
    let isHighlighted = activity.highlightedCells.contains(cell)
    switch phase {
    case .began:
      activity.highlightedCells.append(cell)
      tell("didHighlight", scrollView, &trace)
    case .moved: break
    case .ended where isHighlighted:
      activity.highlightedCells.removeAll { $0 == cell }
      tell("didUnhighlight", scrollView, &trace)
      if viewClass == .tableView { tell("willSelect", scrollView, &trace) }
      changeDetail(of: cell) { $0.properties[.isSelected] = .bool(true) }
      tell("didSelect", scrollView, &trace)
    case .cancelled where isHighlighted:
      activity.highlightedCells.removeAll { $0 == cell }
      tell("didUnhighlight", scrollView, &trace)
    case .ended, .cancelled: break
    }
  }

  private mutating func tell(_ what: String, _ scrollView: ViewID, _ trace: inout Trace) {
    let selector =
      views[scrollView.row].viewClass == .tableView
      ? "tableView:\(what)RowAtIndexPath:" : "collectionView:\(what)ItemAtIndexPath:"
    callDelegate(selector, of: scrollView, what.hasSuffix("Select") ? .sv9 : .sv12, &trace)
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
