import TouchModel

/// Looks for the smallest set of edits after which a view receives a touch at a point. Whatever works has to remove the
/// first obstacle, so the search goes on from there; every edit is tried on a copy of the scene.
struct ChangeSearch {
  /// The scene with what is being tried.
  private var scene: Scene
  private let view: ViewID
  private let point: Point
  /// The facts of the touch asked about, where its view refused the finger; it is played again.
  private let refused: [Fact]
  /// How many more scenes may be looked at.
  private var budget: Int
  private(set) var found: [[Edit]] = []
  private var seen: Set<Set<Edit>> = []

  init(_ view: ViewID, at point: Point, in scene: Scene, refused: [Fact] = [], budget: Int? = nil) {
    self.scene = scene
    self.view = view
    self.point = point
    self.refused = refused
    self.budget = budget ?? max(40, min(20_000, 1_000_000 / max(1, scene.views.count)))
  }

  /// All the sets of the smallest size that works, at most `size` edits.
  mutating func run(upTo size: Int) {
    for size in 1...size {
      seen = []
      descend(size, [])
      if !found.isEmpty || budget <= 0 { return }
    }
  }

  private func firstObstacle() -> Obstacle? {
    if let obstacle = scene.firstObstacle(to: view, at: point) { return obstacle }
    if refused.isEmpty { return scene.fingerRefusal(at: point) }
    return scene.refusalAgain(of: refused, by: view, at: point)
  }

  private mutating func descend(_ left: Int, _ chosen: [Edit]) {
    guard budget > 0 else { return }
    budget -= 1
    guard let obstacle = firstObstacle() else {
      if !chosen.isEmpty { found.append(chosen) }
      return
    }
    if left == 0 { return }
    for edit in obstacle.edits(toReach: view, at: point, in: scene) where !chosen.contains(edit) {
      let set = Set(chosen + [edit])
      guard seen.insert(set).inserted, let back = edit.tryOut(on: &scene) else { continue }
      descend(left - 1, chosen + [edit])
      _ = scene.apply(back)
    }
  }

  /// One edit after the other, each the first that leaves another obstacle in front: finds a way where many are in
  /// the way, not the shortest one.
  mutating func runStepByStep(atMost steps: Int) {
    var chosen: [Edit] = []
    var undos: [SceneEdit] = []
    while let obstacle = firstObstacle(), chosen.count < steps {
      let before = scene.obstacles(to: view, at: point).count
      let edits = obstacle.edits(toReach: view, at: point, in: scene)
        .sorted { $0.awkwardness(in: scene) < $1.awkwardness(in: scene) }
      var next: (edit: Edit, undo: SceneEdit)?
      for edit in edits where !chosen.contains(edit) {
        guard let undo = edit.tryOut(on: &scene) else { continue }
        if scene.obstacles(to: view, at: point).count < before || firstObstacle() == nil {
          next = (edit, undo)
          break
        }
        _ = scene.apply(undo)
      }
      guard let next else { break }
      chosen.append(next.edit)
      undos.append(next.undo)
    }
    if firstObstacle() == nil, !chosen.isEmpty { found = [chosen] }
    for undo in undos.reversed() { _ = scene.apply(undo) }
  }
}

extension Scene {
  /// Plays the touches of some facts again and answers whether the view refuses the one at the point again.
  func refusalAgain(of facts: [Fact], by view: ViewID, at point: Point) -> Obstacle? {
    let inputs = [.interrupt, .settle] + facts.inputs(from: clock)
    return Simulator.run(inputs, on: self).trace.facts.refusal(by: view, at: point)
  }
}
