import TouchModel

/// Where a touch goes.
extension Insight {
  /// Fixes that an answer tells.
  static let mostFixes = 5

  /// The chain of yeses from the window to the view; nil where it does not receive a touch at this point.
  ///
  /// - Parameters:
  ///   - point: On the screen.
  ///   - past: The facts of the last touch sequence: where a touch at the very point was refused in it, that counts.
  public static func why(
    _ view: ViewID, at point: Point, in scene: Scene, past: ArraySlice<Fact> = []
  ) -> WhyAnswer? {
    guard scene.receives(view, at: point), past.refusal(by: view, at: point) == nil else { return nil }
    var trace = Trace()
    guard Simulator.hit(point, in: scene, into: &trace) == view else { return nil }
    return WhyAnswer(
      view: view, point: point, steps: steps(to: view, in: scene, trace), wiring: scene.wiring(of: view))
  }

  private static func steps(
    to view: ViewID, in scene: Scene, _ trace: Trace
  ) -> [(step: WhyAnswer.Step, rule: RuleID)] {
    var steps: [(step: WhyAnswer.Step, rule: RuleID)] = []
    let path = Set(scene.ancestry(of: view))
    var places: [ViewID: Point] = [:]
    for fact in trace.facts {
      switch fact.kind {
      case .hitTestCalled(let asked, let point, _): places[asked] = point
      case .pointInsideCalled(let asked, let point, _, true) where path.contains(asked):
        steps.append((.accepted(asked, at: point), fact.rule))
      case .hitTestAnswered(let asked, let answer, _):
        switch answer {
        case .refused, .outside, .overridden(nil), .passedThrough:
          steps.append((.declined(asked, answer, at: places[asked] ?? .zero), fact.rule))
        case .overridden(view): steps.append((.named(asked), fact.rule))
        case .itself, .subview, .overridden: break
        }
      case .windowChosen: return steps
      default: break
      }
    }
    return steps
  }

  /// What keeps a touch at this point away from the view, and what would help; nil where nothing does.
  public static func whyNot(
    _ view: ViewID, at point: Point, in scene: Scene, past: ArraySlice<Fact> = []
  ) -> WhyNotAnswer? {
    var obstacles = scene.obstacles(to: view, at: point)
    var refused: [Fact] = []
    if let obstacle = past.refusal(by: view, at: point) {
      obstacles.append(obstacle)
      refused = Array(past)
    } else if obstacles.isEmpty, let obstacle = scene.fingerRefusal(at: point) {
      obstacles.append(obstacle)
    }
    if obstacles.isEmpty { return nil }
    let receiver = scene.hitView(at: point).flatMap { $0 == view ? nil : $0 }
    var search = ChangeSearch(view, at: point, in: scene, refused: refused, budget: budget(scene))
    search.run(upTo: 2)
    if search.found.isEmpty { search.runStepByStep(atMost: 12) }
    let found =
      search.found
      + scene.usualWays(around: obstacles.first, view).filter {
        scene.works($0, for: view, at: point)
      }
    return WhyNotAnswer(
      view: view, point: point, receiver: receiver, obstacles: obstacles,
      notes: scene.notes(view, obstacles, receiver: receiver),
      fixes: fixes(found, for: view, in: scene))
  }

  /// So many scenes that the answer comes within one frame.
  private static func budget(_ scene: Scene) -> Int { max(24, min(2_000, 400_000 / scene.views.count)) }

  /// The most natural ones, with what they cost.
  static func fixes(_ found: [[Edit]], for view: ViewID, in scene: Scene) -> [Fix] {
    let likely = found.map { Fix(edits: $0, losses: []) }.sorted {
      $0.awkwardness(in: scene) < $1.awkwardness(in: scene)
    }
    let touchable = scene.touchableViews(without: view)
    let fixes = likely.prefix(2 * mostFixes).map {
      Fix(edits: $0.edits, losses: scene.losses(by: $0.edits, of: touchable))
    }
    return Array(fixes.sorted { $0.awkwardness(in: scene) < $1.awkwardness(in: scene) }.prefix(mostFixes))
  }
}
