import TouchModel

/// How to let an action be called when a gesture is made.
public enum FiringChange: Sendable, Equatable {
  /// It is called as it is.
  case firesAlready
  /// All of the same, smallest size, the most natural first. `isProven` where the scene is small enough that every
  /// smaller set of changes was tried.
  case fixes([FiringFix], isProven: Bool)
  /// None was found; so many were tried, alone and in pairs.
  case none(tried: Int)
}

/// Changes that together let an action be called, tried out on a copy of the scene.
public struct FiringFix: Sendable, Equatable {
  public let changes: [Alteration]
  /// As of `Fix`.
  public let losses: [ViewID]
  /// Actions that the gesture calls as the scene is, and does not call any more.
  public let silenced: [Target]
  /// Other actions that it calls besides.
  public let added: [Target]
}

extension Insight {
  /// The smallest change after which these inputs call the action, with the story of the inputs on the scene as it is.
  public static func smallestChange(
    for target: Target, toFireOn inputs: [Input], in scene: Scene
  ) -> (change: FiringChange, story: ActionStory, episode: Episode) {
    var search = FiringSearch(target, on: inputs, in: scene)
    let (story, episode, facts) = search.now
    if facts.contains(where: { $0.isCall(of: target) }) { return (.firesAlready, story, episode) }
    let isProven = search.run()
    if search.found.isEmpty { return (.none(tried: search.tried), story, episode) }
    return (.fixes(search.fixes(mostFixes), isProven: isProven), story, episode)
  }
}
