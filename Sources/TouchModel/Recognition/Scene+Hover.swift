/// UIHoverGestureRecognizer (EV-14): began where the pointer comes over the view, changed while it moves, ended where it
/// leaves.
extension Scene {
  mutating func hover(at point: Point?, _ trace: inout Trace) {
    activity.hoverPoint = point
    let under = hoverRecognizers(at: point)
    for attempt in activity.attempts where attempt.kind == .hover && !under.contains(attempt.id) {
      apply(.reach(.ended, .left), to: attempt.id, &trace)
    }
    for id in under {
      if let index = activity.attemptIndex(id) {
        if let point { activity.attempts[index].reading.location = point }
        apply(.reach(.changed, .moved(0)), to: id, &trace)
      } else if let view = recognizers[id.row].view {
        var attempt = Attempt(
          id: id, kind: .hover, view: view, depth: depth(of: view),
          order: recognizers[id.row].order)
        if let point { attempt.reading.location = point }
        insert(attempt)
        apply(.reach(.began, .entered), to: id, &trace)
      }
    }
    finishTurn(&trace)
  }

  private func hoverRecognizers(at point: Point?) -> [RecognizerID] {
    guard let point, let view = hitView(at: point) else { return [] }
    return ancestry(of: view).flatMap { recognizers(of: $0) }.filter {
      recognizers[$0.row].kind == .hover && recognizers[$0.row].isEnabled
    }
  }
}
