import TouchModel

extension Scene {
  /// All that keeps a touch at a point of the screen away from a view, in the order in which hit-testing comes to it:
  /// the first decides, the others would still stop it. Empty exactly where the view is found there.
  func obstacles(to view: ViewID, at point: Point) -> [Obstacle] {
    if hitView(at: point) == view { return [] }
    var search = ObstacleSearch(scene: self, view: view, point: point, limit: .max)
    search.run()
    return search.obstacles
  }

  /// The one of them that decides.
  func firstObstacle(to view: ViewID, at point: Point) -> Obstacle? {
    if hitView(at: point) == view { return nil }
    var search = ObstacleSearch(scene: self, view: view, point: point, limit: 1)
    search.run()
    return search.obstacles.first
  }
}

/// The way from the window to one view, gate by gate.
private struct ObstacleSearch {
  /// How many views in front of one and the same sibling are told.
  static let mostInFront = 8

  let scene: Scene
  let view: ViewID
  let point: Point
  /// How many are wanted.
  let limit: Int
  var obstacles: [Obstacle] = []

  private var isDone: Bool { obstacles.count >= limit }

  private mutating func add(_ by: ViewID, _ kind: Obstacle.Kind, _ rule: RuleID) {
    obstacles.append(Obstacle(by, kind, rule))
  }

  mutating func run() {
    let path = Array(scene.ancestry(of: view).reversed())
    guard let window = scene.window(of: view) else { return add(path[0], .inNoWindow, .ht23) }
    if windowsInFront(of: window) || follow(path) { return }
    if obstacles.isEmpty { add(view, .elsewhere(found: scene.hitView(at: point)), .ht30) }
  }

  /// Each of these functions answers whether the search is over: there are enough, or the view is found there in spite
  /// of what comes later.
  private mutating func windowsInFront(of window: ViewID) -> Bool {
    for other in scene.windows.reversed() {
      if other == window { return false }
      if scene.views[other.row].isHidden { continue }
      guard let found = scene.hitTestAnswer(of: other, at: point) else { continue }
      if found == view { return true }
      add(other, .windowInFront(found: found), .ht23)
      if isDone { return true }
    }
    return false
  }

  private mutating func follow(_ path: [ViewID]) -> Bool {
    var outer = point
    var isUpright = true
    for (depth, node) in path.enumerated() {
      if depth > 0, siblings(inFrontOf: node, at: outer) { return true }
      let own = scene.convert(outer, into: node)
      if scene.views[node.row].flags.contains(.transformed) { isUpright = false }
      if ownHitTest(of: node) { return true }
      for refusal in scene.hitRefusals(of: node) { add(node, .refused(refusal.refusal), refusal.rule) }
      let shift = isUpright ? Point(point.x - own.x, point.y - own.y) : nil
      pointInside(node, own, shift: shift)
      if isDone { return true }
      outer = own
    }
    return takers(at: outer)
  }

  private mutating func ownHitTest(of node: ViewID) -> Bool {
    let answer: ViewID?
    switch scene.overrides[.view(node)]?.hitTest {
    case nil, .passthrough: return false
    case .answersNil: answer = nil
    case .answersSelf: answer = node
    case .answers(let other): answer = scene.isAlive(.view(other)) ? other : nil
    }
    if answer == view { return true }
    add(node, .ownHitTest(answer), .ht11)
    return false
  }

  private mutating func pointInside(_ node: ViewID, _ own: Point, shift: Point?) {
    if scene.pointInside(node, own) { return }
    if scene.overrides[.view(node)]?.pointInside != nil { return add(node, .ownPointInside(own), .ht11) }
    let it = scene.views[node.row]
    let contents = it.firstSubview == nil ? 0 : scene.subtree(of: node).count - 1
    let rule: RuleID = it.flags.contains(.transformed) ? .ht7 : node == view ? .ht6 : .ht8
    add(node, .outside(Miss(own, it.bounds, shift: shift, contents: contents)), rule)
  }

  /// The siblings that are asked before `node` and answer; the point is in the superview's coordinates.
  private mutating func siblings(inFrontOf node: ViewID, at outer: Point) -> Bool {
    var count = 0
    var next = scene.views[node.row].superview.flatMap { scene.views[$0.row].lastSubview }
    while let sibling = next, sibling != node, count < Self.mostInFront {
      next = scene.views[sibling.row].previousSibling
      guard let found = scene.hitTestAnswer(of: sibling, at: outer) else { continue }
      if found == view { return true }
      add(sibling, .inFront(of: node, found: found), .ht5)
      if isDone { return true }
      count += 1
    }
    return false
  }

  /// The subviews that take the touch themselves, and a hitTest of the view that lets it through.
  private mutating func takers(at own: Point) -> Bool {
    var count = 0
    var next = scene.views[view.row].lastSubview
    while let child = next, count < Self.mostInFront {
      next = scene.views[child.row].previousSibling
      guard let found = scene.hitTestAnswer(of: child, at: own) else { continue }
      if found == view { return true }
      add(child, .subview(found: found), .ht5)
      count += 1
    }
    if scene.overrides[.view(view)]?.hitTest == .passthrough { add(view, .passesThrough, .ht11) }
    return false
  }
}
