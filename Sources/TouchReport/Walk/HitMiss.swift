import TouchModel

/// The answers of one finger's hit test by view, to tell why it did not end somewhere else.
struct HitMiss {
  private struct Answer {
    let answer: HitAnswer
    let point: Point
    let rule: RuleID
  }

  private let scene: Scene
  private let walk: HitWalk
  private var answers: [ViewID: Answer] = [:]

  /// Reads the first pass, which goes over all windows.
  init(_ walk: HitWalk, _ facts: [Fact], _ scene: Scene) {
    self.scene = scene
    self.walk = walk
    var points: [ViewID: Point] = [:]
    guard let pass = walk.passes.first else { return }
    for fact in facts[pass] {
      switch fact.kind {
      case .hitTestCalled(let view, let point, _): points[view] = point
      case .hitTestAnswered(let view, let answer, _):
        answers[view] = Answer(answer: answer, point: points[view] ?? .zero, rule: fact.rule)
      default: break
      }
    }
  }

  /// The first thing, from the window inwards, that kept the hit test from `view`; nil where nothing did.
  func reason(for view: ViewID) -> (Silence.Miss, RuleID)? {
    var above: ViewID?
    for step in scene.ancestry(of: view).reversed() {
      guard let it = answers[step] else { return notAsked(below: above) }
      switch it.answer {
      case .refused(let why): return (.refused(step, why), it.rule)
      case .outside: return (.outside(step, at: it.point), step == view ? it.rule : .ht8)
      case .overridden(let found): return found == view ? nil : (.answered(step, found), it.rule)
      case .itself, .subview, .passedThrough: above = step
      }
    }
    return nil
  }

  private func notAsked(below above: ViewID?) -> (Silence.Miss, RuleID)? {
    guard let above else { return walk.window.map { (.otherWindow($0, hit: walk.view), .ht23) } }
    guard case .subview(let front, _)? = answers[above]?.answer else { return nil }
    return (.covered(by: front), .ht5)
  }
}
