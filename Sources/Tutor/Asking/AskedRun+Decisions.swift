import TouchInsight
import TouchModel

extension AskedRun {
  /// What decided the answer to a question, first things first.
  /// - Parameter expected: what somebody expected in its place; then it is told why that is not so.
  func decisions(for ask: Ask, _ reader: AnswerReader, expected: Answer? = nil) -> [Decision] {
    switch ask {
    case .receiver(let finger):
      let contact = contact(of: finger.map { Finger($0) })
      var against: [Decision] = []
      if case .names(let names)? = expected { against = decisions(against: names, contact) }
      return against + decisions(receiving: contact)
    case .chain(let name): return chainDecisions(from: name)
    case .order:
      var swapped: [Decision] = []
      if case .sequence(let given)? = expected { swapped = decisions(swapping: given) }
      return swapped + decisionsCancelling + calls + decisionsActing
    case .line: return decisions(behind: reader.missing) + decisionsCancelling + decisionsActing + calls
    case .winner:
      // Where nobody competes it is worth to know who refused under the finger.
      let acting = decisionsActing
      return acting + decisions(receiving: contact(of: nil))
    case .cancelled: return decisionsCancelling + decisionsActing
    case .state(let name):
      guard case .recognizer(let id)? = end.scene.object(named: name) else { return [] }
      return decisions(of: id)
    case .yesNo: return reader.claim.map { decisions(about: $0.expectation) } ?? []
    case .rule:
      guard let rule = reader.rule else { return [] }
      do throws(QuestionFault) { return try decisions(rule) } catch { return [] }
    }
  }

  /// Who heard of it: where a call ended on its way up, recognizers before views, and the way up itself.
  var calls: [Decision] {
    var (stopped, recognizers, wayUp, views): ([Decision], [Decision], [Decision], [Decision]) = (
      [], [], [], []
    )
    for fact in truth.trace.facts {
      let decision = Decision(fact.rule, fact.kind)
      switch fact.kind {
      case .bubblingStopped(_, _, let why): if why != .endOfChain { stopped.append(decision) }
      case .recognizerCalled: recognizers.append(decision)
      case .touchesCalled(_, _, _, _, nil): views.append(decision)
      case .touchesCalled: wayUp.append(decision)
      default: break
      }
    }
    return stopped + recognizers + wayUp + views
  }

  /// The call that is the missing line.
  private func decisions(behind missing: MissingLine?) -> [Decision] {
    missing.map { decisions(ofLine: $0.line) } ?? []
  }

  /// The rule of the first call that stands in another place.
  private func decisions(swapping given: [String]) -> [Decision] {
    let order = truth.order(of: Set(given))
    guard let (first, other) = zip(order, given).first(where: { $0 != $1 }) else { return [] }
    let cancelled = TouchPhase.cancelled.logSelector
    // The action comes before the cancelling: one rule says both.
    if first.contains(cancelled) || other.contains(cancelled) { return decisionsCancelling }
    return decisions(ofLine: first)
  }

  func chainDecisions(from name: String?) -> [Decision] {
    let scene = end.scene
    var start = name.flatMap { scene.object(named: AnswerText.unquoted($0)) }
    if start == nil, let contact = contact(of: nil), let receiver = truth.receivers(of: contact).first {
      start = scene.object(named: receiver)
    }
    guard let start else { return [] }
    return scene.chain(from: start).compactMap { scene.nextAndRule(of: $0) }.map { Decision($0.rule, nil) }
  }
}
