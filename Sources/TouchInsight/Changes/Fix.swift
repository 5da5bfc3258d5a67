import TouchModel

/// Edits that together bring about what was asked, tried out on a copy of the scene.
public struct Fix: Sendable, Equatable {
  public let edits: [Edit]
  /// Controls, scroll views and views with recognizers that were found at their centre before and are not any more.
  public let losses: [ViewID]

  public init(edits: [Edit], losses: [ViewID]) {
    self.edits = edits
    self.losses = losses
  }

  func awkwardness(in scene: Scene) -> Int {
    edits.reduce(3 * losses.count) { $0 + $1.awkwardness(in: scene) } + 2 * (edits.count - 1)
  }
}
