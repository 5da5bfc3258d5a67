import TouchModel

extension Scene {
  /// Why the hit view of a new touch at a point would not take it (EV-7, EV-8); only where other fingers are down.
  func fingerRefusal(at point: Point) -> Obstacle? {
    guard !activity.fingersDown.isEmpty,
      let finger = (0..<Finger.limit).map({ Finger($0) }).first(where: { !activity.isDown($0) })
    else { return nil }
    let input = Input.touches([TouchSample(finger, .down(point))], at: clock)
    return Simulator.run([input], on: self).trace.facts.refusal(of: finger)
  }

  /// The view is found at the point, and takes a new touch there.
  func receives(_ view: ViewID, at point: Point) -> Bool {
    hitView(at: point) == view && fingerRefusal(at: point) == nil
  }
}

extension Sequence<Fact> {
  /// The last refusal of a touch by the view that it hit.
  func refusal(of finger: Finger) -> Obstacle? {
    var last: Obstacle?
    for fact in self {
      if case .touchRefused(finger, let view, let refusal) = fact.kind {
        last = Obstacle(view, .finger(refusal), fact.rule)
      }
    }
    return last
  }

  /// The last touch that went down at this point was refused by this view.
  func refusal(by view: ViewID, at point: Point) -> Obstacle? {
    var finger: Finger?
    var last: Obstacle?
    for fact in self {
      switch fact.kind {
      case .touchSampled(let sampled, .began, let place, _):
        finger = place == point ? sampled : nil
        if place == point { last = nil }
      case .touchRefused(let refused, view, let refusal) where refused == finger:
        last = Obstacle(view, .finger(refusal), fact.rule)
      default: break
      }
    }
    return last
  }

  /// The fingers of these facts again, as inputs that begin at `start`, up to the last one that went down.
  func inputs(from start: Time) -> [Input] {
    var samples: [(sample: TouchSample, time: Time)] = []
    for fact in self {
      guard case .touchSampled(let finger, let phase, let point, _) = fact.kind else { continue }
      let change: TouchSample.Change =
        switch phase {
        case .began: .down(point)
        case .moved: .move(point)
        case .ended: .up
        case .cancelled: .cancel
        }
      samples.append((TouchSample(finger, change), fact.time))
    }
    guard let first = samples.first?.time else { return [] }
    return samples.map { .touches([$0.sample], at: start + ($0.time - first)) }
  }
}
