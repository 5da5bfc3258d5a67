import TouchInsight
import TouchModel

/// Why the one acted and the other did not.
extension AskedRun {
  /// Who acts: who was kept from it by another or was let be, then who lost its touch, then why somebody recognized,
  /// and at last who failed by itself. In which order targets are called decides nothing of it.
  var decisionsActing: [Decision] {
    var (kept, taken, recognized, failed): ([Decision], [Decision], [Decision], [Decision]) = ([], [], [], [])
    for fact in truth.trace.facts {
      let decision = Decision(fact.rule, fact.kind)
      switch fact.kind {
      case .stateChanged(let id, _, _, _) where truth.before.isSystem(id): break
      case .stateChanged(_, _, .failed, .excluded), .stateChanged(_, _, .failed, .vetoedByView),
        .stateChanged(_, _, .failed, .vetoedByDelegate), .stateChanged(_, _, .failed, .requirementSucceeded):
        kept.append(decision)
      case .recognizerSpared(let id, let other, _):
        if !truth.before.isSystem(id), !truth.before.isSystem(other) { kept.append(decision) }
      case .trackingRefused, .actionLost, .touchRefused: kept.append(decision)
      case .stateChanged(_, _, .failed, _): failed.append(decision)
      case .stateChanged(_, .possible, .began, _), .stateChanged(_, .possible, .ended, _):
        recognized.append(decision)
      case .touchTaken(_, let view, _, _):
        if truth.before.views[view.row].viewClass.isControl {
          taken.append(Decision(truth.before.rule(takenBy: fact), fact.kind))
        }
      case .touchLost(_, let view, _):
        if truth.before.views[view.row].viewClass.isControl { taken.append(decision) }
      case .controlEventSent(_, _, let pairs): if pairs > 0 { recognized.append(decision) }
      default: break
      }
    }
    return kept + taken + decisionsFromAbove(recognized) + (recognized.isEmpty ? failed : recognized + failed)
  }

  /// A recognizer acted that is not on the hit view: it hears of the touch from above.
  private func decisionsFromAbove(_ recognized: [Decision]) -> [Decision] {
    guard let contact = contact(of: nil), let hit = truth.receivers(of: contact).first else { return [] }
    let actors = recognized.compactMap { decision -> RecognizerID? in
      if case .stateChanged(let id, _, _, _)? = decision.fact { id } else { nil }
    }
    let isAbove = actors.contains { id in
      truth.before.recognizers[id.row].view.map { truth.before.name(of: $0) != hit } ?? false
    }
    return isAbove ? [Decision("GR-1")] : []
  }

  /// Why an action was sent, or where those who could have sent it stopped.
  func decisions(acting target: Target) -> [Decision] {
    let episode = Episode(
      Array(truth.trace.facts), truth.after, before: truth.before, rerun: { _ in nil })
    let story = ActionStory(target, episode)
    if let call = story.calls.first { return decisions(letting: call.sender) + decisionsActing }
    return story.misses.prefix(1).flatMap { decisions(stopping: $0) } + decisionsActing
  }

  /// What let a recognizer or a control act: a refusal of another, or its own gesture.
  private func decisions(letting sender: ObjectID) -> [Decision] {
    switch sender {
    case .recognizer(let id): decisions(of: id)
    default:
      decisionsActing.filter {
        switch $0.fact {
        case .stateChanged(_, _, .failed, _)?, .controlEventSent?: true
        default: false
        }
      }
    }
  }

  private func decisions(stopping miss: ActionStory.Miss) -> [Decision] {
    func last(_ isIt: (Fact.Kind) -> Bool) -> [Decision] {
      truth.trace.facts.last { isIt($0.kind) }.map { [decision($0)] } ?? []
    }
    switch miss.stop {
    case .elsewhere:
      guard case .view(let control) = miss.sender else { return [] }
      return decisions(against: [truth.before.name(of: control)], contact(of: nil))
    case .inside: return [Decision(.rc17, nil)]
    case .refused: return last { if case .touchRefused = $0 { true } else { false } }
    case .withheld: return last { if case .touchWithheld = $0 { true } else { false } }
    case .taken, .neverHeard:
      return last {
        if case .touchTaken(_, let view, _, _) = $0 { .view(view) == miss.sender } else { false }
      }
    case .lost:
      return last { if case .touchLost(_, let view, _) = $0 { .view(view) == miss.sender } else { false } }
    case .notTracked: return last { if case .trackingRefused = $0 { true } else { false } }
    case .actionLost: return last { if case .actionLost = $0 { true } else { false } }
    case .recognizer(let story):
      guard let rule = story.rule else { return [] }
      return decisions(of: story.id) + [Decision(rule, nil)]
    // It tracks, and has not heard of the end.
    case .stillDown:
      return last {
        if case .touchWithheld(_, _, let view, _) = $0 { .view(view) == miss.sender } else { false }
      }
    case .noTouch, .otherEvents: return []
    }
  }

  /// A touch that was taken from a control is about controls.
  func decision(_ fact: Fact) -> Decision {
    if case .touchTaken = fact.kind { return Decision(truth.before.rule(takenBy: fact), fact.kind) }
    return Decision(fact.rule, fact.kind)
  }
}

extension Scene {
  fileprivate func isSystem(_ id: RecognizerID) -> Bool { recognizers[id.row].isSystem }

  /// The rule by which a recognizer takes a touch; those about controls tell more.
  fileprivate func rule(takenBy fact: Fact) -> String {
    guard case .touchTaken(_, let view, let id, let viewKnew) = fact.kind else { return fact.rule.rawValue }
    if isSystem(id) { return (viewKnew ? fact.rule : .sv2).rawValue }
    guard views[view.row].viewClass.isControl else {
      // A scroll view may have held the touch back; who took it is another.
      return (recognizers[id.row].delaysTouchesBegan ? fact.rule : .gr16).rawValue
    }
    if recognizers[id.row].view == view { return "UC-24" }
    // It says itself that whoever is around it may begin.
    if overrides[.view(view)]?.gestureRecognizerShouldBegin == true { return "UC-21" }
    switch views[view.row].viewClass {
    case .control: return "UC-25"
    case .button: return "UC-23"
    default: return fact.rule.rawValue
    }
  }
}
