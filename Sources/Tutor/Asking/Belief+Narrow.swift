import TouchInsight

extension Belief {
  /// Those that lead astray in most scenes: where another gives the same answer, that one is about something which is
  /// special in this scene, and is named first.
  private static let broad: Set<String> = [
    "first-subview-wins", "clipping-limits-touches", "recognizers-hear-their-own-view-only",
    "every-recognizer-acts", "touch-follows-the-finger", "touches-start-at-the-first-responder",
  ]

  var isBroad: Bool { Self.broad.contains(name) }
}
