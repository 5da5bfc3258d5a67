/// UISwipeGestureRecognizer: acts during the move, before the finger lifts.
extension Attempt {
  mutating func handleSwipe(_ phase: TouchPhase, _ view: inout MachineView) -> [Decision] {
    if !reached.isEmpty { return [] }
    let needed = view.recognizer.numberOfTouchesRequired
    switch phase {
    case .began:
      if view.down.count > needed { return [.fail(.tooManyFingers(view.down.count, limit: needed))] }
      if touches.count == view.changed.count {
        view.start(.swipeDuration(id), after: view.settings.swipeMaxDuration, isLimit: true)
      }
      if view.down.count == needed {
        origin = view.centroid
        reading.location = origin ?? start
      }
      return []
    case .moved:
      guard let origin, let center = view.centroid else { return [] }
      return swipeMoved(center - origin, view)
    case .ended: return [.fail(.liftedBeforeRecognition)]
    case .cancelled: return []
    }
  }

  private func swipeMoved(_ travel: Point, _ view: MachineView) -> [Decision] {
    let directions = view.recognizer.direction
    let ways: [(Recognizer.Sides, forward: Double, sideways: Double)] = [
      (.right, travel.x, travel.y), (.left, -travel.x, travel.y), (.up, -travel.y, travel.x),
      (.down, travel.y, travel.x),
    ]
    let limit = view.settings.swipeMaxSideways
    let open = ways.filter { directions.contains($0.0) && abs($0.sideways) <= limit && $0.forward >= -limit }
    if let done = open.first(where: { $0.forward >= view.settings.swipeMinDistance }) {
      return [.reach(.ended, .moved(done.forward))]
    }
    return open.isEmpty ? [.fail(.wrongDirection)] : []
  }
}
