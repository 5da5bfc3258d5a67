import SceneLanguage
import TouchInsight
import TouchModel
import TouchReport

/// Where a touch goes: `why V [at P]`, `why not V [at P]`, `make V receive P`, `find point for V`, `map diff`. Like all
/// questions they print nothing in the formats log and json.
extension Session {
  mutating func whyReceives(
    _ view: ViewID, at place: SceneLanguage.Place?, negated: Bool, into output: inout [UInt8]
  ) throws(SessionError) {
    let point: Point =
      if let place { try scene.point(place) } else { lastPoint ?? scene.screenCenter(of: view) }
    guard settings.format == .text else { return }
    let past = sequence.facts
    if let answer = Insight.why(view, at: point, in: scene, past: past) {
      reporter.why(answer, asked: !negated, scene, into: &output)
    } else if let answer = Insight.whyNot(view, at: point, in: scene, past: past) {
      reporter.whyNot(answer, asked: negated, scene, line: scene.line, into: &output)
    }
  }

  func make(
    _ name: Name, receives place: SceneLanguage.Place, into output: inout [UInt8]
  ) throws(SessionError) {
    let view = try scene.shownView(name)
    let point = try scene.point(place)
    guard settings.format == .text else { return }
    let change = Insight.smallestChange(for: view, toReceive: point, in: scene)
    reporter.change(change, for: view, at: point, scene, line: scene.line, into: &output)
  }

  func findPoint(for name: Name, into output: inout [UInt8]) throws(SessionError) {
    let view = try scene.shownView(name)
    guard settings.format == .text else { return }
    reporter.finding(Insight.findPoint(for: view, in: scene), for: view, scene, into: &output)
  }

  func mapDifference(_ name: Name?, into output: inout [UInt8]) throws(SessionError) {
    let view: ViewID? = if let name { try scene.shownView(name) } else { nil }
    guard let before = sceneBeforeLastChange else { throw SessionError(.noEditYet) }
    guard settings.format == .text else { return }
    reporter.mapDifference(
      scene, of: view.map { scene.top(of: $0) }, before: { before.hitView(at: $0) },
      after: { scene.hitView(at: $0) }, into: &output)
  }

  /// Where the last touch went down, or the last `hit` asked.
  private var lastPoint: Point? {
    if case .asked(_, let point)? = lastHit { return point }
    for fact in sequence.facts.reversed() {
      if case .touchSampled(_, .began, let point, _) = fact.kind { return point }
    }
    return nil
  }

  /// The scene as it was before what last changed more of it than the touches under way; nil where nothing did since
  /// it began.
  private var sceneBeforeLastChange: Scene? {
    var before = scene
    for step in past.reversed() {
      guard let isChange = step.takeBack(from: &before) else { return nil }
      if isChange { return before }
    }
    return nil
  }
}

extension Step {
  /// Takes the step back in a scene, and answers whether it changed more than what is under way; nil where it put
  /// quite another scene in its place.
  fileprivate func takeBack(from scene: inout Scene) -> Bool? {
    switch change {
    case .edit(let edit):
      let isChange = edit.changesMoreThanActivity(of: scene)
      _ = scene.apply(edit)
      return isChange
    case .scene(let other):
      let isEarlier =
        other.views.count <= scene.views.count
        && (0..<other.views.count).allSatisfy {
          other.name(of: ViewID($0)) == scene.name(of: ViewID($0))
        }
      guard isEarlier else { return nil }
      scene = other
      return true
    }
  }
}
