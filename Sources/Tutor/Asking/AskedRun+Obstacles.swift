import TouchInsight
import TouchModel

/// Why a view that somebody expected does not receive.
extension AskedRun {
  /// What is first in the way to the view of this name.
  func obstacle(to name: String, _ contact: Contact?) -> (obstacle: Obstacle, view: ViewID)? {
    guard let contact, let object = truth.before.object(named: name) else { return nil }
    let view: ViewID
    switch object {
    case .view(let it): view = it
    case .controller(let id): view = truth.before.controllers[id.row].view
    default: return nil
    }
    let obstacle = Insight.firstObstacle(
      to: view, at: contact.point, in: truth.before, past: ArraySlice(truth.trace.facts))
    return obstacle.map { ($0, view) }
  }

  /// Why none of these views receives the contact.
  func decisions(against names: [String], _ contact: Contact?) -> [Decision] {
    names.compactMap { obstacle(to: $0, contact) }.map {
      Decision(truth.before.rule(behind: $0.obstacle), obstacle: $0.obstacle, to: $0.view)
    }
  }
}

extension Scene {
  /// The rule of an obstacle; where the picture says something else, the one that says why the picture lies.
  fileprivate func rule(behind obstacle: Obstacle) -> String {
    guard case .inFront(let covered, let found) = obstacle.kind else { return obstacle.rule.rawValue }
    if height(of: covered) > height(of: obstacle.view) { return "HT-9" }
    if case .text(let colour)? = value(of: .backgroundColor, on: .view(found)),
      colour.lowercased().contains("clear")
    {
      return "HT-10"
    }
    return obstacle.rule.rawValue
  }

  private func height(of view: ViewID) -> Double {
    if case .number(let height)? = value(of: .zPosition, on: .view(view)) { height } else { 0 }
  }
}
