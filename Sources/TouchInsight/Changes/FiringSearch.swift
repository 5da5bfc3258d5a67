import TouchModel

/// Looks for the smallest set of changes after which some inputs call an action. What stopped the action says what one
/// would try first; where nothing of that works, a small scene has every change of every object tried. Every set is run
/// on a copy of the scene.
struct FiringSearch {
  private let scene: Scene
  private let target: Target
  private let inputs: [Input]
  /// How many more runs may be made.
  private var budget: Int
  private(set) var tried = 0
  private(set) var found: [[Alteration]] = []
  private var seen: Set<Set<Alteration>> = []
  /// The inputs on the scene as it is.
  let now: (story: ActionStory, episode: Episode, facts: [Fact])

  init(_ target: Target, on inputs: [Input], in scene: Scene) {
    self.target = target
    self.inputs = inputs
    self.scene = scene
    let work = max(1, inputs.count) * (scene.views.count + 8 * scene.recognizers.count + 10)
    budget = max(30, min(2_500, 500_000 / work))
    now = FiringSearch.look(target, inputs, scene)
  }

  private var isSmall: Bool { scene.views.count <= Insight.exhaustiveViews && scene.recognizers.count <= 8 }

  /// Answers whether nothing smaller than what was found does.
  mutating func run() -> Bool {
    let natural = candidates(now.story, now.episode, scene)
    for change in natural { attempt([change]) }
    if !found.isEmpty { return true }
    let everything = isSmall ? Alteration.all(of: scene, for: target) : []
    for change in everything { attempt([change]) }
    let isProven = isSmall && budget > 0
    // Where somebody is wired already, to wire another one is hardly what was meant: pairs are looked at as well.
    if found.contains(where: { cost($0) < Alteration.rewiring }) { return true }
    let isRewired = !found.isEmpty
    for first in natural {
      var changed = scene
      guard budget > 0, first.apply(to: &changed) else { continue }
      budget -= 1
      let (story, episode, _) = FiringSearch.look(target, inputs, changed)
      for second in candidates(story, episode, changed) where second != first { attempt([first, second]) }
    }
    if !found.isEmpty { return isProven || isRewired }
    for index in everything.indices {
      for other in everything[(index + 1)...] where budget > 0 { attempt([everything[index], other]) }
    }
    return isProven
  }

  private mutating func attempt(_ changes: [Alteration]) {
    guard budget > 0, seen.insert(Set(changes)).inserted, let (facts, _) = outcome(of: changes) else {
      return
    }
    budget -= 1
    tried += 1
    if facts.contains(where: { $0.isCall(of: target) }) { found.append(changes) }
  }

  private func outcome(of changes: [Alteration]) -> (facts: [Fact], scene: Scene)? {
    var changed = scene
    for change in changes where !change.apply(to: &changed) { return nil }
    return (Simulator.run(inputs, on: changed).trace.facts, changed)
  }

  private static func look(
    _ target: Target, _ inputs: [Input], _ scene: Scene
  ) -> (story: ActionStory, episode: Episode, facts: [Fact]) {
    let (after, trace) = Simulator.run(inputs, on: scene)
    let episode = Episode(trace.facts, after, before: scene) { cure in
      var changed = scene
      return cure.apply(to: &changed) ? Simulator.run(inputs, on: changed).trace : nil
    }
    return (ActionStory(target, episode), episode, trace.facts)
  }

  /// What one would try first, by what stopped each of those who are wired to the action.
  private func candidates(_ story: ActionStory, _ episode: Episode, _ scene: Scene) -> [Alteration] {
    var result = story.candidates(episode).map { Alteration.cure($0) }
    guard let point = episode.firstPoint else { return result }
    for miss in story.misses.prefix(3) {
      let goal: ViewID?
      switch (miss.sender, miss.stop) {
      case (.view(let control), .elsewhere): goal = control
      case (.recognizer(let id), .recognizer(let story)):
        if case .notOffered = story.verdict { goal = scene.recognizers[id.row].view } else { goal = nil }
      default: goal = nil
      }
      guard let goal, let obstacle = scene.firstObstacle(to: goal, at: point) else { continue }
      result += obstacle.edits(toReach: goal, at: point, in: scene).map { Alteration($0) }
    }
    return result
  }

  // MARK: What was found

  /// The most natural ones, with what they cost.
  func fixes(_ count: Int) -> [FiringFix] {
    let touchable =
      found.contains { $0.contains { $0.movesTouches } } ? scene.touchableViews(without: Scene.root) : []
    let before = now.facts.calledActions
    let likely = found.map { (changes: $0, cost: cost($0)) }.sorted { $0.cost < $1.cost }
    let fixes = likely.prefix(2 * count).compactMap { item -> (fix: FiringFix, cost: Int)? in
      guard let (facts, changed) = outcome(of: item.changes) else { return nil }
      let after = facts.calledActions
      let losses = item.changes.contains { $0.movesTouches } ? Scene.losses(in: changed, of: touchable) : []
      let fix = FiringFix(
        changes: item.changes, losses: losses, silenced: before.filter { !after.contains($0) },
        added: after.filter { !before.contains($0) && !isWanted($0) })
      return (fix, item.cost + 3 * losses.count + fix.silenced.count + fix.added.count)
    }
    return fixes.sorted { $0.cost < $1.cost }.prefix(count).map(\.fix)
  }

  private func cost(_ changes: [Alteration]) -> Int {
    changes.reduce(2 * (changes.count - 1)) { $0 + $1.awkwardness(in: scene, for: now.story) }
  }

  private func isWanted(_ other: Target) -> Bool {
    other.action == target.action && (target.object == nil || other.object == target.object)
  }
}

extension Episode {
  /// Where the first finger went down, on the screen.
  fileprivate var firstPoint: Point? {
    for fact in facts { if case .touchSampled(_, .began, let point, _) = fact.kind { return point } }
    return nil
  }
}

extension [Fact] {
  /// The actions that are called, each once.
  fileprivate var calledActions: [Target] {
    var actions: [Target] = []
    for fact in self {
      guard case .actionSent(_, let object, let action, _, _) = fact.kind else { continue }
      let target = Target(object: object, action: action)
      if !actions.contains(target) { actions.append(target) }
    }
    return actions
  }
}
