import TouchModel

/// Why a touch did not get to a view that somebody waited for.
extension Episode {
  /// The first thing that kept the view from receiving a contact that belongs to `hit`, and what is worth knowing beside
  /// it; nil where nothing is known to have done so.
  public func obstacle(to view: ViewID, hit: ViewID?) -> (first: Obstacle, notes: [ReceiveNote])? {
    guard view.row < before.views.count, let point = place(of: hit) else { return nil }
    let obstacles = before.obstacles(to: view, at: point)
    guard let first = obstacles.first else { return nil }
    let notes = before.notes(view, obstacles, receiver: hit).filter(Self.isAboutTheCause)
    return (first, notes)
  }

  /// What would let the view receive such a contact, where it was drawn under the finger.
  func curesReceiving(_ view: ViewID, hit: ViewID?) -> [Cure] {
    guard view.row < before.views.count, let point = place(of: hit) else { return [] }
    let obstacles = before.obstacles(to: view, at: point)
    let isAsideOfIt = obstacles.contains { obstacle in
      guard obstacle.view == view, case .outside = obstacle.kind else { return false }
      return true
    }
    if obstacles.isEmpty || isAsideOfIt { return [] }
    let answer = Insight.whyNot(view, at: point, in: before)
    return answer.map { $0.fixes.map { Self.cure($0.edits) } } ?? []
  }

  /// A single property is the cure that other answers know too.
  private static func cure(_ edits: [Edit]) -> Cure {
    if edits.count == 1, case .set(let property, let value, let object)? = edits.first {
      return .set(object, property, value)
    }
    return .edits(edits)
  }

  private static func isAboutTheCause(_ note: ReceiveNote) -> Bool {
    switch note {
    case .classDefault, .hardlyVisible, .contentViewInFront, .offScreen, .hitAtCenter: true
    case .recognizersGetNothing, .recognizersStillGet, .drawsNothing, .sticksOut, .ownPointInsideDoesNotHelp,
      .controlNeedsItself:
      false
    }
  }

  /// Where the last contact that belongs to a view went down, on the screen.
  private func place(of hit: ViewID?) -> Point? {
    var landing: Point?
    var place: Point?
    for fact in facts {
      switch fact.kind {
      case .touchSampled(_, .began, let point, _): landing = point
      case .hitViewFound(hit, _): place = landing
      default: break
      }
    }
    return place
  }
}
