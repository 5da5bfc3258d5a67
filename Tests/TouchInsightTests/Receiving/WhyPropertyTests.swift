import Testing
import TouchModel

@testable import TouchInsight

@Suite struct WhyPropertyTests {
  /// For every view exactly one of the two questions has an answer, and it is the one that hit-testing says.
  @Test(arguments: [(3, 60), (12, 30), (60, 8), (200, 2)])
  func exactlyOneAnswers(_ size: Int, _ scenes: Int) throws {
    for seed in 0..<scenes {
      var chance = TouchScenes(seed: UInt64(size * 1000 + seed))
      let scene = try chance.scene(size)
      let point = chance.point()
      let hit = scene.hitView(at: point)
      for view in scene.everyView {
        let why = Insight.why(view, at: point, in: scene)
        let obstacles = scene.obstacles(to: view, at: point)
        #expect((why != nil) == (hit == view), "seed \(seed) \(scene.name(of: view))")
        #expect(obstacles.isEmpty == (hit == view), "seed \(seed) \(scene.name(of: view))")
        #expect(obstacles.first == scene.firstObstacle(to: view, at: point))
      }
    }
  }

  /// What is suggested was not only tried: it works where it is applied from outside.
  @Test(arguments: [(3, 60), (12, 30), (60, 4), (200, 1)])
  func everyFixMakesItTrue(_ size: Int, _ scenes: Int) throws {
    var fixed = 0
    for seed in 0..<scenes {
      var chance = TouchScenes(seed: UInt64(size * 7000 + seed))
      let scene = try chance.scene(size)
      let point = chance.point()
      for view in scene.everyView.prefix(60) {
        guard let answer = Insight.whyNot(view, at: point, in: scene) else { continue }
        #expect(answer.receiver == scene.hitView(at: point))
        for fix in answer.fixes {
          var after = scene
          for edit in fix.edits { try edit.apply(to: &after) }
          #expect(after.hitView(at: point) == view, "seed \(seed) \(scene.name(of: view)) \(fix.edits)")
          fixed += 1
        }
      }
    }
    #expect(fixed > scenes)
  }

  /// Where nothing stands outside a window, transforms and own answers apart, there is always a way.
  @Test func smallScenesCanAlwaysBeMended() throws {
    for seed in 0..<60 {
      var chance = TouchScenes(seed: UInt64(seed))
      let scene = try chance.smallScene(7, flags: 3)
      let point = Point(chance.number(0...200), chance.number(0...200))
      for view in scene.everyView {
        guard let answer = Insight.whyNot(view, at: point, in: scene) else { continue }
        #expect(!answer.fixes.isEmpty, "seed \(seed) \(scene.name(of: view)) \(answer.obstacles)")
      }
    }
  }
}

@Suite struct SmallestChangeTests {
  /// A search over every set of flags and every order finds nothing smaller.
  @Test func bruteForceFindsNothingSmaller() throws {
    var sizes: Set<Int> = []
    for seed in 0..<60 {
      var chance = TouchScenes(seed: UInt64(90_000 + seed))
      let scene = try chance.smallScene(Int.random(in: 1...6, using: &chance.random), flags: 3)
      let point = Point(chance.number(0...160), chance.number(0...160))
      guard let view = scene.everyView.randomElement(using: &chance.random) else { continue }
      let change = Insight.smallestChange(for: view, toReceive: point, in: scene)
      guard case .fixes(let fixes, let isProven) = change, let size = fixes.first?.edits.count else {
        #expect((change == .nothingToDo) == (scene.hitView(at: point) == view))
        continue
      }
      sizes.insert(size)
      if size <= 3 { #expect(isProven) }
      #expect(fixes.allSatisfy { $0.edits.count == size })
      for fix in fixes {
        var after = scene
        for edit in fix.edits { try edit.apply(to: &after) }
        #expect(after.hitView(at: point) == view)
      }
      if size > 3, scene.everyView.count > 5 { continue }
      var trial = scene
      let smaller = try works(&trial, view, point, size - 1, flips(scene)[...])
      #expect(!smaller, "seed \(seed): \(scene.name(of: view)) at \(point) with fewer than \(size)")
    }
    #expect(sizes.isSuperset(of: [1, 2, 3]))
  }

  /// One change each, written here without a look at the search.
  private func flips(_ scene: Scene) -> [(inout Scene) throws -> Void] {
    scene.everyView.flatMap { view -> [(inout Scene) throws -> Void] in
      let object = ObjectID.view(view)
      let it = scene.views[view.row]
      return [
        { try $0.set(.isHidden, .bool(!it.isHidden), on: object) },
        { try $0.set(.isUserInteractionEnabled, .bool(!it.isUserInteractionEnabled), on: object) },
        { try $0.set(.alpha, .number(it.isTooTransparent ? 1 : 0), on: object) },
        { try $0.set(.isAnimating, .bool(!it.flags.contains(.animating)), on: object) },
        { if it.viewClass.isControl { try $0.set(.isEnabled, .bool(!it.isEnabled), on: object) } },
        { if it.superview != nil { try $0.reorder(view, .front) } },
      ]
    }
  }

  private func works(
    _ scene: inout Scene, _ view: ViewID, _ point: Point, _ size: Int,
    _ flips: ArraySlice<(inout Scene) throws -> Void>
  ) throws -> Bool {
    if scene.hitView(at: point) == view { return true }
    if size <= 0 { return false }
    for index in flips.indices {
      scene.openEdit()
      try flips[index](&scene)
      let back = scene.closeEdit()
      if try works(&scene, view, point, size - 1, flips[(index + 1)...]) { return true }
      _ = scene.apply(back)
    }
    return false
  }
}

@Suite struct PointFindingTests {
  @Test(arguments: [4, 12, 40])
  func agreesWithTouchesEverywhere(_ size: Int) throws {
    for seed in 0..<20 {
      var chance = TouchScenes(seed: UInt64(size * 300 + seed))
      let scene = try chance.scene(size)
      var found: Set<ViewID> = []
      for x in stride(from: -40.0, through: 460, by: 10) {
        for y in stride(from: -40.0, through: 560, by: 10) {
          if let view = scene.hitView(at: Point(x, y)) { found.insert(view) }
        }
      }
      for view in scene.everyView {
        switch Insight.findPoint(for: view, in: scene) {
        case .found(let point): #expect(scene.hitView(at: point) == view)
        case .never(let answer), .nowhere(let answer):
          #expect(!found.contains(view), "seed \(seed) \(scene.name(of: view))")
          #expect(!answer.obstacles.isEmpty)
        case .notIn(let tries, _): #expect(tries >= 0)
        }
      }
    }
  }

  @Test func aSliverIsFound() throws {
    var scene = Scene()
    let view = try scene.add("A", to: Scene.root, frame: Rect(0, 0, 100, 100))
    try scene.add("B", to: Scene.root, frame: Rect(0, 0, 99.5, 100))
    guard case .found(let point) = Insight.findPoint(for: view, in: scene) else {
      Issue.record("the right edge of A is free")
      return
    }
    #expect(point.x >= 99.5 && point.x < 100)
  }

  @Test func coveredEverywhere() throws {
    var scene = Scene()
    let view = try scene.add("A", to: Scene.root, frame: Rect(0, 0, 100, 100))
    try scene.add("B", to: Scene.root, frame: Rect(0, 0, 50, 100))
    try scene.add("C", to: Scene.root, frame: Rect(50, 0, 50, 100))
    guard case .nowhere = Insight.findPoint(for: view, in: scene) else {
      Issue.record("A is covered by B and C")
      return
    }
  }
}
